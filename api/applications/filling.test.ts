import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller
let reader: Caller

beforeAll(async () => {
  const person = await make.user()
  staff = as(person)
  reader = as(person, 'READ')
})

const FILL = `mutation ($input: FillDealInput!) { fillDeal(input: $input) {
  deal { status startDate version companyBudget candidateBudget recruitingFee selectedCandidate { name status } }
  candidate { status } } }`

/** Creates a deal with four candidates and two applicants, and an open deal to move them to. */
async function race(values: object = {}) {
  const deal = await make.deal({ title: 'Fleet Engineer', ...values })
  const other = await make.deal({ title: 'Platform Engineer' })
  const candidate = async (name: string, status: string) =>
    make.candidate({ dealId: deal.id, status, notes: `About ${name}`, talentId: (await make.talent({ name })).id })
  return {
    ...{ deal, other, ines: await candidate('Ines', 'INTERVIEWED'), ben: await candidate('Ben', 'SENT') },
    ...{ cleo: await candidate('Cleo', 'INTERVIEWED'), dan: await candidate('Dan', 'APPLIED') },
    olga: await make.application(deal.id, { name: 'Olga' }),
    pete: await make.application(deal.id, { name: 'Pete', matchPercentage: 61 }),
  }
}

const candidatesOf = async (dealId: number) =>
  (await world.db.dealCandidate.findMany({ where: { dealId }, include: { talent: true }, orderBy: { id: 'asc' } })).map(
    ({ talent, status, notes }) => [talent.name, status, notes],
  )

const kindsOf = async (dealId: number) =>
  (await world.db.activity.findMany({ where: { dealId }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)

test('one call fills a deal, and rejects, moves or keeps each of the others', async () => {
  const { deal, other, ines, ben, cleo, olga, pete } = await race()
  const before = (await kindsOf(deal.id)).length
  const answer = await staff.run(FILL, {
    input: {
      ...{ id: deal.id, version: deal.version, talentId: ines.talentId, startDate: '2026-12-01' },
      ...{ companyBudget: '9500', candidateBudget: '$6,000' },
      candidates: [
        { id: ben.id, act: 'MOVE', dealId: other.id },
        { id: cleo.id, act: 'REJECT' },
      ],
      applications: [
        { id: olga.id, act: 'REJECT' },
        { id: pete.id, act: 'MOVE', dealId: other.id },
      ],
    },
  })
  expect(answer).toMatchObject({
    fillDeal: {
      deal: {
        ...{ status: 'FILLED', startDate: '2026-12-01', companyBudget: '$9500', candidateBudget: '$6,000' },
        selectedCandidate: { name: 'Ines', status: 'ASSIGNED' },
      },
      candidate: { status: 'SELECTED' },
    },
  })
  expect(await candidatesOf(deal.id)).toEqual([
    ['Ines', 'SELECTED', 'About Ines'],
    ['Cleo', 'REJECTED', 'About Cleo'],
    ['Dan', 'APPLIED', 'About Dan'],
  ])
  expect(await candidatesOf(other.id)).toEqual([['Ben', 'APPLIED', 'About Ben']])
  const applications = await world.db.externalApplication.findMany({ where: { id: { in: [olga.id, pete.id] } } })
  expect(
    applications.map(({ name, dealId, status, matchPercentage }) => [name, dealId, status, matchPercentage]),
  ).toEqual([
    ['Olga', deal.id, 'REJECTED', null],
    ['Pete', other.id, 'APPLIED', null],
  ])
  expect(await world.db.billingChange.findMany({ where: { dealId: deal.id } })).toMatchObject([
    { previousCompanyBudget: '$8,000', newCompanyBudget: '$9500', changeReason: 'Agreed when the deal was filled' },
  ])
  expect((await kindsOf(deal.id)).slice(before)).toEqual([
    ...['deal.winnerSelected', 'deal.statusChanged', 'billing.updated', 'candidate.removed', 'candidate.updated'],
    ...['application.updated', 'application.updated'],
  ])
  expect(await kindsOf(other.id)).toEqual(['deal.created', 'candidate.added', 'application.updated'])
})

test("an unchanged fee creates no billing change, and setAssigned: false keeps the talent's status", async () => {
  const { deal, ines } = await race({ dealType: 'HEAD_HUNTING', recruitingFee: '$20,000' })
  const input = { id: deal.id, talentId: ines.talentId, recruitingFee: '20,000', setAssigned: false }
  expect(await staff.run(FILL, { input })).toMatchObject({
    fillDeal: { deal: { startDate: null, recruitingFee: '$20,000', selectedCandidate: { status: 'BACKLOG' } } },
  })
  expect(await world.db.billingChange.count({ where: { dealId: deal.id } })).toBe(0)
})

test('the second of two concurrent attempts to fill a deal gets a CONFLICT', async () => {
  const { deal, ines, cleo } = await race()
  const fill = (talentId: number, more = {}) => staff.refusal(FILL, { input: { id: deal.id, talentId, ...more } })
  const answers = await Promise.allSettled(
    [ines, cleo].map(({ talentId }) => staff.run(FILL, { input: { id: deal.id, version: deal.version, talentId } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await fill(cleo.talentId, { version: deal.version })).toMatchObject({ code: 'CONFLICT' })
  expect(await fill(cleo.talentId)).toMatchObject({ code: 'CONFLICT', message: 'This deal is filled already' })
  expect((await candidatesOf(deal.id)).filter(([, status]) => status === 'SELECTED')).toHaveLength(1)
})

type Race = Awaited<ReturnType<typeof race>>
const move = (id: number, dealId?: number) => ({ candidates: [{ id, act: 'MOVE', dealId }] })

test.each<[string, (race: Race) => object | Promise<object>, object]>([
  [
    'a candidate who is on the other deal already',
    async ({ ben, other }) => {
      await make.candidate({ dealId: other.id, talentId: ben.talentId })
      return move(ben.id, other.id)
    },
    { code: 'CONFLICT', message: 'This talent is already a candidate for this deal' },
  ],
  ['no deal to move to', ({ ben }) => move(ben.id), { message: 'Please choose the deal to move to' }],
  [
    'a closed deal',
    async ({ ben }) => move(ben.id, (await make.deal({ title: 'Closed One', status: 'CLOSED' })).id),
    { message: "'Closed One' takes no more candidates" },
  ],
  ['an unknown deal', ({ ben }) => move(ben.id, 2_000_000), { code: 'NOT_FOUND', message: 'Deal not found' }],
  [
    'the winner',
    ({ ines, other }) => move(ines.id, other.id),
    { message: 'The selected candidate cannot be among the others' },
  ],
  [
    'a candidate of another deal',
    async ({ other }) => move((await make.candidate()).id, other.id),
    { message: 'Candidate not found' },
  ],
  [
    'an unknown application',
    () => ({ applications: [{ id: 2_000_000, act: 'REJECT' }] }),
    { code: 'NOT_FOUND', message: 'Application not found' },
  ],
  [
    'an application that the other deal has already',
    async ({ olga, other }) => {
      const { fingerprint } = await make.application(other.id, { name: 'Olga', fingerprint: `${olga.fingerprint}-` })
      await world.db.externalApplication.update({ where: { id: olga.id }, data: { fingerprint } })
      return { applications: [{ id: olga.id, act: 'MOVE', dealId: other.id }] }
    },
    { message: "Olga applied for 'Platform Engineer' already" },
  ],
])('%s changes nothing', async (_what, others, refusal) => {
  const before = await race()
  const { deal, ines } = before
  const input = { id: deal.id, talentId: ines.talentId, ...(await others(before)) }
  expect(await staff.refusal(FILL, { input })).toMatchObject(refusal)
  expect(await world.db.deal.findUniqueOrThrow({ where: { id: deal.id } })).toMatchObject({
    ...{ status: 'OPEN', selectedTalentId: null, version: deal.version },
  })
})

test('40 applications are rejected at once, and a repeated call changes nothing', { tags: ['deep'] }, async () => {
  const { deal, ines } = await race()
  const ids: { id: number }[] = []
  for (let at = 0; at < 40; at++) ids.push(await make.application(deal.id, { name: `Applicant ${at}` }))
  const applications = ids.map(({ id }) => ({ id, act: 'REJECT' }))
  const input = { id: deal.id, talentId: ines.talentId, applications, idempotencyKey: 'fill-once' }
  const first = await staff.run(FILL, { input })
  expect(await staff.run(FILL, { input })).toEqual(first)
  expect(await world.db.externalApplication.count({ where: { dealId: deal.id, status: 'REJECTED' } })).toBe(40)
})

test('READ tokens and visitors cannot fill deals', async () => {
  const { deal, ines } = await race()
  const input = { id: deal.id, talentId: ines.talentId }
  expect(await reader.refusal(FILL, { input })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await visitor.refusal(FILL, { input })).toMatchObject({ code: '401' })
})
