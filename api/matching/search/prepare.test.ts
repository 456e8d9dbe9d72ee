import { expect, test } from 'vitest'
import { as, openApp, visitor, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp()

const PREPARE = 'mutation { prepareMatching { success } }'
const MATCH = 'mutation { matchTalents(input: { jobDescription: "Falconer" }) { matches { talent { name } } } }'

/** The last SQL statement of the searching thread; empty before the thread has started. */
async function statements(): Promise<string[]> {
  const rows = await world.db.$queryRaw<{ query: string }[]>`
    SELECT query FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'talentdesk matching'`
  return rows.map(({ query }) => query)
}

const ALL = expect.stringContaining('FROM "TalentTerms" WHERE "talentId" >')
const CHANGED = expect.stringContaining('FROM "TalentTerms" WHERE "changedBy" >=')

test('prepareMatching loads the terms of all talents once', async () => {
  const person = await make.user()
  await make.talent({ name: 'Fay', role: 'Falconer' })
  expect(await visitor.refusal(PREPARE)).toMatchObject({ message: 'Not authenticated' })
  expect(await statements()).toEqual([])

  expect(await as(person).run(PREPARE)).toEqual({ prepareMatching: { success: true } })
  expect(await statements()).toEqual([ALL])
  expect(await as(person, 'READ').run(PREPARE)).toEqual({ prepareMatching: { success: true } })
  expect(await statements()).toEqual([CHANGED])

  expect(await as(person).run(MATCH)).toEqual({ matchTalents: { matches: [{ talent: { name: 'Fay' } }] } })
})
