import { describe, expect, test } from 'vitest'
import { candidateStatuses } from '../candidates/words.ts'
import { revokeShare } from '../shares/staff/shares.ts'
import { openApp, world } from '../test/harness.ts'
import { make, staffOf } from '../test/make.ts'
import { colleague, person, today } from './test/submissions.ts'
import { SENT_STATUSES } from './words.ts'

openApp()

const { maria, warnings, send, share } = colleague()

test('the sent statuses have the words of the candidate statuses', () => {
  expect(candidateStatuses).toMatchObject(SENT_STATUSES)
})

describe('sent before', () => {
  test('warns of another deal of this client, but not of a deal of another client', async () => {
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

  test.each(['APPLIED', 'SCREENED'])('does not warn of a candidate who is only %s', async status => {
    const [talent, company] = [await person('Jane Doe'), await make.company()]
    await send(talent.id, company.id, status)
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toEqual([])
  })

  test.each(['REJECTED', 'WITHDRAWN'])('also warns when the candidate is %s or was removed', async status => {
    const [talent, company] = [await person('Jane Doe'), await make.company()]
    const deal = await send(talent.id, company.id)
    await world.db.dealCandidate.updateMany({ where: { dealId: deal.id }, data: { status: status as 'REJECTED' } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([{ kind: 'SENT_BEFORE' }])
    await world.db.deal.delete({ where: { id: deal.id } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([
      { kind: 'SENT_BEFORE', deal: null },
    ])
  })

  test('warns of a candidate whose history is not known', async () => {
    const [talent, company] = [await person('Jane Doe'), await make.company({ name: 'Northwind' })]
    const { id: dealId } = await make.deal({ companyId: company.id, title: 'Cook' })
    await world.db.dealCandidate.create({ data: { dealId, talentId: talent.id, status: 'INTERVIEWED' } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([
      { kind: 'SENT_BEFORE', message: "Jane Doe was sent to Northwind for 'Cook'.", at: null },
    ])
  })

  test('warns of a share with the client, also by its name alone', async () => {
    const [talent, company] = [await person('Zoë Ng'), await make.company({ name: 'Café Größe' })]
    const { id } = await share(talent.id, { recipientCompany: 'CAFE GROSSE' })
    const expected = {
      ...{ kind: 'SENT_BEFORE', share: { databaseId: id } },
      message: `Maria Noor sent Zoë Ng to CAFE GROSSE on ${today}.`,
    }
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([expected])
    expect(await warnings({ talentIds: [talent.id], recipientCompany: ' café größe ' })).toMatchObject([expected])
    expect(await warnings({ talentIds: [talent.id], recipientCompany: 'Café' })).toEqual([])
    await revokeShare(staffOf(maria()), { id })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toEqual([])
    await world.db.share.update({ where: { id }, data: { openCount: 1 } })
    expect(await warnings({ talentIds: [talent.id], companyId: company.id })).toMatchObject([expected])
  })
})

describe('the same person', () => {
  test('is found by a contact, with the findings about the other record', async () => {
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

  test('is not found by the name alone', async () => {
    const [one] = [await person('Jane Doe'), await person('Jane Doe')]
    expect(await warnings({ talentIds: [one.id] })).toEqual([])
  })
})
