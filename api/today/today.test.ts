import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { beforeEach, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)
/** Formats a day as 'Nov 21', or as 'Dec 2021' in another year. */
const monthAndDay = (day: string) =>
  format(parseISO(day), day.slice(0, 4) === dayIn(0).slice(0, 4) ? 'MMM d' : 'MMM yyyy')

let rita: Person
let staff: Caller

beforeEach(async () => {
  rita = await make.user()
  staff = as(rita)
})

type Item = { key: string; why: string; deal: { title: string } | null; talent: { name: string } | null }
type Group = { kind: string; total: number; items: Item[] }

const TODAY = `query ($scope: TodayScope, $kinds: [TodayKind!], $first: Int) {
  today(scope: $scope, kinds: $kinds, first: $first) {
    kind total items { key why hasEnoughCandidates deal { title } talent { name } candidate { databaseId } }
  }
  todayCount(scope: $scope)
}`

const today = (variables: Record<string, unknown> = {}, who = staff) =>
  who.run<{ today: Group[]; todayCount: number }>(TODAY, variables)

/** The sentences of one kind among the viewer's own items. */
async function why(kind: string): Promise<string[]> {
  const { today: groups } = await today({ kinds: [kind] })
  return groups.flatMap(({ items }) => items.map(item => item.why))
}

/** Moves the last change of a candidate's status some days into the past. */
const sinceDays = (candidateId: number, days: number) => world.db.$executeRaw`
  UPDATE "DealCandidate" SET "statusSince" = ${inDays(-days)}, "updatedAt" = ${inDays(-days)} WHERE id = ${candidateId}`

const hush = (talentId: number, days: number) =>
  world.db.$executeRaw`UPDATE "Activity" SET at = ${inDays(-days)} WHERE "talentId" = ${talentId}`

const own = () => make.deal({ ownerId: rita.id })

describe('an item is', () => {
  test('an open deal that is overdue, or due within a week with fewer than three candidates', async () => {
    const due = await make.deal({ ownerId: rita.id, deadline: dayIn(2) })
    await make.candidate({ dealId: due.id })
    await make.deal({ ownerId: rita.id, deadline: dayIn(8) })
    await make.deal({ ownerId: rita.id, deadline: dayIn(1), status: 'FILLED' })
    await make.deal({ ownerId: rita.id, deadline: dayIn(-3) })
    const enough = await make.deal({ ownerId: rita.id, deadline: dayIn(3) })
    for (const _ of [1, 2, 3]) await make.candidate({ dealId: enough.id })
    const long = await make.deal({ ownerId: rita.id, deadline: '2021-12-03' })
    expect(await why('DEADLINE')).toEqual([
      'Overdue since Dec 2021 · no candidates',
      `Overdue since ${monthAndDay(dayIn(-3))} · no candidates`,
      'Deadline in 2 days · 1 candidate',
    ])
    await world.db.deal.delete({ where: { id: long.id } })
    await make.candidate({ dealId: due.id, status: 'REJECTED' })
    await make.application(due.id)
    await make.application(due.id)
    await world.db.deal.update({ where: { id: enough.id }, data: { deadline: new Date(dayIn(-1)) } })
    const { today: groups } = await today({ kinds: ['DEADLINE'] })
    expect(groups[0]?.items).toMatchObject([
      { why: `Overdue since ${monthAndDay(dayIn(-3))} · no candidates`, hasEnoughCandidates: false },
      { why: 'Overdue since yesterday · 3 candidates', hasEnoughCandidates: true },
    ])
  })

  test('an interview within a week, listed once for a deal and its candidate', async () => {
    const { id: dealId } = await own()
    const date = inDays(3)
    await make.candidate({ dealId, status: 'INTERVIEWED', interviewDate: date })
    await world.db.deal.update({ where: { id: dealId }, data: { interviewDate: date } })
    await make.candidate({ dealId, status: 'INTERVIEWED', interviewDate: inDays(9) })
    const other = await own()
    await world.db.deal.update({ where: { id: other.id }, data: { interviewDate: inDays(1) } })
    const [next, later, ...more] = await why('INTERVIEW')
    expect(next).toMatch(/^Interview tomorrow at \d+:\d\d$/)
    expect(later).toMatch(/^Interview on \w{3}, \w{3} \d+ at \d+:\d\d$/)
    expect(more).toEqual([])
  })

  test('a past interview without an outcome, also after the outcome is reverted', async () => {
    const { id: dealId } = await own()
    const statusSince = inDays(-9)
    const { id } = await make.candidate({ dealId, status: 'INTERVIEWED', interviewDate: inDays(-1) })
    await make.candidate({ dealId, status: 'INTERVIEWED', interviewDate: inDays(-9) })
    await world.db.dealCandidate.updateMany({ where: { dealId }, data: { statusSince } })
    expect(await why('INTERVIEW')).toEqual([
      expect.stringMatching(/^Interview was yesterday at \d+:\d\d, no outcome yet$/),
    ])
    const move = (input: object) =>
      [
        'mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) { candidate { statusSince } } }',
        { input: { id, ...input } },
      ] as const
    await staff.run(...move({ status: 'REJECTED' }))
    expect(await why('INTERVIEW')).toEqual([])
    expect(await staff.run(...move({ status: 'INTERVIEWED', statusSince }))).toMatchObject({
      updateCandidate: { candidate: { statusSince: statusSince.toISOString() } },
    })
    expect(await why('INTERVIEW')).toHaveLength(1)
    for (const input of [
      { statusSince },
      { status: 'SENT', statusSince: inDays(1) },
      { status: 'SELECTED', statusSince },
    ]) {
      expect(await staff.refusal(...move(input))).toMatchObject({ fields: { statusSince: expect.anything() } })
    }
  })

  test('a new, waiting or unreadable application', async () => {
    const { id } = await own()
    await make.application(id, { createdAt: inDays(-3) })
    await make.application(id, { createdAt: inDays(-2), isProcessed: false, name: null })
    await make.application(id, { createdAt: inDays(-1), name: 'Processing Failed - Name Not Found' })
    await make.application(id, { status: 'SCREENED' })
    expect(await why('APPLICATION')).toEqual([
      'Applied 3 days ago, not looked at yet',
      'Applied 2 days ago, the resume is being read',
      'The resume could not be read',
    ])
  })

  test('a candidate sent three days ago, until there is an answer or a new status', async () => {
    const { id: dealId } = await own()
    const sent = await make.candidate({ dealId, status: 'SENT' })
    expect(await why('UNANSWERED')).toEqual([])
    await sinceDays(sent.id, 5)
    expect(await why('UNANSWERED')).toEqual(['Sent 5 days ago, no answer'])
    await staff.run('mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) { deal { id } } }', {
      input: { id: sent.id, status: 'REJECTED' },
    })
    expect(await why('UNANSWERED')).toEqual([])
  })

  test('a candidate without changes for a week', async () => {
    const { id: dealId } = await own()
    const { id, talentId } = await make.candidate({ dealId, status: 'SCREENED' })
    await sinceDays(id, 9)
    expect(await why('SILENT')).toEqual([])
    await hush(talentId, 8)
    expect(await why('SILENT')).toEqual(['No news for 9 days, Screened'])
    await make.comment(rita, talentId)
    expect(await why('SILENT')).toEqual([])
  })

  test('a candidate with rates older than half a year', async () => {
    const { id: dealId } = await own()
    const { id: talentId } = await make.talent({ minHourlyRate: '$50' })
    await make.candidate({ dealId, talentId })
    const age = () =>
      world.db.$executeRaw`UPDATE "Talent" SET "ratesConfirmedAt" = ${inDays(-250)} WHERE id = ${talentId}`
    await age()
    expect(await why('OLD_RATE')).toEqual(['Rates are 8 months old, and in the running'])
    await staff.run(
      'mutation ($input: ConfirmTalentRatesInput!) { confirmTalentRates(input: $input) { talent { id } } }',
      {
        input: { id: talentId },
      },
    )
    expect(await why('OLD_RATE')).toEqual([])
    await age()
    await staff.run('mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { talent { id } } }', {
      input: { id: talentId, minHourlyRate: '$60' },
    })
    expect(await why('OLD_RATE')).toEqual([])
  })
})

describe('choices', () => {
  const choose = (act: string, input: object, who = staff) =>
    who.run(`mutation ($input: ${act}TodayItemInput!) { ${act.toLowerCase()}TodayItem(input: $input) { key } }`, {
      input,
    })

  async function sent() {
    const { id: dealId } = await own()
    const candidate = await make.candidate({ dealId, status: 'SENT' })
    await sinceDays(candidate.id, 5)
    const { today: groups } = await today()
    return { candidate, key: groups.find(({ kind }) => kind === 'UNANSWERED')?.items[0]?.key ?? '' }
  }

  test('a dismissed item is hidden only from the viewer until its facts change', async () => {
    const { candidate, key } = await sent()
    await choose('Dismiss', { key })
    expect(await why('UNANSWERED')).toEqual([])
    expect(
      (await today({ scope: 'EVERYBODY', kinds: ['UNANSWERED'], first: 200 }, as(await make.user()))).today[0]?.items,
    ).toContainEqual(expect.objectContaining({ key }))
    await choose('Restore', { key })
    expect(await why('UNANSWERED')).toHaveLength(1)
    await choose('Dismiss', { key })
    await sinceDays(candidate.id, 4)
    expect(await why('UNANSWERED')).toEqual(['Sent 4 days ago, no answer'])
  })

  test('a snoozed item is shown again at its time', async () => {
    const { key } = await sent()
    await choose('Snooze', { key, until: inDays(1) })
    expect((await today()).todayCount).toBe(0)
    await world.db.todayChoice.updateMany({ where: { key }, data: { until: inDays(-0.01) } })
    expect((await today()).todayCount).toBe(1)
  })

  test('are refused for unknown items and times', async () => {
    const SNOOZE = 'mutation ($input: SnoozeTodayItemInput!) { snoozeTodayItem(input: $input) { key } }'
    for (const until of [inDays(-1), inDays(400)]) {
      expect(await staff.refusal(SNOOZE, { input: { key: 'DEADLINE:1', until } })).toMatchObject({
        fields: { until: 'The time must lie ahead, at most a year' },
      })
    }
    expect(await staff.refusal(SNOOZE, { input: { key: "x'; --", until: inDays(1) } })).toMatchObject({
      fields: { key: 'The item is unknown' },
    })
  })
})

test('EVERYBODY includes the items of colleagues', async () => {
  const other = await make.user()
  const deal = await make.deal({ ownerId: other.id, deadline: dayIn(1), title: `Deal of ${other.email}` })
  expect((await today()).today).toEqual([])
  const { today: groups } = await today({ scope: 'EVERYBODY', kinds: ['DEADLINE'], first: 200 })
  expect(groups[0]?.items.map(item => item.deal?.title)).toContain(deal.title)
})

test('a group contains the first items and their total number', async () => {
  for (const days of [1, 2, 3]) await make.deal({ ownerId: rita.id, deadline: dayIn(days) })
  const { today: groups, todayCount } = await today({ first: 2 })
  expect(groups).toMatchObject([{ kind: 'DEADLINE', total: 3, items: [{}, {}] }])
  expect(todayCount).toBe(3)
})

test('an unknown time zone is refused', async () => {
  const refused = await staff.refusal('query ($zone: String) { todayCount(timeZone: $zone) }', { zone: 'Mars/Base' })
  expect(refused).toMatchObject({ message: 'The time zone is unknown' })
  await staff.run('query { todayCount(timeZone: "Europe/Madrid") }')
})

test('READ tokens read Today, and visitors do not', async () => {
  expect(await visitor.refusal('{ todayCount }')).toMatchObject({ message: 'Not authenticated' })
  expect(await as(rita, 'READ').run('{ todayCount }')).toEqual({ todayCount: 0 })
  const DISMISS = 'mutation { dismissTodayItem(input: { key: "DEADLINE:1" }) { key } }'
  expect(await as(rita, 'READ').refusal(DISMISS)).toMatchObject({ code: 'FORBIDDEN' })
})
