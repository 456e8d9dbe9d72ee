import { expect, test } from 'vitest'
import { addContactBan } from '../../api/contactBans/contactBans.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, staffOf } from '../../api/test/make.ts'
import { phone } from '../test/browser.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

test('a company is put on the do-not-contact list of a talent, and removed from it', async () => {
  const { id: companyId } = await make.company({ name: 'Northwind' })
  const { id: talentId } = await make.talent({ name: 'Priya Raman' })
  const user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
  const ada = await recruiterAt(`/talent/${talentId}`, { user, ...phone })
  const card = ada.page.getByRole('region', { name: 'Do not contact' })
  await card.waitFor()
  expect((await card.innerText()).split('\n')).toEqual(['Do not contact', 'Add'])
  await card.getByRole('button', { name: 'Add to the do-not-contact list' }).click()
  await ada.sends('Add')
  await ada.dialog.getByText('A company is required').waitFor()
  await ada.dialog.getByRole('combobox').fill('North')
  await ada.page.getByRole('option', { name: 'Northwind' }).click()
  await ada.dialog.getByLabel('Reason').fill('Worked there before.')
  const message = 'This is on the do-not-contact list already'
  const refusal = await ada.refuses('AddBanDialogMutation', { code: 'CONFLICT', message })
  await ada.sends('Add')
  await ada.dialog.getByText(message).waitFor()
  await refusal.release()
  await ada.sends('Add')
  await ada.hears('Added to the do-not-contact list', 'Colleagues who want to present them are warned.')
  await card.getByText(/^Asked by the talent · .* · Ada Okafor$/).waitFor()
  expect(await card.getByRole('link', { name: 'Northwind' }).getAttribute('href')).toBe(`/companies/${companyId}`)
  await card.getByRole('button', { name: 'Remove Northwind from the do-not-contact list' }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await ada.hears('Removed from the do-not-contact list')
  expect(await card.getByRole('listitem').count()).toBe(0)
  expect(await world.db.contactBan.count()).toBe(0)
  await ada.isIn('Add')
})

test('a company lists the talents it refuses, and the talents who refuse the company', { tags: ['deep'] }, async () => {
  const { id: companyId } = await make.company()
  const { id: talentId } = await make.talent({ name: 'Otto Blum' })
  const staff = staffOf(await make.user())
  await addContactBan(staff, { companyId, talentId, askedBy: 'CLIENT' })
  await addContactBan(staff, { companyId, talentId, askedBy: 'TALENT', reason: 'Worked there before.' })
  const ada = await recruiterAt(`/companies/${companyId}`)
  const card = ada.page.getByRole('region', { name: 'Do not contact' })
  await card.getByText('Asked by the client').waitFor()
  expect(await card.getByRole('link', { name: 'Otto Blum' }).count()).toBe(2)
  expect(await card.innerText()).toContain('Worked there before.')
  await card.getByRole('button', { name: 'Add to the do-not-contact list' }).click()
  expect(await ada.dialog.getByRole('radio', { name: 'Client' }).isChecked()).toBe(true)
})
