import { describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { ASK, colleague, person, today } from './test/submissions.ts'

openApp()

const { maria, warnings, share } = colleague()

describe('the query for warnings', () => {
  test('returns no warnings without talents, and for talents and clients that do not exist', async () => {
    expect(await warnings({ talentIds: [] }, { consent: true })).toEqual([])
    const nobody = { talentIds: [2_000_000], dealId: 2_000_000, companyId: 2_000_000, recipientCompany: '  ' }
    expect(await warnings(nobody, { consent: true })).toEqual([])
  })

  test('is limited to 200 talents, and to staff', async () => {
    const input = { talentIds: Array.from({ length: 201 }, (_, id) => id + 1) }
    expect(await as(maria()).refusal(ASK, { input })).toMatchObject({
      message: 'At most 200 talents can be looked into at once',
    })
    expect(await visitor.refusal(ASK, { input: { talentIds: [1] } })).toMatchObject({ message: 'Not authenticated' })
  })
})

describe("an admin's rule", () => {
  test('refuses candidates and shares with its sentence, and no others', async () => {
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
    const add = (talentId: number) => call(as(maria()), 'POST /api/deal-candidates', { dealId: deal.id, talentId })
    expect(await add(talent.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT', message } })
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
