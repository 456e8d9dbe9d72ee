import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** `npm run schema` writes the contract that people review. */
await writeFile('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
