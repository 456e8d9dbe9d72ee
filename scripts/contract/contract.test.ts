import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeApi } from '../../api/http/openapi/openapi.ts'
import { schema } from '../../api/schema.ts'
import { announcedIn, compareWithChangelog, released } from './changelog.ts'
import { breaksSince, CHANGELOG, compact, printContracts } from './contracts.ts'
import { wronglyDeprecated } from './deprecations.ts'
import type { OpenApi } from './openapi.ts'

const contracts = await printContracts()
const document: OpenApi = JSON.parse(contracts.openapi)
const changelog = await readFile(CHANGELOG, 'utf8')

test('the committed contracts are those of the code', async () => {
  expect(await readFile('schema.graphql', 'utf8')).toBe(contracts.graphql)
  expect(await readFile('openapi.json', 'utf8')).toBe(contracts.openapi)
})

test('nothing breaks since the last release that the changelog has no reason for, and it names nothing else', async () => {
  const breaks = await breaksSince(contracts)
  expect(compareWithChangelog(breaks, changelog)).toEqual({ unannounced: [], stale: [] })
})

test('the changelog is dated, newest first', () => {
  const days = [...changelog.matchAll(/^## (.+)$/gm)].map(([, day = '']) => day)
  expect(days[0]).toBe('Next')
  for (const day of days.slice(1)) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(days.slice(1)).toEqual(days.slice(1).sort().reverse())
})

test('a reason in the changelog is for one kind of change and the parts that it names', () => {
  const breaks = [
    { kind: 'FIELD_REMOVED', part: 'Talent.role' },
    { kind: 'FIELD_REMOVED', part: 'REST Talent.role' },
    { kind: 'FIELD_TYPE_CHANGED', part: 'Mutation.createDeal' },
  ]
  const text = (...lines: string[]) =>
    `# Changes\n\n## Next\n\n${lines.join('\n')}\n\n## 2026-01-01\n\n- \`FIELD_REMOVED\` \`Talent.role\`: long ago\n`
  expect(compareWithChangelog(breaks, text('Nothing.')).unannounced).toHaveLength(3)
  const given = text(
    '- `FIELD_REMOVED` `Talent.role`: nobody may be chosen by it',
    '- `FIELD_REMOVED` `REST Talent.role`:',
    '- `TYPE_REMOVED` `Mutation.*`: another kind',
  )
  expect(compareWithChangelog(breaks, given)).toEqual({
    unannounced: ['`FIELD_REMOVED` `REST Talent.role`', '`FIELD_TYPE_CHANGED` `Mutation.createDeal`'],
    stale: ['`TYPE_REMOVED` `Mutation.*`'],
  })
  expect(compareWithChangelog(breaks.slice(2), text('- `FIELD_TYPE_CHANGED` `Mutation.*`: all'))).toEqual({
    unannounced: [],
    stale: [],
  })
  expect(announcedIn(released(given, '2026-02-01'))).toEqual([])
  expect(released(given, '2026-02-01')).toMatch(/## Next\n\nNothing yet\.\n\n## 2026-02-01\n/)
})

test('a baseline without words breaks nothing of what it was made of', async () => {
  const { graphql, openapi } = compact(contracts)
  expect(graphql).not.toContain('"""')
  expect(Object.keys(JSON.parse(openapi).paths)).toEqual(Object.keys(document.paths))
  expect(JSON.parse(openapi).components.schemas.Talent.properties.summary).toEqual({ type: 'string' })
})

test('what is deprecated says since when, until when and what for', () => {
  expect(wronglyDeprecated(contracts.graphql, document)).toEqual([])
})

test('what is deprecated in GraphQL is so in REST, and a date that is missing or too near is found', () => {
  const talents = schema.getQueryType()?.getFields().talents
  const role = schema.getType('Talent')
  if (!talents || !role || !('getFields' in role)) throw new Error('No talents')
  const parts = [talents, role.getFields().role as typeof talents]
  const deprecated = (reason?: string) => {
    for (const part of parts) part.deprecationReason = reason
    return JSON.parse(JSON.stringify(describeApi('session'))) as OpenApi
  }
  try {
    const { paths, components } = deprecated('Since 2027-01-15, until 2027-09-01: use `deals`.')
    const call = paths['/api/talents']?.get
    expect(call?.deprecated).toBe(true)
    expect(call?.description).toMatch(/Deprecated\. Since 2027-01-15, until 2027-09-01: use `deals`\.$/)
    expect(components.schemas.Talent?.properties?.role?.deprecated).toBe(true)
    expect(wronglyDeprecated(sdl('Since 2027-01-15, until 2027-09-01: use b.'), { paths, components })).toEqual([])
    for (const reason of ['use b', 'Since 2027-01-15, until 2027-02-01: use b.', 'Since 2027-01-15, until soon: b'])
      expect(wronglyDeprecated(sdl(reason), deprecated(reason))).toEqual(
        expect.arrayContaining(['Query.a', 'Query.b(c:)', 'E.F', 'GET /api/talents', 'REST Talent.role']),
      )
  } finally {
    deprecated()
  }
})

const sdl = (reason: string) => {
  const mark = `@deprecated(reason: "${reason}")`
  return `type Query { a: String ${mark} b(c: Int ${mark}): E } enum E { F ${mark} G }`
}
