import { expect, test } from 'vitest'
import { updateCompany } from '../../../api/companies/companies.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { recruiterAtList } from '../../list/test/recruiterAtList.ts'

openApp({}, { listen: true })

const FAULT = { code: 'INTERNAL', message: 'Unexpected fault' }

const openCompanies = () => recruiterAtList({ path: '/companies', heading: 'Companies' })

test('leaving a form with entries asks first, with Escape and with Back', async () => {
  await make.company()
  const ada = await openCompanies()
  await ada.presses('Name')
  await ada.isAt('/companies?sort=name')
  await ada.presses('Add Company')
  await ada.types('Company name', 'N')
  for (const leave of [() => ada.page.keyboard.press('Escape'), () => ada.page.evaluate(() => history.back())]) {
    await leave()
    await ada.reads('Discard changes?')
    await ada.presses('Keep editing')
    await ada.page.getByText('Discard changes?').waitFor({ state: 'detached' })
  }
  await ada.isAt('/companies?sort=name')
  expect(await ada.dialog.getByRole('textbox', { name: 'Company name' }).inputValue()).toBe('N')
  await ada.page.evaluate(() => history.back())
  await ada.presses('Discard')
  await ada.dialog.waitFor({ state: 'detached' })
  await ada.isAt('/companies')
})

test('adding checks the rules, keeps the entries on a failure, and sends a double click once', async () => {
  const ada = await openCompanies()
  await ada.presses('Add Company')
  expect(await ada.dialog.getByLabel('Status').inputValue()).toBe('ONBOARDING')
  await ada.types('Company name', 'N')
  await ada.types('Main Stakeholder', 'I')
  await ada.sends('Add Company')
  await ada.reads('Company name is required')
  await ada.reads('Main stakeholder is required')
  await ada.isIn('name')
  await ada.findsNoBarrier()
  await ada.types('Company name', 'Globex')
  await ada.types('Main Stakeholder', 'Hank')
  const failure = await ada.refuses('AddCompanyDialogMutation', FAULT)
  await ada.sends('Add Company')
  await ada.hears('Error', 'There was an error adding the company. Please try again.')
  await failure.release()
  const answer = await ada.holds('AddCompanyDialogMutation')
  await ada.sends('Add Company')
  await ada.dialog.getByText('Adding...').click({ force: true })
  answer.release()
  await ada.hears('Company added', 'The company has been successfully added to the database.')
  const added = await world.db.company.findMany({ where: { name: 'Globex' } })
  expect(added).toMatchObject([{ status: 'ONBOARDING', mainStakeholder: 'Hank', notes: null }])
})

test('editing sends changed fields only, and cleared texts as null', async () => {
  const { name, id } = await make.company({ name: 'Northwind', notes: 'Old', billing: '$5,000' })
  const ada = await openCompanies()
  await ada.chooses('Edit', name)
  await ada.types('Company name', '')
  await ada.types('Main Stakeholder', ' ')
  await ada.sends('Save changes')
  await ada.reads('Company name is required')
  await ada.reads('Main stakeholder is required')
  await ada.types('Company name', 'Quux')
  await ada.types('Main Stakeholder', 'Ivo')
  await ada.types('Billing', '')
  await ada.types('Notes', ' ')
  await ada.sends('Save changes')
  await ada.hears('Company updated', 'The company information has been successfully updated.')
  expect(ada.requests('EditCompanyDialogMutation')).toMatchObject([
    { input: { id, name: 'Quux', mainStakeholder: 'Ivo', billing: null, notes: null } },
  ])
})

test('a conflict names who changed the company, and asks before it overwrites', async () => {
  const company = await make.company({ name: 'Initech' })
  const ada = await openCompanies()
  await ada.chooses('Edit', 'Initech')
  await ada.types('Notes', 'New')
  await updateCompany(staffOf(await make.user({ firstName: 'Nina', lastName: 'Kaur' })), {
    id: company.id,
    notes: 'From Nina',
  })
  await ada.sends('Save changes')
  await ada.reads('Nina Kaur changed this while you were editing')
  await ada.presses('Save anyway')
  await ada.hears('Company updated')
  expect(await world.db.company.findUniqueOrThrow({ where: { id: company.id } })).toMatchObject({ notes: 'New' })
})
