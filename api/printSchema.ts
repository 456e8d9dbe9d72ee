import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** Writes the schema for review; run by `npm run schema`. */
await writeFile('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
