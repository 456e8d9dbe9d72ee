import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { cookieName } from '../../api/auth/request.ts'
import { describeApi } from '../../api/http/openapi/openapi.ts'
import { schema } from '../../api/schema.ts'
import { type Break, graphqlBreaks, openApiBreaks } from './breaks.ts'
import { giveExamples } from './examples.ts'
import type { OpenApi } from './openapi.ts'

/** The texts of `schema.graphql` and `openapi.json`. */
type Contracts = { graphql: string; openapi: string }

/** The name of the session cookie over https, as in production. */
const COOKIE = cookieName('https://talentdesk.example')

/** Prints the two contracts from the code. `openapi.json` keeps its examples. */
export async function printContracts(): Promise<Contracts> {
  const document: OpenApi = JSON.parse(JSON.stringify(describeApi(COOKIE)))
  giveExamples(document, JSON.parse(await readFile('openapi.json', 'utf8')))
  return {
    graphql: `${printSchema(lexicographicSortSchema(schema))}\n`,
    openapi: `${JSON.stringify(document, null, 2)}\n`,
  }
}

/**
 * The contracts of a commit, from git. Null if the history is missing, as in a shallow clone or outside a repository.
 * Throws if a complete clone does not contain the commit.
 */
export function contractsAt(commit: string, folder = '.'): Contracts | null {
  const graphql = git(folder, 'show', `${commit}:schema.graphql`)
  const openapi = git(folder, 'show', `${commit}:openapi.json`)
  if (graphql && openapi) return { graphql, openapi }
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return null
  throw new Error(`This clone does not hold the released contracts: commit ${commit}`)
}

/** Runs git in the folder. Returns its output, or null when it fails. */
export function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 })
  return status === 0 ? stdout : null
}

/** All breaks between two releases. */
export async function breaksBetween(before: Contracts, after: Contracts): Promise<Break[]> {
  return [
    ...(await graphqlBreaks(before.graphql, after.graphql)),
    ...openApiBreaks(JSON.parse(before.openapi), JSON.parse(after.openapi)),
  ]
}

/** The form of a reason: "Since 2027-01-15, until 2027-09-01: use `role`." */
const REASON = /^Since (\d{4}-\d\d-\d\d), until (\d{4}-\d\d-\d\d): \S/

/** Minimum days from deprecation to removal: docs/integrators/compatibility.md. */
const DAYS = 180

/** Reasons of deprecations that lack a start and end, or have too few days between. REST has the reasons of GraphQL. */
export function wrongReasons(graphql: string): string[] {
  const reasons = [...graphql.matchAll(/@deprecated(?:\(reason: "(.*?)"\))?/g)].map(([, reason = '']) => reason)
  return reasons.filter(reason => {
    const [, since = '', until = ''] = REASON.exec(reason) ?? []
    return !((Date.parse(until) - Date.parse(since)) / 86_400_000 >= DAYS)
  })
}
