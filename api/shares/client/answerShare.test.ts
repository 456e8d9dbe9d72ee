import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, inPerson, openApp, visitorsPage, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { countQueries } from '../../test/queries.ts'
import { ANSWER, answer, expire, inDays, profilesOf, shortlist } from '../test/sharing.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0', CLIENT_ANSWERS_PER_HOUR: '6' })

let recruiter: Person
let staff: Caller
/** A share without an answer. */
let unanswered: Awaited<ReturnType<typeof shareOfOne>>

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
  unanswered = await shareOfOne()
})

/** Creates a share of one talent, with the input of an answer about that talent. */
async function shareOfOne(name = 'Ada Lovelace', input = {}) {
  const made = await shortlist(recruiter, [name], input)
  const [profile] = await profilesOf(made.token)
  return { ...made, about: { token: made.token, profile: profile?.key } }
}

const refusal = (input: Record<string, unknown>) => visitorsPage.refusal(ANSWER, { input })

describe("a client's answer", () => {
  test('appears on the candidate, the deal, the talent and their timelines, and changes no status', async () => {
    const { about, deal, talents, databaseId } = await shareOfOne()
    const times = [inDays(3), inDays(2)]
    const profile = await answer({
      ...about,
      answer: 'INTERVIEW',
      times: [...times, times[0]],
      comment: ' Please call. ',
    })
    const given = { answer: 'INTERVIEW', times: [times[1], times[0]], comment: 'Please call.', version: 1 }
    expect(profile).toMatchObject({ name: 'Ada L.', answer: given })
    const READ = `query ($deal: Int!, $talent: Int!) {
      deal(id: $deal) {
        candidates { status clientAnswer { answer times comment version suggestedStatus share { databaseId } } }
        activity(first: 1) { edges { node { kind actor { id } talent { name } changes { field before after } } } }
      }
      talent(id: $talent) {
        shares { edges { node { items { answer { answer suggestedStatus } } } } }
        activity(first: 1) { edges { node { kind } } }
      } }`
    const read = await staff.run(READ, { deal: deal.id, talent: talents[0]?.id })
    const suggested = { answer: 'INTERVIEW', suggestedStatus: 'INTERVIEWED' }
    const entry = {
      ...{ kind: 'share.answered', actor: null, talent: { name: 'Ada Lovelace' } },
      changes: [
        { field: 'recipient', before: null, after: 'Carla Client, Streamhaus' },
        { field: 'answer', before: null, after: 'Asks for an interview' },
        { field: 'times', before: null, after: `${times[1]}\n${times[0]}` },
        { field: 'comment', before: null, after: 'Please call.' },
      ],
    }
    expect(read).toMatchObject({
      deal: {
        candidates: [{ status: 'APPLIED', clientAnswer: { ...given, ...suggested, share: { databaseId } } }],
        activity: { edges: [{ node: entry }] },
      },
      talent: {
        shares: { edges: [{ node: { items: [{ answer: suggested }] } }] },
        activity: { edges: [{ node: { kind: 'share.answered' } }] },
      },
    })
  })

  test('may be changed until the share ends', async () => {
    const { about, databaseId: id } = await shareOfOne()
    await answer({ ...about, answer: 'INTERESTED' })
    const again = await answer({ ...about, answer: 'INTERESTED' })
    expect(again.answer).toMatchObject({ version: 1 })
    const changed = await answer({ ...about, answer: 'NOT_THIS_ONE', comment: 'Too far away.', version: 1 })
    expect(changed.answer).toMatchObject({ answer: 'NOT_THIS_ONE', times: [], version: 2 })
    expect(await world.db.activity.count({ where: { shareId: id, kind: 'share.answered' } })).toBe(2)
    await expire(id)
    expect(await refusal({ ...about, answer: 'INTERESTED', version: 2 })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await world.db.shareAnswer.findFirst({ where: { item: { shareId: id } } })).toMatchObject({
      ...{ answer: 'NOT_THIS_ONE', version: 2 },
    })
  })

  test('is a CONFLICT if it is the second of two concurrent answers', async () => {
    const { about } = await shareOfOne()
    const both = await Promise.allSettled([
      answer({ ...about, answer: 'INTERESTED' }),
      answer({ ...about, answer: 'NOT_THIS_ONE' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = await refusal({ ...about, answer: 'INTERVIEW', times: [inDays(1)] })
    expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/^Somebody else has answered/) })
    const seen = await answer({ ...about, answer: 'INTERVIEW', times: [inDays(1)], version: 1 })
    expect(seen.answer).toMatchObject({ answer: 'INTERVIEW', version: 2 })
  })

  test('is not lost when the share is renewed', async () => {
    const { about, databaseId: id, token } = await shareOfOne()
    await answer({ ...about, answer: 'INTERESTED' })
    await staff.run('mutation ($id: Int!) { renewShare(input: { id: $id }) { share { id } } }', { id })
    expect((await profilesOf(token))[0]?.answer).toMatchObject({ answer: 'INTERESTED' })
  })

  test.each([
    [{ answer: 'INTERVIEW' }, 'Please propose at least one time'],
    [{ answer: 'INTERVIEW', times: [] }, 'Please propose at least one time'],
    [{ answer: 'INTERVIEW', times: [1, 2, 3, 4].map(inDays) }, 'Please propose at most three times'],
    [{ answer: 'INTERVIEW', times: [inDays(1), inDays(-1)] }, 'Please propose times in the future'],
    [{ answer: 'INTERESTED', times: [inDays(1)] }, 'Times go with an interview only'],
    [{ answer: 'INTERESTED', comment: 'x'.repeat(2_001) }, 'Comment must be at most 2,000 characters'],
    [{ answer: 'INTERESTED', comment: 'a\u0000b' }, 'Comment contains a character that cannot be stored'],
  ])('is refused: %j', async (input, message) => {
    expect(await refusal({ ...unanswered.about, ...input })).toMatchObject({ code: 'INVALID_INPUT', message })
  })

  test('is refused for profiles of other links and for hidden talents', async () => {
    const { about, databaseId: id } = await shareOfOne()
    const profiles = [unanswered.about.profile, '', 'a\ud800', 'x'.repeat(100_000)]
    for (const profile of profiles) {
      expect(await refusal({ ...about, profile, answer: 'INTERESTED' })).toMatchObject({
        ...{ code: 'NOT_FOUND', message: 'This profile is not available anymore.' },
      })
    }
    await world.db.shareItem.updateMany({ where: { shareId: id }, data: { talentId: null } })
    expect(await refusal({ ...about, answer: 'INTERESTED' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('needs the key of a locked share, and is refused to staff', async () => {
    const locked = await shortlist(recruiter, ['Lock Smith'], { passcode: 'meadow' })
    const item = await world.db.shareItem.findFirstOrThrow({ where: { shareId: locked.databaseId } })
    const about = { token: locked.token, profile: item.key, answer: 'INTERESTED' }
    expect(await refusal(about)).toMatchObject({ code: 'FORBIDDEN', message: 'Please enter the passcode first' })
    for (const caller of [staff, inPerson(recruiter)]) {
      expect(await caller.refusal(ANSWER, { input: { ...unanswered.about, answer: 'INTERESTED' } })).toMatchObject({
        ...{ code: 'FORBIDDEN', message: 'You are signed in, and only the client answers here' },
      })
    }
  })

  test('is limited per hour and share', async () => {
    const { about } = await shareOfOne()
    for (let version = 0; version < 6; version++) {
      await answer({ ...about, answer: 'INTERESTED', comment: `Number ${version}`, version })
    }
    expect(await refusal({ ...about, answer: 'NOT_THIS_ONE', version: 6 })).toMatchObject({ code: 'TOO_MANY' })
  })
})

test.each([
  ['INTERESTED', 'APPLIED', 'SENT'],
  ['INTERESTED', 'SENT', null],
  ['INTERVIEW', 'SENT', 'INTERVIEWED'],
  ['INTERVIEW', 'INTERVIEWED', null],
  ['NOT_THIS_ONE', 'INTERVIEWED', 'REJECTED'],
  ['NOT_THIS_ONE', 'WITHDRAWN', null],
] as const)('the answer %s suggests for a candidate with the status %s: %s', async (given, status, suggestedStatus) => {
  const { about, deal } = await shareOfOne()
  await world.db.dealCandidate.updateMany({ where: { dealId: deal.id }, data: { status } })
  await answer({ ...about, answer: given, times: given === 'INTERVIEW' ? [inDays(1)] : [] })
  const READ = 'query ($id: Int!) { deal(id: $id) { candidates { clientAnswer { suggestedStatus } } } }'
  expect(await staff.run(READ, { id: deal.id })).toEqual({
    deal: { candidates: [{ clientAnswer: { suggestedStatus } }] },
  })
})

test('the answers on a deal take as many statements for twelve candidates as for two', { tags: ['deep'] }, async () => {
  const READ = `query ($id: Int!) { deal(id: $id) {
    candidates { clientAnswer { answer suggestedStatus share { recipientName } } }
    shares { edges { node { state isOutdated items { shown { name metNeeds } answer { answer } } } } } } }`
  const statements = []
  for (const size of [2, 12]) {
    const names = Array.from({ length: size }, (_, at) => `Person ${String.fromCharCode(65 + at)}one`)
    const { token, deal } = await shortlist(recruiter, names)
    for (const { key } of (await profilesOf(token)).slice(0, 6))
      await answer({ token, profile: key, answer: 'INTERESTED' })
    // The first two readings also read what is cached afterwards.
    for (let times = 0; times < 2; times++) await staff.run(READ, { id: deal.id })
    statements.push(await countQueries(() => staff.run(READ, { id: deal.id })))
  }
  expect(statements[1]).toBe(statements[0])
})
