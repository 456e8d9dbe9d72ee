import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deprecate } from '../../api/http/openapi/descriptions.ts'
import { CHANGELOG, compareWithChangelog, lastRelease, released } from './changelog.ts'
import { breaksBetween, contractsAt, printContracts, wrongReasons } from './contracts.ts'

const contracts = await printContracts()
const changelog = await readFile(CHANGELOG, 'utf8')

test('the committed contracts match the code', async () => {
  expect(await readFile('schema.graphql', 'utf8')).toBe(contracts.graphql)
  expect(await readFile('openapi.json', 'utf8')).toBe(contracts.openapi)
})

test('the changelog gives a reason for every break since the last release, and for no other change', async ({
  skip,
}) => {
  const commit = lastRelease(changelog)
  const release = contractsAt(commit)
  if (!release) return skip(`No release to compare with: this copy has no history, and so not commit ${commit}`)
  const breaks = await breaksBetween(release, contracts)
  expect(compareWithChangelog(breaks, changelog)).toEqual({ unannounced: [], stale: [] })
})

test('in a copy without git history, the contracts of a release are null', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-history-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(contractsAt('6ef365d1', folder)).toBeNull()
})

test('the sections of the changelog have dates, the newest first', () => {
  const days = [...changelog.matchAll(/^## (.+)$/gm)].map(([, day = '']) => day)
  expect(days[0]).toBe('Next')
  for (const day of days.slice(1)) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(days.slice(1)).toEqual(days.slice(1).sort().reverse())
})

const BREAKS = [
  { kind: 'FIELD_REMOVED', part: 'Talent.role' },
  { kind: 'FIELD_REMOVED', part: 'REST Talent.role' },
  { kind: 'FIELD_TYPE_CHANGED', part: 'Mutation.createDeal' },
]

const changes = (...lines: string[]) =>
  `# Changes\n\n## Next\n\n${lines.join('\n')}\n\n## 2026-01-01\n\n- \`FIELD_REMOVED\` \`Talent.role\`: long ago\n`

test("each break needs a line under 'Next' with its kind, its part and a reason", () => {
  expect(compareWithChangelog(BREAKS, changes('Nothing.')).unannounced).toHaveLength(3)
  const given = changes(
    '- `FIELD_REMOVED` `Talent.role`: nobody may be chosen by it',
    '- `FIELD_REMOVED` `REST Talent.role`:',
    '- `TYPE_REMOVED` `Mutation.*`: another kind',
  )
  expect(compareWithChangelog(BREAKS, given)).toEqual({
    unannounced: ['`FIELD_REMOVED` `REST Talent.role`', '`FIELD_TYPE_CHANGED` `Mutation.createDeal`'],
    stale: ['`TYPE_REMOVED` `Mutation.*`'],
  })
})

test('a star in a part matches any text', () => {
  const given = changes('- `FIELD_REMOVED` `*Talent.role`: gone', '- `FIELD_TYPE_CHANGED` `Mutation.*`: all')
  expect(compareWithChangelog(BREAKS, given)).toEqual({ unannounced: [], stale: [] })
})

test('a release adds its date and the commit of its contracts to the changelog', () => {
  const after = released(changes('- `FIELD_REMOVED` `Talent.role`: gone'), '2026-02-01', '0123456789abcdef')
  expect(after).toMatch(/## Next\n\nNothing yet\.\n\n## 2026-02-01\n/)
  expect(lastRelease(after)).toBe('0123456789ab')
  expect(compareWithChangelog([], after)).toEqual({ unannounced: [], stale: [] })
})

test('each deprecation states its start, its end and the replacement', () => {
  expect(wrongReasons(contracts.graphql)).toEqual([])
})

test('a deprecation lasts at least 180 days, and REST has the same text', () => {
  const reason = 'Since 2027-01-15, until 2027-09-01: use `role`.'
  const wrong = ['use role', 'Since 2027-01-15, until 2027-02-01: use role.', 'Since 2027-01-15, until soon: role']
  const fields = [reason, ...wrong].map((each, index) => `f${index}: Int @deprecated(reason: "${each}")`)
  expect(wrongReasons(fields.join('\n'))).toEqual(wrong)
  expect(deprecate('The job.', { deprecationReason: reason })).toEqual({
    deprecated: true,
    description: `The job. Deprecated. ${reason}`,
  })
})
