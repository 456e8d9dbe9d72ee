import { format } from 'date-fns'
import { expect, test } from 'vitest'
import { onDay, openCompany } from '../companies/profile/test/openCompany.ts'
import { Refusal } from '../test/fakeApi.ts'
import { change } from './test/change.ts'

test('on any date it shows what held on that day, with the month pro rata', async () => {
  const asked: unknown[] = []
  const month = { currency: 'USD', days: 15, daysOfMonth: 31, companyPays: '4500.00', candidateGets: '3000.00' }
  const ada = await openCompany({
    BillingHistoryQuery: () => ({ billingHistory: [change] }),
    BillingPanelQuery(variables) {
      asked.push(variables)
      const terms = { ...onDay.terms, since: null, companyPays: { text: '75-90 EUR', unread: null, upTo: '90.00' } }
      const isThen = variables.on === '2026-01-31'
      return { deal: isThen ? { ...onDay, terms, proRata: [{ ...month, margin: '1500.00' }] } : onDay }
    },
  })
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  await ada.panel.getByText('as agreed from May 01, 2026').waitFor()
  await ada.panel.getByText('$2,000 per month · 22.2%').waitFor()
  await ada.panel.getByLabel('On any date').fill('2026-01-31')
  await ada.panel.getByText('On Jan 31, 2026, as agreed at first').waitFor()
  await ada.panel.getByRole('button', { name: 'This amount is a range.' }).waitFor()
  await ada.panel.getByText('January 2026 pro rata: 15 of 31 days').waitFor()
  const words = await ada.panel.getByRole('region', { name: 'January 2026, USD' }).textContent()
  expect(words).toContain('Company pays$4,500Candidate gets$3,000Margin$1,500')
  expect(asked).toEqual([
    { id: 4, on: format(new Date(), 'yyyy-MM-dd') },
    { id: 4, on: '2026-01-31' },
  ])
  await ada.findsNoBarrier()
})

test('the history loads when it is opened, and can be retried after a failure', async () => {
  const answers = [new Refusal('UNAVAILABLE', 'Not available right now, please wait.'), [], [change]]
  let asked = 0
  const ada = await openCompany({
    async BillingHistoryQuery(variables) {
      expect(variables).toEqual({ dealId: 4, talentId: 7 })
      const answer = answers[asked++]
      if (answer instanceof Error) throw answer
      return { billingHistory: answer }
    },
  })
  await ada.panel.waitFor()
  expect(asked).toBe(0)
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  await ada.reads('Not available right now, please wait.')
  await ada.presses('Try again')
  await ada.reads('No billing changes recorded yet')
  await ada.presses('Hide History')
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  const entry = ada.panel.getByRole('listitem')
  await entry.waitFor()
  const words = await entry.textContent()
  for (const told of ['May 01, 2026', 'Salary adjustment', 'Recorded Apr 20, 2026', 'After the yearly talk.']) {
    expect(words).toContain(told)
  }
  for (const told of ['Company pays$8,000', '$9,000', 'Candidate getsnone', '$7,000', 'Weekly hours32', '40']) {
    expect(words).toContain(told)
  }
})
