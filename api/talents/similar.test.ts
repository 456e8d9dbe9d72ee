import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { readContacts } from './readContacts.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

describe('similar talents', () => {
  const SIMILAR = `query ($email: String, $phone: String, $linkedinUrl: String, $exceptId: Int) {
    similarTalents(email: $email, phone: $phone, linkedinUrl: $linkedinUrl, exceptId: $exceptId) { name } }`
  let id: number

  beforeAll(async () => {
    const talent = await make.talent({
      name: 'Known Person',
      email: 'Known.Person@example.com',
      phone: '+1 (555) 010-0199',
      linkedinUrl: 'https://www.linkedin.com/in/known-person/?trk=x',
    })
    id = talent.id
  })

  const similar = async (variables: Record<string, unknown>) =>
    (await staff.run<{ similarTalents: { name: string }[] }>(SIMILAR, variables)).similarTalents.map(({ name }) => name)

  test.each([
    [{ email: 'known.person@EXAMPLE.com ' }],
    [{ phone: '555.010.0199' }],
    [{ phone: '0015550100199', email: 'other@example.com' }],
    [{ linkedinUrl: 'linkedin.com/in/Known-Person' }],
  ])('are found by %j', async contact => {
    expect(await similar(contact)).toEqual(['Known Person'])
  })

  test.each([
    [{}],
    [{ email: '' }],
    [{ phone: '12' }],
    [{ linkedinUrl: 'https://linkedin.com' }],
    [{ phone: '5550100198' }],
  ])('are not found by %j', async contact => {
    expect(await similar(contact)).toEqual([])
  })

  test('have the same whole number if its country is known; the agency may choose a default country', async () => {
    const phones = { Ann: '+1 (212) 555-0100', Bob: '+45 12 34 56 78', Cem: '+49 (0)170 1234567 / 030 7654321' }
    for (const [name, phone] of Object.entries({ ...phones, Dov: '0171 1234567' })) await make.talent({ name, phone })
    expect(await similar({ phone: '+1 (312) 555-0100' })).toEqual([])
    expect(await similar({ phone: '12345678' })).toEqual(['Bob'])
    for (const phone of ['0170 1234567', '+49 30 7654321', '0049 170 123 45 67'])
      expect(await similar({ phone })).toEqual(['Cem'])
    expect(await similar({ phone: '+49 171 1234567' })).toEqual(['Dov'])
    expect(await similar({ phone: '171 1234567' })).toEqual([])
    const choose = 'mutation ($country: String) { updateAgency(input: { country: $country }) { agency { country } } }'
    await as(await make.admin()).run(choose, { country: 'DE' })
    await world.transaction(tx => readContacts(tx))
    expect(await similar({ phone: '171 1234567' })).toEqual(['Dov'])
    await as(await make.admin()).run(choose, { country: '' })
    await world.db.$executeRaw`UPDATE "Talent" SET phone = '0172 1234567' WHERE name = 'Dov'`
    await world.transaction(tx => readContacts(tx))
    expect(await similar({ phone: '+49 172 1234567' })).toEqual(['Dov'])
    expect(await world.transaction(tx => readContacts(tx))).toBe(0)
  })

  test('have a separate link to dial for each number in the text', async () => {
    const phone = 'M +49 (0)170 1234567 / 030 7654321 ext. 5, ab 18 Uhr'
    const talent = await make.talent({ phone })
    const read = 'query ($id: Int!) { talent(id: $id) { phoneNumbers { text international href } } }'
    const numbers = (await staff.run<{ talent: { phoneNumbers: object[] } }>(read, { id: talent.id })).talent
      .phoneNumbers
    expect(numbers).toEqual([
      { text: '+49 (0)170 1234567', international: '+491701234567', href: 'tel:+491701234567' },
      { text: '030 7654321 ext. 5', international: null, href: 'tel:0307654321;ext=5' },
    ])
  })

  test('exclude the talent itself and reflect a change', async () => {
    expect(await similar({ phone: '555.010.0199', exceptId: id })).toEqual([])
    await staff.run('mutation ($id: Int!) { updateTalent(input: { id: $id, phone: null }) { talent { id } } }', { id })
    expect(await similar({ phone: '555.010.0199' })).toEqual([])
    expect(await similar({ email: 'known.person@example.com' })).toEqual(['Known Person'])
  })
})
