import { format } from 'date-fns'
import { expect, test } from 'vitest'
import { changeReasons } from '../../api/billing/words.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { atPlacement } from './test/atPlacement.ts'

openApp({}, { listen: true })

const latest = () => world.db.billingChange.findFirst({ orderBy: { id: 'desc' } })

async function openUpdate(deal: Record<string, unknown> = {}) {
  const ada = await atPlacement(deal)
  const open = () => ada.panel.getByRole('button', { name: 'Update Billing' }).click()
  await open()
  return {
    ...ada,
    open,
    value: (label: string) => ada.dialog.getByLabel(label).inputValue(),
    types: (label: string, text: string) => ada.dialog.getByLabel(label).fill(text),
    says: (label: string) => {
      const field = ada.dialog.locator('.fui-Field').filter({ has: ada.page.getByLabel(label) })
      return field.locator('.fui-Field__hint').textContent()
    },
    reason: (reason: string) => ada.dialog.getByLabel('Change reason').selectOption(reason),
    saved: () => ada.hears('Success', 'Billing information updated successfully'),
  }
}

test('the form names the candidate and starts with the current billing', async () => {
  const ada = await openUpdate()
  expect(await ada.value('Company pays')).toBe('9,000')
  expect(await ada.value('Weekly hours')).toBe('40')
  expect(await ada.value('Effective date')).toBe(format(new Date(), 'yyyy-MM-dd'))
  expect((await ada.dialog.locator('option').allTextContents()).slice(1)).toEqual([...changeReasons])
  await ada.dialog.getByText('Priya Raman', { exact: true }).waitFor()
  await ada.dialog.getByText('Platform Engineer at Northwind').waitFor()
})

test('while a figure is typed, its old and new values are shown', { tags: ['deep'] }, async () => {
  const ada = await openUpdate()
  expect(await ada.says('Company pays')).toBe('Now $9,000')
  await ada.types('Company pays', '')
  await ada.dialog.getByLabel('Company pays').pressSequentially('9500.5')
  expect(await ada.says('Company pays')).toBe('$9,000  $9,500.50')
  await ada.types('Candidate gets', '7000')
  expect(await ada.says('Candidate gets')).toBe('Now $7,000')
  await ada.types('Weekly hours', '30')
  expect(await ada.says('Weekly hours')).toBe('40  30')
})

test('every broken rule is shown, and closing the form with entries asks first', { tags: ['deep'] }, async () => {
  const ada = await openUpdate()
  await ada.types('Company pays', '')
  await ada.types('Candidate gets', 'a lot')
  await ada.types('Weekly hours', '0')
  await ada.types('Effective date', '')
  await ada.sends('Update Billing')
  for (const words of ['Company budget', 'Candidate budget', 'Change reason', 'Effective date']) {
    await ada.reads(`${words} is required`)
  }
  await ada.reads('Weekly hours must be at least 1')
  await ada.isIn('newCompanyBudget')
  await ada.types('Weekly hours', '169')
  await ada.reads('Weekly hours cannot exceed 168')
  await ada.page.keyboard.press('Escape')
  await ada.reads('Discard changes?')
})

test('a refusal shows its reason, a fault shows a general message, each once, and the entries are kept', {
  tags: ['deep'],
}, async () => {
  const ada = await openUpdate()
  await ada.types('Weekly hours', '36')
  await ada.reason('Other')
  const refusal = await ada.refuses('UpdateBillingDialogMutation', {
    code: 'NOT_FOUND',
    message: 'Candidate not found',
  })
  await ada.sends('Update Billing')
  await ada.hears('Error', 'Candidate not found')
  expect(await ada.dialog.getByText('Candidate not found').count()).toBe(0)
  await refusal.release()
  await ada.refuses('UpdateBillingDialogMutation')
  await ada.sends('Update Billing')
  await ada.hears('Error', 'Failed to update billing information.')
  expect(await ada.value('Change reason')).toBe('Other')
})

test('a double click sends one update, which is shown in the figures and at the top of an open history', {
  tags: ['deep'],
}, async () => {
  const ada = await openUpdate()
  await ada.escapes()
  await ada.dialog.waitFor({ state: 'detached' })
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  await ada.reads('No billing changes recorded yet')
  await ada.open()
  await ada.types('Company pays', '9500.50')
  await ada.types('Weekly hours', '36')
  await ada.reason('Hours reduction')
  const answer = await ada.holds('UpdateBillingDialogMutation')
  await ada.sends('Update Billing')
  await ada.dialog.getByText('Updating...').click({ force: true })
  answer.release()
  await ada.saved()
  await ada.panel.getByText('$9,500.50').first().waitFor()
  await ada.panel.getByRole('listitem').first().getByText('Hours reduction').waitFor()
  expect(await world.db.billingChange.findMany({ where: { dealId: ada.dealId } })).toMatchObject([
    { newCompanyBudget: '$9,500.50', newCandidateBudget: '$7000', newWeeklyHours: 36, notes: null },
  ])
})

test('an update that is sent again after a lost response is written once', { tags: ['deep'] }, async () => {
  const ada = await openUpdate()
  await ada.types('Company pays', '9100')
  await ada.reason('Other')
  await ada.page.route(
    '**/graphql',
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await ada.sends('Update Billing')
  await ada.dialog.getByText(/The server could not be reached/).waitFor()
  await ada.sends('Update Billing')
  await ada.saved()
  expect(await world.db.billingChange.count({ where: { dealId: ada.dealId } })).toBe(1)
})

test('an amount in euros is shown and sent in euros, until dollars are typed', async () => {
  const ada = await openUpdate({ companyBudget: '€9000', candidateBudget: 'CHF 7,000' })
  const field = ada.dialog.locator('.fui-Input').filter({ has: ada.page.getByLabel('Company pays') })
  expect([await field.textContent(), await ada.value('Company pays')]).toEqual(['€', '9,000'])
  await ada.types('Company pays', '')
  await ada.types('Company pays', '9500')
  await ada.dialog.getByLabel('Weekly hours').focus()
  await ada.dialog.getByText('€9,000  €9,500').waitFor()
  await ada.dialog.getByText('Now CHF 7,000').waitFor()
  await ada.reason('Other')
  await ada.sends('Update Billing')
  await ada.saved()
  expect(await latest()).toMatchObject({ newCompanyBudget: '€9,500', newCandidateBudget: 'CHF 7,000' })
  await ada.open()
  await ada.types('Company pays', '$9500')
  expect(await field.textContent()).toBe('$')
})

test('a range is kept unchanged with a notice, and a typed amount with a currency code is accepted', {
  tags: ['deep'],
}, async () => {
  const range = '75-90 EUR per hour'
  const ada = await openUpdate({ companyBudget: range })
  expect(await ada.value('Company pays')).toBe(range)
  await ada.dialog.getByText('No margin is worked out of it.').waitFor()
  await ada.types('Candidate gets', '')
  await ada.dialog.getByLabel('Candidate gets').pressSequentially('4500 chf')
  await ada.reason('Other')
  await ada.dialog.getByText('$7,000  4500 chf').waitFor()
  await ada.sends('Update Billing')
  await ada.saved()
  expect(await latest()).toMatchObject({ newCompanyBudget: range, newCandidateBudget: '4500 chf' })
  await ada.panel.getByRole('button', { name: 'This amount is a range.' }).first().waitFor()
})

test('the recruiting fee of a head-hunting deal is shown, changed and recorded in the history', {
  tags: ['deep'],
}, async () => {
  const hunted = { dealType: 'HEAD_HUNTING', companyBudget: null, candidateBudget: null, recruitingFee: '$18000' }
  const ada = await openUpdate(hunted)
  expect(await ada.dialog.getByLabel('Candidate gets').count()).toBe(0)
  await ada.types('Recruiting fee', '')
  await ada.sends('Update Billing')
  await ada.reads('Recruiting fee is required')
  await ada.types('Recruiting fee', '20000')
  await ada.reason('Other')
  await ada.sends('Update Billing')
  await ada.saved()
  await ada.panel.getByText('Recruiting fee$20,000').first().waitFor()
  expect(await latest()).toMatchObject({ newCompanyBudget: '$20,000', newCandidateBudget: null })
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  const entry = ada.panel.getByRole('listitem')
  await entry.waitFor()
  expect(await entry.textContent()).toContain('Recruiting fee$18,000')
  expect(await entry.textContent()).not.toContain('Candidate gets')
})
