import { beforeAll, expect, test } from 'vitest'
import { updateAgency } from '../../api/agency/agency.ts'
import { updateCandidate } from '../../api/candidates/candidates.ts'
import { addContactBan } from '../../api/contactBans/contactBans.ts'
import { as, openApp } from '../../api/test/harness.ts'
import { make, staffOf } from '../../api/test/make.ts'
import { atDeal } from '../deals/profile/test/atDeal.ts'
import { phone } from '../test/browser.ts'

openApp({}, { listen: true })

let dealId: number
let twinId: number

const go = { role: 'Backend Engineer', area: 'TECH', techStack: ['Go', 'Kafka'] }
const sent = /^Maria Noor sent Noor Haddad to Northwind/
const banned = /^Northwind does not want to be contacted about Otto Blum/
const unasked = /^Consent not requested/

beforeAll(async () => {
  const { id: companyId } = await make.company({ name: 'Northwind' })
  const maria = staffOf(await make.user({ firstName: 'Maria', lastName: 'Noor' }))
  await updateAgency(staffOf(await make.admin()), { blocking: ['DO_NOT_CONTACT'] })
  const person = (name: string, contacts: object = {}) =>
    make.talent({ ...go, name, linkedinUrl: `linkedin.com/in/${name.replace(' ', '-')}`, ...contacts })
  const noor = await person('Noor Haddad', { email: 'noor@example.com' })
  twinId = (await person('N. Haddad', { email: 'noor@example.com', techStack: [], area: 'OTHER', role: 'Cook' })).id
  const otto = await person('Otto Blum')
  await person('Ann Alone')
  const earlier = await make.deal({ companyId, title: 'Data Lead' })
  const candidate = await make.candidate({ dealId: earlier.id, talentId: noor.id })
  await updateCandidate(maria, { id: candidate.id, status: 'SENT' })
  await addContactBan(maria, { companyId, talentId: otto.id, askedBy: 'CLIENT' })
  const jobDescription = 'Backend Engineer\nOwns our dispatch services.\nRequired: Go and Kafka.'
  dealId = (await make.deal({ companyId, title: 'Backend Engineer', jobDescription })).id
  // Starts the matcher beforehand, as starting would delay the first search.
  await as(await make.user()).run('mutation { prepareMatching { success } }')
})

async function adding(opening = {}) {
  const ada = await atDeal(dealId, opening)
  await ada.findsHeading('Backend Engineer')
  await ada.presses('Add Candidate')
  return {
    ...ada,
    warnings: ada.dialog.getByRole('list', { name: 'Before you send' }),
    add: ada.dialog.getByRole('button', { name: 'Add Candidate' }),
    chooses: (name: string) => ada.dialog.getByRole('button', { name: new RegExp(name) }).click(),
  }
}

test('before a talent is added, warnings name earlier submissions and duplicate records, on a phone', {
  tags: ['deep'],
}, async () => {
  const ada = await adding(phone)
  await ada.chooses('Noor Haddad')
  await ada.warnings.getByText(sent).waitFor()
  expect(await ada.warnings.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/talent/${twinId}`)
  expect(await ada.add.isEnabled()).toBe(true)
})

test('a rule of the agency blocks adding a talent, but a failed check does not', async () => {
  const ada = await adding()
  await ada.chooses('Otto Blum')
  await ada.warnings.getByText(banned).waitFor()
  await ada.warnings.getByText(unasked).waitFor()
  await ada.dialog.getByText("The agency's rules do not allow this. An admin can change them.").waitFor()
  expect(await ada.add.isEnabled()).toBe(false)
  await ada.refuses('WarningsQuery')
  await ada.dialog.getByRole('button', { name: 'Change talent' }).click()
  await ada.chooses('Ann Alone')
  await ada.dialog.getByText('Earlier submissions could not be checked').waitFor()
  expect(await ada.add.isEnabled()).toBe(true)
})

test('one request loads the warnings of all matches, and missing consents are not shown yet', {
  tags: ['deep'],
}, async () => {
  const ada = await atDeal(dealId)
  await ada.presses('Find Matches')
  const matches = ada.dialog.getByRole('list', { name: 'Matches' })
  const row = (name: string) => matches.getByRole('listitem').filter({ hasText: name }).first()
  await row('Noor Haddad').getByText(sent).waitFor()
  await row('Otto Blum').getByText(banned).waitFor()
  expect(await matches.getByText(unasked).count()).toBe(0)
  const add = (name: string) => matches.getByRole('button', { name: `Add: ${name}` })
  await expect.poll(() => add('Otto Blum').getAttribute('aria-disabled')).toBe('true')
  expect(await add('Noor Haddad').getAttribute('aria-disabled')).not.toBe('true')
  expect(ada.requests('WarningsQuery')).toHaveLength(1)
})
