import { describe, expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { colleague, nextNumber, person, today } from './test/submissions.ts'

openApp()

const { maria, warnings, send } = colleague()

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
  test('warns only of filled or finished deals of this client', async () => {
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
  test('warn for both sides, and only for this client', async () => {
    const [talent, company] = [await person('Jane Doe'), await make.company({ name: 'Streamhaus' })]
    const both = { talentId: talent.id, companyId: company.id, createdById: maria().id }
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

test('a do-not-contact entry applies to the same phone number, not to a number with the same end', async () => {
  const company = await make.company({ name: 'Streamhaus' })
  const phones = ['+1 (212) 555-0100', '+1 (312) 555-0100', '+45 12 34 56 78', '12345678']
  const [ann, bob, cem, dov] = (await Promise.all(phones.map(phone => person('Jane Doe', { phone })))).map(
    ({ id }) => id,
  )
  const ban = { companyId: company.id, askedBy: 'TALENT', createdById: maria().id } as const
  await world.db.contactBan.createMany({ data: [ann, cem].map((talentId = 0) => ({ ...ban, talentId })) })
  const about = async (id = 0) => (await warnings({ talentIds: [id], companyId: company.id })).map(({ kind }) => kind)
  const warned = async (id?: number) => (await about(id)).filter(kind => kind === 'DO_NOT_CONTACT').length
  expect([await warned(ann), await warned(bob), await warned(cem), await warned(dov)]).toEqual([1, 0, 1, 1])
})

describe('consent', () => {
  const at = new Date('2026-11-03T10:00:00Z')
  test.each([
    [null, "Consent not requested from Jane Doe for 'Data Lead'.", false],
    [{}, "Consent requested from Jane Doe for 'Data Lead' on Nov 3, 2026, no answer yet.", false],
    [{ withdrawnAt: at }, "Jane Doe refused consent to be presented for 'Data Lead' on Nov 3, 2026.", true],
    [
      { confirmedAt: at, withdrawnAt: at },
      "Jane Doe took back the consent to be presented for 'Data Lead' on Nov 3, 2026.",
      true,
    ],
    [{ confirmedAt: at }, null, false],
  ])('with the answer %j', async (values, message, isRefused) => {
    const [talent, deal] = [await person('Jane Doe'), await make.deal({ title: 'Data Lead' })]
    const asked = { talentId: talent.id, dealId: deal.id, wording: '?', requestedAt: at }
    // An older answer, and an answer for another deal, must be ignored.
    await world.db.consent.create({
      data: { ...asked, dealId: (await make.deal()).id, token: `e${nextNumber()}`, confirmedAt: at },
    })
    if (values) await world.db.consent.create({ data: { ...asked, token: `o${nextNumber()}`, withdrawnAt: at } })
    if (values) await world.db.consent.create({ data: { ...asked, token: `n${nextNumber()}`, ...values } })
    const found = await warnings({ talentIds: [talent.id], dealId: deal.id }, { consent: true })
    expect(found).toMatchObject(message ? [{ kind: 'NO_CONSENT', message, isRefused }] : [])
    expect(await warnings({ talentIds: [talent.id], companyId: deal.companyId }, { consent: true })).toEqual([])
  })
})
