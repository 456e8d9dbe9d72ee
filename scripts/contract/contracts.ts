import { readFile } from 'node:fs/promises'
import { lexicographicSortSchema, parse, print, printSchema, visit } from 'graphql'
import { cookieName } from '../../api/auth/request.ts'
import { describeApi } from '../../api/http/openapi/openapi.ts'
import { schema } from '../../api/schema.ts'
import { giveExamples } from './examples.ts'
import { graphqlBreaks } from './graphqlBreaks.ts'
import type { Break, OpenApi } from './openapi.ts'
import { openApiBreaks } from './openapiBreaks.ts'

type Contracts = { graphql: string; openapi: string }

/** The contracts as they were released last, without their words. `npm run schema -- release` writes them. */
export const BASELINE: Contracts = {
  graphql: 'scripts/contract/baseline/schema.graphql',
  openapi: 'scripts/contract/baseline/openapi.json',
}

export const CHANGELOG = 'docs/integrators/changelog.md'

/** The cookie of a product behind https, as in production. */
const COOKIE = cookieName('https://talentdesk.example')

/** The two contracts as the code has them, for `schema.graphql` and `openapi.json`, which keeps its examples. */
export async function printContracts(): Promise<Contracts> {
  const document: OpenApi = JSON.parse(JSON.stringify(describeApi(COOKIE)))
  giveExamples(document, JSON.parse(await readFile('openapi.json', 'utf8')))
  return {
    graphql: `${printSchema(lexicographicSortSchema(schema))}\n`,
    openapi: `${JSON.stringify(document, null, 2)}\n`,
  }
}

/** What breaks since the last release. */
export async function breaksSince(contracts: Contracts): Promise<Break[]> {
  const [graphql, openapi] = await Promise.all([BASELINE.graphql, BASELINE.openapi].map(file => readFile(file, 'utf8')))
  return [
    ...(await graphqlBreaks(graphql ?? '', contracts.graphql)),
    ...openApiBreaks(JSON.parse(openapi ?? ''), JSON.parse(contracts.openapi)),
  ]
}

/** As much of the contracts as is compared: without descriptions, examples and problems, a path or schema in one line. */
export function compact({ graphql, openapi }: Contracts): Contracts {
  const { paths, components }: OpenApi = JSON.parse(openapi)
  for (const item of Object.values(paths))
    for (const { responses } of Object.values(item))
      for (const status of Object.keys(responses)) if (status >= '400') delete responses[status]
  const lines = (parts: Record<string, object>) =>
    Object.entries(parts)
      .map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part, dropWords)}`)
      .join(',\n')
  return {
    graphql: `${print(visit(parse(graphql), { enter: node => ({ ...node, description: undefined }) }))}\n`,
    openapi: `{"paths": {\n${lines(paths)}\n}, "components": {"schemas": {\n${lines(components.schemas)}\n}}}\n`,
  }
}

/** A property may be called 'description', too: it is an object then. */
const dropWords = (key: string, value: unknown) =>
  key === 'example' || (typeof value === 'string' && ['description', 'summary'].includes(key)) ? undefined : value
