import { expect, test } from 'vitest'
import { northwind, openCompany, showing } from '../companies/profile/test/openCompany.ts'
import { refuse } from '../deals/profile/test/fleet.ts'
import { openProfile } from '../talents/profile/test/openProfile.ts'
import { priya } from '../talents/profile/test/priya.ts'

const ban = {
  id: 'ban-5',
  databaseId: 5,
  askedBy: 'TALENT',
  reason: 'Worked there before.',
  createdAt: '2026-11-12T09:00:00.000Z',
  createdBy: { id: 'VXNlcjox', firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' },
  company: { id: 'company-3', databaseId: 3, name: 'Northwind' },
  talent: { id: priya.id, databaseId: 7, name: 'Priya Raman' },
}

test('a company is put on the quiet list of a talent on a phone, and taken off on a desk', async () => {
  const sent: unknown[] = []
  let fails = true
  const ada = await openProfile(
    {
      AddBanDialogCompanyQuery: () => ({ companies: { edges: [{ node: ban.company }] } }),
      AddBanDialogMutation({ input }) {
        if (fails) refuse('CONFLICT', 'This is on the do-not-contact list already')()
        sent.push(input)
        return { addContactBan: { talent: { ...priya, contactBans: [ban] }, company: null } }
      },
      BansCardMutation({ input }) {
        sent.push(input)
        return { removeContactBan: { talent: priya, company: null } }
      },
    },
    { width: 390, touch: true },
  )
  const card = ada.page.getByRole('region', { name: 'Do not contact' })
  await card.waitFor()
  expect((await card.innerText()).split('\n')).toEqual(['Do not contact', 'Add'])
  await card.getByRole('button', { name: 'Add to the do-not-contact list' }).click()
  const dialog = ada.page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await dialog.getByText('A company is required').waitFor()
  await dialog.getByRole('combobox').fill('North')
  await ada.page.getByRole('option', { name: 'Northwind' }).click()
  await dialog.getByLabel('Reason').fill('Worked there before.')
  await ada.findsNoBarrierAnywhere()
  await add.click()
  await dialog.getByText('This is on the do-not-contact list already').waitFor()
  fails = false
  await add.click()
  await ada.hears('Added to the do-not-contact list', 'Colleagues who want to present them are warned.')
  expect(sent).toEqual([{ companyId: 3, talentId: 7, askedBy: 'TALENT', reason: 'Worked there before.' }])
  await ada.page.setViewportSize({ width: 1440, height: 900 })
  await card.getByText('Asked by the talent · Nov 12, 2026 · Ada Okafor').waitFor()
  expect(await card.getByRole('link', { name: 'Northwind' }).getAttribute('href')).toBe('/companies/3')
  await card.getByRole('button', { name: 'Remove Northwind from the do-not-contact list' }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await ada.hears('Removed from the do-not-contact list')
  expect(sent.at(-1)).toEqual({ id: 5 })
  expect(await card.getByRole('listitem').count()).toBe(0)
  await ada.isIn('Add')
})

test('a company shows the talents it does not want, and those who do not want it', async () => {
  const both = [ban, { ...ban, id: 'ban-6', databaseId: 6, askedBy: 'CLIENT', reason: null }]
  const ada = await openCompany(showing({ ...northwind, contactBans: both }))
  const card = ada.page.getByRole('region', { name: 'Do not contact' })
  await card.getByText('Asked by the client').waitFor()
  expect(await card.getByRole('link', { name: 'Priya Raman' }).count()).toBe(2)
  expect(await card.innerText()).toContain('Worked there before.')
  await ada.findsNoBarrierAnywhere()
  await card.getByRole('button', { name: 'Add to the do-not-contact list' }).click()
  const dialog = ada.page.getByRole('dialog')
  expect(await dialog.getByRole('radio', { name: 'Client' }).isChecked()).toBe(true)
  await dialog.getByText('Talent').first().waitFor()
})
