import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { cookieName } from './auth/request.ts'
import { describeApi } from './http/openapi.ts'
import { schema } from './schema.ts'

/** The cookie of a product behind https, as in production. */
const COOKIE = cookieName('https://talentdesk.example')

/** Writes the two contracts for review; run by `npm run schema`. */
await writeFile('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
await writeFile('openapi.json', `${JSON.stringify(describeApi(COOKIE), null, 2)}\n`)
