import { format } from 'date-fns'
import { expect, test } from 'vitest'
import { changeReasons } from '../../api/billing/words.ts'
import { northwind, openCompany, selected } from '../companies/profile/test/openCompany.ts'
import { held } from '../talents/profile/test/openProfile.ts'
import { type Answers, Refusal } from '../test/fakeApi.ts'
import { change } from './test/change.ts'

async function openUpdate(answers: Answers = {}) {
  const ada = await openCompany(answers)
  const open = () => ada.panel.getByRole('button', { name: 'Update Billing' }).click()
  const types = (label: string, text: string) => ada.dialog.getByLabel(label).fill(text)
  const sends = () => ada.dialog.getByRole('button', { name: 'Update Billing' }).click()
  await open()
  return { ...ada, types, sends, open }
}

test('the form names the candidate, starts with the current billing, shows each figure before and after, and what is wrong', async () => {
  let refusal = new Refusal('NOT_FOUND', 'Candidate not found')
  const ada = await openUpdate({
    UpdateBillingDialogMutation() {
      throw refusal
    },
  })
  const value = (label: string) => ada.dialog.getByLabel(label).inputValue()
  expect(await value('Company pays')).toBe('9,000')
  expect(await value('Weekly hours')).toBe('40')
  expect(await value('Effective date')).toBe(format(new Date(), 'yyyy-MM-dd'))
  expect((await ada.dialog.locator('option').allTextContents()).slice(1)).toEqual([...changeReasons])
  await ada.dialog.getByText('Priya Raman', { exact: true }).waitFor()
  await ada.dialog.getByText('Platform Engineer at Northwind').waitFor()

  // Each figure is shown before and after, while typing.
  const said = (label: string) => {
    const field = ada.dialog.locator('.fui-Field').filter({ has: ada.page.getByLabel(label) })
    return field.locator('.fui-Field__hint').textContent()
  }
  expect(await said('Company pays')).toBe('Now $9,000')
  await ada.dialog.getByLabel('Company pays').fill('')
  await ada.dialog.getByLabel('Company pays').pressSequentially('9500.5')
  expect(await said('Company pays')).toBe('$9,000  $9,500.50')
  await ada.types('Candidate gets', '7000')
  expect(await said('Candidate gets')).toBe('Now $7,000')
  await ada.types('Weekly hours', '30')
  expect(await said('Weekly hours')).toBe('40  30')

  // Every broken rule is shown.
  await ada.types('Company pays', '')
  await ada.types('Candidate gets', 'a lot')
  await ada.types('Weekly hours', '0')
  await ada.types('Effective date', '')
  await ada.sends()
  for (const words of ['Company budget', 'Candidate budget', 'Change reason', 'Effective date']) {
    await ada.reads(`${words} is required`)
  }
  await ada.reads('Weekly hours must be at least 1')
  await ada.isIn('newCompanyBudget')
  await ada.types('Weekly hours', '169')
  await ada.reads('Weekly hours cannot exceed 168')
  await ada.findsNoBarrier()
  await ada.page.keyboard.press('Escape')
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.page.getByText('Discard changes?').waitFor({ state: 'detached' })

  // The toast shows the server's message of a refusal, and the page's own for a fault. The dialog does not repeat it and keeps the entries.
  await ada.types('Company pays', '9000')
  await ada.types('Candidate gets', '7000')
  await ada.types('Weekly hours', '36')
  await ada.types('Effective date', '2026-12-01')
  await ada.dialog.getByLabel('Change reason').selectOption('Other')
  await ada.sends()
  await ada.hears('Error', 'Candidate not found')
  expect(await ada.dialog.getByText('Candidate not found').count()).toBe(0)
  refusal = new Refusal('INTERNAL', 'Unexpected fault')
  await ada.sends()
  await ada.hears('Error', 'Failed to update billing information.')
  expect(await ada.dialog.getByLabel('Change reason').inputValue()).toBe('Other')
})

test('a double click sends an update once; it appears in the figures and first in an open history', async () => {
  const sent: unknown[] = []
  const gate = held(undefined)
  const history = () => ({ billingHistory: [change] })
  const deal = { ...selected.deal, companyBudget: '$9,500.50', weeklyHours: 36 }
  const ada = await openCompany({
    BillingHistoryQuery: history,
    async UpdateBillingDialogMutation({ input }) {
      sent.push(input)
      await gate.answer()
      const made = { ...change, id: 'change-2', changeReason: 'Hours reduction' }
      return { updateBilling: { billingChange: made, deal } }
    },
    CompanyPageQuery() {
      const candidate = sent.length > 0 ? { ...selected, deal } : selected
      return { company: { ...northwind, selectedCandidates: [{ candidate }] } }
    },
  })
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  await ada.panel.getByText('Salary adjustment').waitFor()
  await ada.panel.getByRole('button', { name: 'Update Billing' }).click()
  await ada.dialog.getByLabel('Company pays').fill('9500.50')
  await ada.dialog.getByLabel('Weekly hours').fill('36')
  await ada.dialog.getByLabel('Change reason').selectOption('Hours reduction')
  await ada.dialog.getByLabel('Effective date').fill('2026-12-01')
  await ada.dialog.getByRole('button', { name: 'Update Billing' }).click()
  await ada.dialog.getByText('Updating...').click({ force: true })
  gate.release()
  await ada.hears('Success', 'Billing information updated successfully')
  await ada.panel.getByText('$9,500.50').waitFor()
  await ada.panel.getByRole('listitem').first().getByText('Hours reduction').waitFor()
  expect(sent).toEqual([
    {
      ...{ dealId: 4, talentId: 7, newCompanyBudget: '$9,500.50', newCandidateBudget: '$7000', newWeeklyHours: 36 },
      ...{ changeReason: 'Hours reduction', effectiveDate: '2026-12-01', notes: null },
    },
  ])
})

test('an amount in euros is shown and sent in euros, until dollars are typed', async () => {
  const sent: unknown[] = []
  const deal = { ...selected.deal, companyBudget: '€9000', candidateBudget: 'CHF 7,000' }
  const ada = await openUpdate({
    CompanyPageQuery: () => ({ company: { ...northwind, selectedCandidates: [{ candidate: { ...selected, deal } }] } }),
    UpdateBillingDialogMutation({ input }) {
      sent.push(input)
      return { updateBilling: { billingChange: change, deal } }
    },
  })
  const field = ada.dialog.locator('.fui-Input').filter({ has: ada.page.getByLabel('Company pays') })
  expect([await field.textContent(), await field.locator('input').inputValue()]).toEqual(['€', '9,000'])
  await ada.types('Company pays', '')
  await ada.types('Company pays', '9500')
  await ada.dialog.getByLabel('Weekly hours').focus()
  await ada.dialog.getByText('€9,000  €9,500').waitFor()
  await ada.dialog.getByText('Now CHF 7,000').waitFor()
  expect([await field.textContent(), await field.locator('input').inputValue()]).toEqual(['€', '9,500'])
  await ada.dialog.getByLabel('Change reason').selectOption('Other')
  await ada.sends()
  await ada.hears('Success', 'Billing information updated successfully')
  expect(sent).toMatchObject([{ newCompanyBudget: '€9,500', newCandidateBudget: 'CHF 7,000' }])
  await ada.open()
  await ada.types('Company pays', '$9500')
  expect(await field.textContent()).toBe('$')
})

test('a range opens and stays as it is written, with a word on it, and what is typed by hand is read', async () => {
  const sent: unknown[] = []
  const range = '75-90 EUR per hour'
  const terms = { companyPays: { unread: null, upTo: '90.00' }, candidateGets: null }
  const deal = { ...selected.deal, companyBudget: range, terms }
  const ada = await openUpdate({
    CompanyPageQuery: () => ({ company: { ...northwind, selectedCandidates: [{ candidate: { ...selected, deal } }] } }),
    UpdateBillingDialogMutation({ input }) {
      sent.push(input)
      return { updateBilling: { billingChange: change, deal } }
    },
  })
  expect(await ada.dialog.getByLabel('Company pays').inputValue()).toBe(range)
  await ada.dialog.getByText('No margin is worked out of it.').waitFor()
  await ada.dialog.getByLabel('Candidate gets').fill('')
  await ada.dialog.getByLabel('Candidate gets').pressSequentially('4500 chf')
  await ada.dialog.getByLabel('Change reason').selectOption('Other')
  await ada.dialog.getByText('$7,000  4500 chf').waitFor()
  await ada.findsNoBarrier()
  await ada.sends()
  await ada.hears('Success', 'Billing information updated successfully')
  expect(sent).toMatchObject([{ newCompanyBudget: range, newCandidateBudget: '4500 chf' }])
  await ada.panel.getByRole('button', { name: 'This amount is a range.' }).waitFor()
})

test('a head-hunting deal shows, changes and remembers its recruiting fee', async () => {
  const sent: unknown[] = []
  const deal = {
    ...selected.deal,
    ...{ dealType: 'HEAD_HUNTING', recruitingFee: '$18000', companyBudget: null, candidateBudget: null },
  }
  const fee = {
    ...change,
    ...{ dealType: 'HEAD_HUNTING', previousCompanyBudget: '$18000', newCompanyBudget: '$20,000' },
    ...{ newCandidateBudget: null, id: 'change-2' },
  }
  const ada = await openCompany({
    CompanyPageQuery: () => ({ company: { ...northwind, selectedCandidates: [{ candidate: { ...selected, deal } }] } }),
    BillingHistoryQuery: () => ({ billingHistory: [fee, change] }),
    UpdateBillingDialogMutation({ input }) {
      sent.push(input)
      return { updateBilling: { billingChange: fee, deal: { ...deal, recruitingFee: '$20,000' } } }
    },
  })
  await ada.panel.getByText('Recruiting fee$18,000').waitFor()
  expect(await ada.panel.getByText('Candidate Payment').count()).toBe(0)
  await ada.panel.getByRole('button', { name: 'Update Billing' }).click()
  expect(await ada.dialog.getByLabel('Candidate gets').count()).toBe(0)
  await ada.dialog.getByLabel('Recruiting fee').fill('')
  await ada.dialog.getByRole('button', { name: 'Update Billing' }).click()
  await ada.reads('Recruiting fee is required')
  await ada.dialog.getByLabel('Recruiting fee').fill('20000')
  await ada.dialog.getByLabel('Change reason').selectOption('Other')
  await ada.dialog.getByLabel('Effective date').fill('2026-12-01')
  await ada.dialog.getByRole('button', { name: 'Update Billing' }).click()
  await ada.hears('Success', 'Billing information updated successfully')
  expect(sent).toEqual([
    {
      ...{ dealId: 4, talentId: 7, newCompanyBudget: '$20,000', newCandidateBudget: null, newWeeklyHours: 40 },
      ...{ changeReason: 'Other', effectiveDate: '2026-12-01', notes: null },
    },
  ])
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  const entries = ada.panel.getByRole('listitem')
  await entries.first().waitFor()
  // A change from the time when the deal was managed keeps its labels.
  const [now, before] = await entries.allTextContents()
  expect(now).toContain('Recruiting fee$18,000')
  expect(now).not.toContain('Candidate gets')
  expect(before).toContain('Company pays$8,000')
})
