import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import type { Break } from './openapi.ts'

/** What breaks between two schemas, by schema coordinate. New enum values and optional arguments break nothing. */
export async function graphqlBreaks(before: string, after: string): Promise<Break[]> {
  const changes = await diff(buildSchema(before), buildSchema(after))
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ type, path = '' }) => ({ kind: type, part: path }))
}
