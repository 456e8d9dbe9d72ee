import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { type Person, person } from '../test/person.ts'

openApp({}, { listen: true })

test('a recruiter adds a company and its deal, fills the deal with one of two candidates, and sees the placement', async () => {
  for (const name of ['Ines Carvalho', 'Ben Adeyemi']) await make.talent({ name, techStack: ['Go', 'SQL'] })
  const { email } = await make.user()
  const rita = await person()
  await rita.goes('/companies')
  await rita.signsIn(email, PASSWORD)
  await addCompany(rita)
  await addDeal(rita)
  for (const name of ['Ines Carvalho', 'Ben Adeyemi']) await addCandidate(rita, name)
  await fillDeal(rita)
  const { status, candidates } = await world.db.deal.findFirstOrThrow({ include: { candidates: true } })
  expect([status, ...candidates.map(each => each.status).sort()]).toEqual(['FILLED', 'APPLIED', 'SELECTED'])

  await rita.goes(`/companies/${(await world.db.company.findFirstOrThrow()).id}`)
  await rita.findsHeading('Northwind')
  for (const text of ['Ines Carvalho', 'Fleet Engineer', '$8,500', '$6,200']) await rita.reads(text)
  await rita.page.getByText('Jan 11, 2027').first().waitFor()
  expect(rita.faults).toEqual([])
})

async function addCompany(rita: Person) {
  await rita.page.getByRole('button', { name: 'Add Company' }).first().click()
  await rita.types('Company name', 'Northwind')
  await rita.types('Main Stakeholder', 'Jo Fleet')
  await rita.sends('Add Company')
  await rita.hears('Company added')
}

async function addDeal(rita: Person) {
  await rita.follows('Deals')
  await rita.findsHeading('Talent Pipeline')
  await rita.page.getByRole('button', { name: 'Add Deal' }).first().click()
  await rita.types('Job title', 'Fleet Engineer')
  await rita.dialog.getByRole('combobox', { name: /^Company/ }).click()
  await rita.page.getByRole('option', { name: 'Northwind' }).click()
  await rita.dialog.getByLabel('Company pays').fill('8500')
  await rita.dialog.getByLabel('Candidate gets').fill('6,200')
  await rita.types('Job description', 'Own the services that dispatch the trucks, from the first sketch to production.')
  await rita.sends('Add Deal')
  await rita.hears('Deal added')
  await rita.page.getByRole('link', { name: 'Fleet Engineer' }).first().click()
  await rita.findsHeading('Fleet Engineer')
}

async function addCandidate(rita: Person, name: string) {
  await rita.presses('Add Candidate')
  await rita.dialog.getByRole('searchbox').fill(name)
  await rita.dialog.getByText(name, { exact: true }).first().click()
  await rita.sends('Add Candidate')
  await rita.hears('Candidate added', `${name} is now a candidate for this deal.`)
}

async function fillDeal(rita: Person) {
  await rita.does('Select candidate', 'Ines Carvalho')
  await rita.presses('Select')
  await rita.hears('Candidate selected', 'Ines Carvalho is the selected candidate.')
  await rita.picks('Update Status')
  await rita.dialog.getByLabel('Status').selectOption('Filled')
  await rita.dialog.getByLabel('Start date').fill('2027-01-11')
  await rita.sends('Update Status')
  await rita.hears('Status updated', 'Deal status has been changed to Filled.')
}
