import { expect, test } from 'vitest'
import { held } from '../../talents/profile/test/openProfile.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { company, companyBase, openCompanies } from './test/companyBase.ts'

const two = () => companyBase([company(1, { name: 'Northwind', notes: 'Old', billing: '$5,000' }), company(2)])
const fault = () => {
  throw new Refusal('INTERNAL', 'Unexpected fault')
}

test('adding a company checks the rules, keeps the entries on a failure, and sends a double click once', async () => {
  const base = two()
  const ada = await openCompanies(base)
  await ada.presses('Name')
  await ada.isAt('/companies?sort=name')
  await ada.presses('Add Company')
  expect(await ada.dialog.getByLabel('Status').inputValue()).toBe('ONBOARDING')
  // Leaving a form with entries asks first.
  await ada.types('Company name', 'N')
  await ada.page.keyboard.press('Escape')
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.page.getByText('Discard changes?').waitFor({ state: 'detached' })
  await ada.page.evaluate(() => history.back())
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.page.getByText('Discard changes?').waitFor({ state: 'detached' })
  await ada.isAt('/companies?sort=name')
  expect(await ada.dialog.getByRole('textbox', { name: 'Company name' }).inputValue()).toBe('N')
  await ada.page.evaluate(() => history.back())
  await ada.presses('Discard')
  await ada.dialog.waitFor({ state: 'detached' })
  await ada.isAt('/companies')

  await ada.presses('Add Company')
  await ada.types('Company name', 'N')
  await ada.types('Main Stakeholder', 'I')
  await ada.sends('Add Company')
  await ada.reads('Company name is required')
  await ada.reads('Main stakeholder is required')
  await ada.isIn('name')
  await ada.findsNoBarrier()
  await ada.types('Company name', 'Globex')
  await ada.types('Main Stakeholder', 'Hank')
  base.before = fault
  await ada.sends('Add Company')
  await ada.hears('Error', 'There was an error adding the company. Please try again.')
  base.sent.length = 0
  const gate = held(undefined)
  base.before = gate.answer
  await ada.sends('Add Company')
  await ada.dialog.getByText('Adding...').click({ force: true })
  gate.release()
  await ada.hears('Company added', 'The company has been successfully added to the database.')
  await ada.counts('3 of 3 companies')
  expect(base.sent).toEqual([{ name: 'Globex', status: 'ONBOARDING', mainStakeholder: 'Hank', notes: null }])
})

test('editing sends changed fields only, cleared texts as null, and asks before it overwrites', async () => {
  const base = two()
  const ada = await openCompanies(base)
  await ada.chooses('Edit', 'Northwind')
  await ada.types('Company name', '')
  await ada.types('Main Stakeholder', ' ')
  await ada.sends('Save changes')
  await ada.reads('Company name is required')
  await ada.reads('Main stakeholder is required')
  await ada.types('Company name', 'Q')
  await ada.types('Main Stakeholder', 'I')
  await ada.types('Billing', '')
  await ada.types('Notes', ' ')
  base.before = fault
  await ada.sends('Save changes')
  await ada.hears('Error', 'Failed to update company. Please try again.')
  base.sent.length = 0
  base.before = () => {}
  await ada.sends('Save changes')
  await ada.hears('Company updated', 'The company information has been successfully updated.')
  expect(base.sent).toEqual([{ id: 1, version: 1, name: 'Q', mainStakeholder: 'I', billing: null, notes: null }])
  await expect.poll(() => ada.cell(1, 4).textContent()).toBe('$0')

  // After a conflict, the person is asked before anything is overwritten.
  await ada.chooses('Edit', 'Q')
  await ada.types('Notes', 'New')
  base.before = ({ version }) => {
    if (version) throw new Refusal('CONFLICT', 'This company was changed by somebody else.')
  }
  await ada.sends('Save changes')
  await ada.reads('Nina Kaur changed this while you were editing')
  await ada.presses('Save anyway')
  await expect.poll(() => base.sent.at(-1)).toEqual({ id: 1, notes: 'New' }) // The first save's toast may still be shown.
  await ada.hears('Company updated')
})

test('a status change is optimistic and rolls back on failure; a refused deletion shows the reason', async () => {
  const base = two()
  const ada = await openCompanies(base)
  const paused = ada.page.getByRole('button', { name: 'Status of Northwind: Paused' })
  const pause = async () => {
    await ada.presses('Status of Northwind: Active')
    await ada.page.getByRole('menuitemradio', { name: 'Paused' }).click()
  }
  const gate = held(fault)
  base.before = gate.answer
  await pause()
  await paused.waitFor()
  gate.release()
  await ada.hears('Error', 'Failed to update company status.')
  await ada.page.getByRole('button', { name: 'Status of Northwind: Active' }).waitFor()
  base.before = () => {}
  await pause()
  await ada.hears('Status updated', 'Company status has been changed to Paused')
  await paused.waitFor()

  const remove = async () => {
    await ada.chooses('Delete', 'Northwind')
    await ada.reads('Are you sure you want to delete Northwind? This action cannot be undone.')
    await ada.presses('Delete')
  }
  base.before = () => {
    throw new Refusal('CONFLICT', 'This company has 2 deals and cannot be deleted')
  }
  await remove()
  await ada.hears('Error', 'This company has 2 deals and cannot be deleted')
  base.before = fault
  await remove()
  await ada.hears('Error', 'Failed to delete the company. Please try again.')
  base.before = () => {}
  await remove()
  await ada.hears('Company deleted', 'The company has been successfully deleted.')
  await ada.counts('1 of 1 companies')
})
