import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { recruiterAtList } from '../../list/test/recruiterAtList.ts'

openApp({}, { listen: true })

const openCompanies = () => recruiterAtList({ path: '/companies', heading: 'Companies' })

test('leaving a form with entries by Escape or Back asks first', { tags: ['deep'] }, async () => {
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
  await ada.types('Company name', 'Globex')
  await ada.types('Main Stakeholder', 'Hank')
  const failure = await ada.refuses('AddCompanyDialogMutation')
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

test('editing sends only changed fields, and cleared texts as null', async () => {
  const { name, id } = await make.company({ name: 'Northwind', notes: 'Old', billing: '$5,000' })
  const ada = await openCompanies()
  await ada.does('Edit', name)
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

test('a status changes at once, and is rolled back when it fails', { tags: ['deep'] }, async () => {
  await make.company({ name: 'Hooli' })
  const ada = await openCompanies()
  const pause = async () => {
    await ada.presses('Status of Hooli: Active')
    await ada.page.getByRole('menuitemradio', { name: 'Paused' }).click()
  }
  const failure = await ada.refuses('useCompanyActionsStatusMutation')
  await pause()
  await ada.hears('Error', 'Failed to update company status.')
  await failure.release()
  const answer = await ada.holds('useCompanyActionsStatusMutation')
  await pause()
  await ada.page.getByRole('button', { name: 'Status of Hooli: Paused' }).waitFor()
  answer.release()
  await ada.hears('Status updated', 'Company status has been changed to Paused')
})

test('a company is deleted after a confirmation, and a refusal shows its reason', { tags: ['deep'] }, async () => {
  const { id: companyId } = await make.company({ name: 'Umbra' })
  const { id } = await make.deal({ companyId })
  const ada = await openCompanies()
  const remove = async () => {
    await ada.does('Delete', 'Umbra')
    await ada.reads('Are you sure you want to delete Umbra? This action cannot be undone.')
    await ada.presses('Delete')
  }
  await remove()
  await ada.hears('Error', 'This company has 1 deal and cannot be deleted')
  await world.db.deal.delete({ where: { id } })
  const failure = await ada.refuses('useCompanyActionsDeleteMutation')
  await remove()
  await ada.hears('Error', 'Failed to delete the company. Please try again.')
  await failure.release()
  await remove()
  await ada.hears('Company deleted', 'The company has been successfully deleted.')
  await ada.page.getByRole('link', { name: 'Umbra' }).waitFor({ state: 'detached' })
})
