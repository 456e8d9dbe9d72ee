import { beforeAll, describe, expect, test } from 'vitest'
import { updateCandidate } from '../candidates/candidates.ts'
import { candidateStatuses } from '../candidates/words.ts'
import { createShare, revokeShare } from '../shares/shares.ts'
import { call } from '../test/call.ts'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person, staffOf } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'
import { SENT_STATUSES } from './words.ts'

openApp()

let maria: Person

beforeAll(async () => {
  maria = await make.user({ firstName: 'Maria', lastName: 'Noor' })
})

const ASK = `query ($input: SubmissionInput!) { submissionWarnings(input: $input) {
  talentId kind message isBlocking deal { databaseId } share { databaseId } otherTalent { databaseId } at } }`

type Warning = { talentId: number; kind: string; message: string; isBlocking: boolean; at: string | null }

/** The warnings, without that of a missing consent unless it is asked for. */
async function warnings(input: object, { consent = false } = {}) {
  const answer = await as(maria, 'READ').run<{ submissionWarnings: Warning[] }>(ASK, { input })
  return answer.submissionWarnings.filter(({ kind }) => consent || kind !== 'NO_CONSENT')
}

const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date())

/** Somebody with contacts of their own. */
const person = (name: string, values: object = {}) =>
  make.talent({
    name,
    linkedinUrl: `https://www.linkedin.com/in/${name.toLowerCase().replace(/\W/g, '-')}-${unique++}`,
    ...values,
  })

let unique = 1

/** Sends the talent to the client of a new deal, as Maria does. */
async function send(talentId: number, companyId: number, status = 'SENT') {
  const deal = await make.deal({ companyId, title: 'Data Lead' })
  const candidate = await make.candidate({ dealId: deal.id, talentId })
  await updateCandidate(staffOf(maria), { id: candidate.id, status })
  return deal
}

const share = (talentId: number, values: object) =>
  createShare(staffOf(maria), { recipientName: 'Kim Client', talents: [{ talentId }], ...values })

test('knows the statuses of candidates by their words', () => {
  expect(candidateStatuses).toMatchObject(SENT_STATUSES)
})

describe('sent before', () => {
  test('tells of another deal of this client, and of none of another client', async () => {
    const [jane, streamhaus] = [await person('Jane Doe'), await make.company({ name: 'Streamhaus' })]
    const former = await send(jane.id, streamhaus.id)
    await world.db.deal.update({ where: { id: former.id }, data: { status: 'CLOSED' } })
    const deal = await make.deal({ companyId: streamhaus.id })
    const expected = {
      ...{ talentId: jane.id, kind: 'SENT_BEFORE', isBlocking: false, deal: { databaseId: former.id } },
      message: `Maria Noor sent Jane Doe to Streamhaus for 'Data Lead' on ${today}.`,
    }
    expect(await warnings({ talentIds: [jane.id], dealId: deal.id })).toMatchObject([expected])
    expect(await warnings({ talentIds: [jane.id], companyId: streamhaus.id })).toMatchObject([expected])
    expect(await warnings({ talentIds: [jane.id], dealId: former.id })).toEqual([])
    expect(await warnings({ talentIds: [jane.id], dealId: (await make.deal()).id })).toEqual([])
  })

  test.each(['APPLIED', 'SCREENED'])('says nothing of a candidate who is only %s', async status => {
    const [talent, company] = [await person('Jane Doe'), await make.company()]
    await send(talent.id, company.id, status)
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toEqual([])
  })

  test.each(['REJECTED', 'WITHDRAWN'])('tells also when the candidate is %s or removed by now', async status => {
    const [talent, company] = [await person('Jane Doe'), await make.company()]
    const deal = await send(talent.id, company.id)
    await world.db.dealCandidate.updateMany({ where: { dealId: deal.id }, data: { status: status as 'REJECTED' } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([{ kind: 'SENT_BEFORE' }])
    await world.db.deal.delete({ where: { id: deal.id } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([
      { kind: 'SENT_BEFORE', deal: null },
    ])
  })

  test('tells of a candidate whose history is not known', async () => {
    const [talent, company] = [await person('Jane Doe'), await make.company({ name: 'Northwind' })]
    const { id: dealId } = await make.deal({ companyId: company.id, title: 'Cook' })
    await world.db.dealCandidate.create({ data: { dealId, talentId: talent.id, status: 'INTERVIEWED' } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([
      { kind: 'SENT_BEFORE', message: "Jane Doe was sent to Northwind for 'Cook'.", at: null },
    ])
  })

  test('tells of a share with the client, also by its name alone', async () => {
    const [talent, company] = [await person('Zoë Ng'), await make.company({ name: 'Café Größe' })]
    const { id } = await share(talent.id, { recipientCompany: 'CAFE GROSSE' })
    const expected = {
      ...{ kind: 'SENT_BEFORE', share: { databaseId: id } },
      message: `Maria Noor sent Zoë Ng to CAFE GROSSE on ${today}.`,
    }
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([expected])
    expect(await warnings({ talentIds: [talent.id], recipientCompany: ' café größe ' })).toMatchObject([expected])
    expect(await warnings({ talentIds: [talent.id], recipientCompany: 'Café' })).toEqual([])
    await revokeShare(staffOf(maria), { id })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toEqual([])
    await world.db.share.update({ where: { id }, data: { openCount: 1 } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([expected])
  })
})

describe('the same person', () => {
  test('is found by a contact, with what was done under the other record', async () => {
    const company = await make.company({ name: 'Streamhaus' })
    const [one, other] = [
      await person('Jane Doe', { email: 'jane.doe@example.com' }),
      await person('J. Doe', { email: 'JANE.DOE@example.com' }),
    ]
    await send(other.id, company.id)
    const known = { otherTalent: { databaseId: other.id }, talentId: one.id }
    expect(await warnings({ talentIds: [one.id], companyId: company.id })).toMatchObject([
      {
        ...known,
        kind: 'SENT_BEFORE',
        message: `Maria Noor sent Jane Doe (in the record 'J. Doe') to Streamhaus for 'Data Lead' on ${today}.`,
      },
      {
        ...known,
        kind: 'SAME_PERSON',
        message: "Jane Doe has another record, 'J. Doe', with the same e-mail, phone or LinkedIn address.",
      },
    ])
    const both = await warnings({ talentIds: [other.id, one.id] })
    expect(both).toMatchObject([
      { talentId: other.id, kind: 'COMPETING_DEAL' },
      { talentId: other.id, kind: 'SAME_PERSON', otherTalent: { databaseId: one.id } },
      { talentId: one.id, kind: 'COMPETING_DEAL' },
      { talentId: one.id, kind: 'SAME_PERSON', otherTalent: { databaseId: other.id } },
    ])
  })

  test('is nobody who only has the same name', async () => {
    const [one] = [await person('Jane Doe'), await person('Jane Doe')]
    expect(await warnings({ talentIds: [one.id] })).toEqual([])
  })
})

describe('a competing deal', () => {
  test.each([
    ['SENT', 'OPEN', true],
    ['INTERVIEWED', 'CANDIDATE_IN_INTERVIEW', true],
    ['SELECTED', 'CANDIDATE_SENT', true],
    ['SCREENED', 'OPEN', false],
    ['REJECTED', 'OPEN', false],
    ['SENT', 'CLOSED', false],
    ['SENT', 'ON_HOLD', false],
    ['SELECTED', 'FILLED', false],
  ] as const)('with a candidate who is %s while it is %s: %j', async (status, dealStatus, isTold) => {
    const [talent, rival] = [await person('Jane Doe'), await make.company({ name: 'Northwind' })]
    const { id } = await send(talent.id, rival.id, status)
    await world.db.deal.update({ where: { id }, data: { status: dealStatus } })
    const found = await warnings({ talentIds: [talent.id], dealId: (await make.deal()).id })
    const verbs = { SENT: 'sent to', INTERVIEWED: 'interviewed by', SELECTED: 'selected by' }
    const message = `Jane Doe was ${verbs[status as 'SENT']} Northwind for 'Data Lead' on ${today}.`
    expect(found).toMatchObject(isTold ? [{ kind: 'COMPETING_DEAL', message, deal: { databaseId: id } }] : [])
  })
})

describe('placed before', () => {
  test('tells of a filled or finished deal of this client alone', async () => {
    const [talent, company] = [await person('Jane Doe'), await make.company({ name: 'Streamhaus' })]
    const { id } = await send(talent.id, company.id, 'SELECTED')
    const placed = async (asked: object) =>
      (await warnings({ talentIds: [talent.id], ...asked })).filter(({ kind }) => kind === 'PLACED_BEFORE')
    expect(await placed({ companyId: company.id })).toEqual([])
    await world.db.deal.update({ where: { id }, data: { status: 'FILLED' } })
    expect(await placed({ companyId: company.id })).toMatchObject([
      { message: `Jane Doe was placed with Streamhaus as 'Data Lead' on ${today}.`, deal: { databaseId: id } },
    ])
    await world.db.deal.update({ where: { id }, data: { status: 'FINISHED', startDate: new Date('2026-03-01') } })
    await world.db.dealCandidate.deleteMany({ where: { dealId: id } })
    expect(await placed({ companyId: company.id })).toMatchObject([
      { message: "Jane Doe was placed with Streamhaus as 'Data Lead' on Mar 1, 2026." },
    ])
    expect(await placed({ companyId: (await make.company()).id })).toEqual([])
    expect(await placed({ dealId: id })).toEqual([])
  })
})

describe('the do-not-contact lists', () => {
  test('warn for both sides, for this client alone', async () => {
    const [talent, company] = [await person('Jane Doe'), await make.company({ name: 'Streamhaus' })]
    const both = { talentId: talent.id, companyId: company.id, createdById: maria.id }
    await world.db.contactBan.createMany({
      data: [
        { ...both, askedBy: 'CLIENT' },
        { ...both, askedBy: 'TALENT' },
      ],
    })
    const deal = await make.deal({ companyId: company.id })
    expect(await warnings({ talentIds: [talent.id], dealId: deal.id })).toMatchObject([
      { message: `Streamhaus does not want to be contacted about Jane Doe, as noted on ${today}.` },
      { message: `Jane Doe does not want to be presented to Streamhaus, as noted on ${today}.` },
    ])
    expect(await warnings({ talentIds: [talent.id], companyId: (await make.company()).id })).toEqual([])
    expect(await warnings({ talentIds: [(await person('Joe Doe')).id], dealId: deal.id })).toEqual([])
  })
})

describe('consent', () => {
  const at = new Date('2026-11-03T10:00:00Z')
  test.each([
    [null, "Jane Doe was not asked for consent to be presented for 'Data Lead'."],
    [{}, "Jane Doe was asked for consent to be presented for 'Data Lead' on Nov 3, 2026 and has not answered."],
    [{ withdrawnAt: at }, "Jane Doe refused consent to be presented for 'Data Lead' on Nov 3, 2026."],
    [
      { confirmedAt: at, withdrawnAt: at },
      "Jane Doe took back the consent to be presented for 'Data Lead' on Nov 3, 2026.",
    ],
    [{ confirmedAt: at }, null],
  ])('as %j', async (values, message) => {
    const [talent, deal] = [await person('Jane Doe'), await make.deal({ title: 'Data Lead' })]
    const asked = { talentId: talent.id, dealId: deal.id, wording: '?', requestedAt: at }
    // An older answer and that for another deal count for nothing.
    await world.db.consent.create({
      data: { ...asked, dealId: (await make.deal()).id, token: `e${unique}`, confirmedAt: at },
    })
    if (values) await world.db.consent.create({ data: { ...asked, token: `o${unique}`, withdrawnAt: at } })
    if (values) await world.db.consent.create({ data: { ...asked, token: `n${unique++}`, ...values } })
    const found = await warnings({ talentIds: [talent.id], dealId: deal.id }, { consent: true })
    expect(found).toMatchObject(message ? [{ kind: 'NO_CONSENT', message }] : [])
    expect(await warnings({ talentIds: [talent.id], companyId: deal.companyId }, { consent: true })).toEqual([])
  })
})

describe('asking', () => {
  test('takes as many statements for many talents as for one', async () => {
    const [company, rival] = [await make.company(), await make.company()]
    const ids: number[] = []
    for (let made = 0; made < 6; made++) {
      const talent = await person('Jane Doe', { email: `jane${Math.floor(made / 2)}@example.org` })
      await send(talent.id, company.id)
      await send(talent.id, rival.id)
      ids.push(talent.id)
    }
    const input = { companyId: company.id }
    await warnings({ ...input, talentIds: ids })
    const few = await countQueries(() => warnings({ ...input, talentIds: ids.slice(0, 1) }))
    expect(await countQueries(() => warnings({ ...input, talentIds: ids }))).toBe(few)
  })

  test('answers nothing for nobody, and for talents and clients that do not exist', async () => {
    expect(await warnings({ talentIds: [] }, { consent: true })).toEqual([])
    const nobody = { talentIds: [2_000_000], dealId: 2_000_000, companyId: 2_000_000, recipientCompany: '  ' }
    expect(await warnings(nobody, { consent: true })).toEqual([])
  })

  test('is limited to 50 talents, and to staff', async () => {
    const input = { talentIds: Array.from({ length: 51 }, (_, id) => id + 1) }
    expect(await as(maria).refusal(ASK, { input })).toMatchObject({
      message: 'At most 50 talents can be looked into at once',
    })
    expect(await visitor.refusal(ASK, { input: { talentIds: [1] } })).toMatchObject({ message: 'Not authenticated' })
  })
})

describe("an admin's rule", () => {
  test('refuses candidates and shares, with the sentence, and nobody else', async () => {
    const [talent, other, company] = [
      await person('Jane Doe'),
      await person('Joe Doe'),
      await make.company({ name: 'Streamhaus' }),
    ]
    await world.db.contactBan.create({ data: { talentId: talent.id, companyId: company.id, askedBy: 'CLIENT' } })
    const deal = await make.deal({ companyId: company.id })
    await world.db.agency.upsert({
      where: { id: 1 },
      create: { blocking: ['DO_NOT_CONTACT'] },
      update: { blocking: ['DO_NOT_CONTACT'] },
    })
    const message = `Streamhaus does not want to be contacted about Jane Doe, as noted on ${today}. The agency's rules do not allow this. An admin can change them.`
    const add = (talentId: number) => call(as(maria), 'POST /api/deal-candidates', { dealId: deal.id, talentId })
    expect(await add(talent.id)).toMatchObject({ status: 409, body: { message } })
    expect(await world.db.dealCandidate.count({ where: { dealId: deal.id } })).toBe(0)
    await expect(share(talent.id, { companyId: company.id })).rejects.toMatchObject({ code: 'CONFLICT', message })
    expect(await warnings({ talentIds: [talent.id], dealId: deal.id })).toMatchObject([{ isBlocking: true }])
    expect(await add(other.id)).toMatchObject({ status: 201 })
    const { id } = await share(other.id, { companyId: company.id })
    expect(id).toBeGreaterThan(0)
    await world.db.agency.update({ where: { id: 1 }, data: { blocking: [] } })
    expect(await add(talent.id)).toMatchObject({ status: 201 })
  })
})
