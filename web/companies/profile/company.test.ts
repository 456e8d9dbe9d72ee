import { beforeAll, expect, test } from 'vitest'
import { updateCompany } from '../../../api/companies/companies.ts'
import { openApp } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { place } from '../../billing/test/place.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

let companyId: number
let testerId: number

beforeAll(async () => {
  const { id } = await make.company({ name: 'Northwind', mainStakeholder: 'Ines Vogel', notes: 'Pays late.\nIs kind.' })
  companyId = id
  testerId = (await make.deal({ title: 'Tester', companyId })).id
  await place(
    {
      title: 'Platform Engineer',
      companyId,
      companyBudget: '$9000',
      candidateBudget: '$7000',
      startDate: '2026-03-02',
    },
    { name: 'Priya Raman', techStack: ['Go', 'Kafka', 'gRPC', 'Redis', 'SQL', 'Rust', 'Zig'] },
    { notes: 'Prefers mornings.' },
  )
  await place({ title: 'Designer', companyId, companyBudget: '$4000' }, { name: 'Bence Toth' })
})

async function atCompany(id = companyId) {
  const ada = await recruiterAt(`/companies/${id}`)
  return { ...ada, card: (name: string) => ada.page.getByRole('region', { name, exact: true }) }
}

test('a company shows stakeholder, billing, notes and deals', async () => {
  const ada = await atCompany()
  await ada.findsHeading('Northwind')
  await expect.poll(() => ada.page.title()).toBe('Northwind · Talentdesk')
  expect(await ada.card('Main Stakeholder').textContent()).toContain('Ines Vogel')
  expect(await ada.card('Billing Information').textContent()).toContain('$13,000')
  expect(await ada.card('Notes').textContent()).toContain('Pays late.\nIs kind.')
  expect(await ada.card('Deals').getByRole('link', { name: 'Tester' }).getAttribute('href')).toBe(`/deals/${testerId}`)
  await ada.follows('Back to Companies')
  await ada.isAt('/companies')
})

test('the selected candidates of a company show their deal and terms', async () => {
  const ada = await atCompany()
  await ada.findsHeading('Northwind')
  const candidates = ada.card('Selected Candidates').locator('ul > li')
  const priya = `${await candidates.filter({ hasText: 'Priya Raman' }).first().textContent()}`
  for (const words of ['Selected', 'Platform Engineer', 'Since Mar 02, 2026', '+2 more', 'Prefers mornings.']) {
    expect(priya).toContain(words)
  }
  for (const words of ['Company Budget$9,000', 'Candidate Payment$7,000', 'Weekly hours40']) {
    expect(priya).toContain(words)
  }
  const bence = candidates.filter({ hasText: 'Bence Toth' }).first()
  expect(await bence.locator('i').last().textContent()).toBe('Start date not set')
})

test('the activity of a company shows its changes', { tags: ['deep'] }, async () => {
  const user = await make.user({ firstName: 'Nina', lastName: 'Kaur' })
  await updateCompany(staffOf(user), { id: companyId, billing: '$12,000' })
  const ada = await atCompany()
  await ada.card('Activity').getByText('Nina Kaur').first().waitFor()
  await ada.card('Activity').getByText('$12,000').waitFor()
})

test('cards without content are left out', { tags: ['deep'] }, async () => {
  const ada = await atCompany((await make.company()).id)
  await ada.findsHeading('Billing Information')
  await ada.reads('$0')
  await ada.reads('No placements yet.')
  expect(await ada.page.getByRole('heading', { name: 'Notes' }).count()).toBe(0)
})

test('Retry loads a company again after a failure; a missing company shows an error', { tags: ['deep'] }, async () => {
  const ada = await atCompany(999_999)
  await ada.findsHeading('Error')
  await ada.reads('There was an error loading the company information')
  const failure = await ada.refuses('CompanyPageQuery')
  await ada.goes(`/companies/${companyId}`)
  await ada.findsHeading('Error')
  await failure.release()
  await ada.presses('Retry')
  await ada.findsHeading('Northwind')
})

test("on a company's page, its status is changed, and the company is edited and deleted", async () => {
  const ada = await atCompany((await make.company({ name: 'Initech' })).id)
  await ada.page.getByLabel('Company status').selectOption('Closed')
  await ada.hears('Status updated', 'Company status has been changed to Closed')
  await ada.presses('Edit Company')
  await ada.types('Company name', 'Initrode')
  await ada.sends('Save changes')
  await ada.findsHeading('Initrode')
  await ada.picks('Delete company')
  await ada.presses('Delete')
  await ada.hears('Company deleted', 'The company has been successfully deleted.')
  await ada.isAt('/companies')
})
