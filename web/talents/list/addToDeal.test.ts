import { expect, test } from 'vitest'
import { requestConsent, withdrawConsent } from '../../../api/consents/consents.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { openTalents } from './test/openTalents.ts'

openApp({}, { listen: true })

test('talents are added to a deal by keyboard, with warnings, and talents who cannot be added are named', {
  tags: ['deep'],
}, async () => {
  const user = await make.user()
  const deal = await make.deal({ title: 'Platform Engineer' })
  const ids: number[] = []
  for (const name of ['Ada Moss', 'Bo Lind', 'Cy Fry']) {
    ids.push((await make.talent({ name, linkedinUrl: `linkedin.com/in/${name.replace(' ', '-')}` })).id)
  }
  await make.candidate({ dealId: deal.id, talentId: ids[2] })
  const { id } = await requestConsent(staffOf(user), { talentId: ids[1] ?? 0, dealId: deal.id })
  await withdrawConsent(staffOf(user), { id })
  const ada = await openTalents({ user })
  for (const name of ['Ada Moss', 'Bo Lind', 'Cy Fry']) {
    await ada.page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  const button = ada.page.getByRole('button', { name: 'Add to deal' })
  await button.press('Enter')
  const dialog = ada.page.getByRole('dialog', { name: 'Add 3 talents to a deal' })
  await dialog.getByRole('combobox', { name: /^Deal/ }).press('ArrowDown')
  await ada.page.getByRole('option', { name: 'Platform Engineer' }).waitFor()
  await ada.page.keyboard.press('Enter')
  // Consents that were not requested are a single line with a number; other warnings have a line each.
  const lines = dialog.getByRole('list', { name: 'Before you send' }).getByRole('listitem')
  await expect.poll(() => lines.first().textContent()).toBe('Consent not requested: 2 of 3 people.')
  expect(await lines.last().textContent()).toContain('Bo Lind refused consent')
  await dialog.getByRole('button', { name: 'Add to deal' }).press('Enter')
  await ada.hears('2 candidates added', 'Platform Engineer')
  const refused = ada.page.getByRole('dialog', { name: '1 was not added' })
  await refused.getByText('This talent is already a candidate for this deal').waitFor()
  await refused.getByText('Cy Fry').waitFor()
  await ada.escapes()
  await expect.poll(() => button.evaluate(each => each === document.activeElement)).toBe(true)
  expect(await world.db.dealCandidate.count({ where: { dealId: deal.id } })).toBe(3)
})
