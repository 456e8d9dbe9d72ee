import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { matchTalents } from '../match.ts'
import { type Matcher, openMatcher } from './matcher.ts'

openApp()

const MATCH = /* GraphQL */ `
  mutation ($input: MatchTalentsInput!) { matchTalents(input: $input) { matches { talent { name } } } }
`

let person: Person
let staff: Caller
/** The matcher of a second server on the same database, which has searched before. */
let other: Matcher

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  other = openMatcher(world.databaseUrl)
  expect(await namesFor('Welder')).toEqual([])
})

afterAll(() => other.close())

/** The names of the talents found, which must be the same on both servers. */
async function namesFor(jobDescription: string, filter: { targetArea?: string } = {}): Promise<string[]> {
  type Result = { matchTalents: { matches: { talent: { name: string } }[] } }
  const { matchTalents: here } = await staff.run<Result>(MATCH, { input: { jobDescription, ...filter } })
  const names = here.matches.map(({ talent }) => talent.name)
  expect(await namesBy(other, jobDescription, filter)).toEqual(names)
  return names
}

async function namesBy(matcher: Matcher, jobDescription: string, filter = {}) {
  const viewer = { ...person, via: { session: 'other', confirmedAt: null } }
  const asked = { ...world, viewer, matcher, signal: new AbortController().signal }
  const { matches } = await matchTalents(asked, { jobDescription, ...filter })
  return matches.map(({ talent }) => talent.name)
}

test('the next search of every server finds a changed talent, whoever made the change', async () => {
  const welder = await make.talent({ name: 'Wanda', role: 'Welder', techStack: ['Blacksmithing'], area: 'OTHER' })
  const where = { id: welder.id }
  expect(await namesFor('Blacksmithing')).toEqual(['Wanda'])

  await world.db.$executeRaw`UPDATE "Talent" SET "techStack" = '{Falconry}' WHERE id = ${welder.id}`
  expect(await namesFor('Blacksmithing')).toEqual([])
  expect(await namesFor('Falconry')).toEqual(['Wanda'])

  expect(await namesFor('Falconry', { targetArea: 'DESIGN' })).toEqual([])
  await world.db.$executeRaw`UPDATE "Talent" SET area = 'DESIGN' WHERE id = ${welder.id}`
  expect(await namesFor('Falconry', { targetArea: 'DESIGN' })).toEqual(['Wanda'])

  await world.db.talent.update({ where, data: { status: 'DROPPED' } })
  expect(await namesFor('Falconry')).toEqual([])
  await world.db.talent.update({ where, data: { status: 'VETTED' } })
  expect(await namesFor('Falconry')).toEqual(['Wanda'])

  await world.db.talent.delete({ where })
  expect(await namesFor('Falconry')).toEqual([])
})

test('a talent added in a transaction is found once the transaction has ended', async () => {
  await world.transaction(async tx => {
    await tx.$executeRaw`
      INSERT INTO "Talent" (name, role, area, seniority) VALUES ('Tia', 'Glassblower', 'OTHER', '')`
    expect(await namesFor('Glassblower')).toEqual([])
    await make.talent({ name: 'Gus', role: 'Glassblower' })
    expect(await namesFor('Glassblower')).toEqual(['Gus'])
  })
  expect((await namesFor('Glassblower')).sort()).toEqual(['Gus', 'Tia'])
})

test('a search does not wait for a transaction that is changing a talent', async () => {
  const { id } = await make.talent({ name: 'Lena', role: 'Lutemaker', techStack: ['Lutes'] })
  await make.talent({ name: 'Paul', role: 'Pipemaker', techStack: ['Lutes'] })
  await world.transaction(async tx => {
    await tx.talent.update({ where: { id }, data: { techStack: ['Harps'] } })
    expect(await namesFor('Lutes')).toEqual(['Paul'])
  })
  expect(await namesFor('Harps')).toEqual(['Lena'])
})

test('other talents are found when more were deleted than are rated', { tags: ['deep'] }, async () => {
  await world.db.talent.createMany({
    data: Array.from({ length: 450 }, (_, at) => ({
      ...{ name: `Baker ${at}`, role: 'Baker', area: 'OTHER' as const, seniority: '' },
      techStack: at < 440 ? ['Sourdough', 'Croissants'] : ['Sourdough'],
    })),
  })
  expect(await namesFor('Baker. Sourdough, croissants.')).toHaveLength(50)
  await world.db.$executeRaw`DELETE FROM "Talent" WHERE 'Croissants' = ANY("techStack")`
  expect(await namesFor('Baker. Sourdough, croissants.')).toHaveLength(10)
})

test('a new server uses stored terms, and reads profiles with outdated terms anew', { tags: ['deep'] }, async () => {
  await make.talent({ name: 'Cara', role: 'Cooper', techStack: ['Casks'] })
  expect(await namesFor('Casks')).toEqual(['Cara'])
  await world.db.$executeRaw`UPDATE "TalentTerms" SET vocabulary = 1, words = '' WHERE "talentId" > 0`
  const third = openMatcher(world.databaseUrl)
  expect(await namesBy(third, 'Casks')).toEqual([])
  const { signal } = new AbortController()
  for (let more = true; more; ) more = await third.readSome(signal)
  expect(await namesBy(third, 'Casks')).toEqual(['Cara'])
  expect(await namesFor('Casks')).toEqual(['Cara'])
  await third.close()
})

test('a search ends when its signal aborts', async () => {
  const aborted = AbortSignal.abort(new Error('gone'))
  const search = { sought: 'Welder', dealId: null, besides: [], most: 1, now: Date.now() }
  await expect(other.search(search, aborted)).rejects.toThrow('gone')
  const stopping = new AbortController()
  const searching = other.search(search, stopping.signal)
  stopping.abort(new Error('left'))
  await expect(searching).rejects.toThrow('left')
})
