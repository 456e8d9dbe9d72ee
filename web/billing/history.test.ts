import { addDays, format } from 'date-fns'
import { expect, test } from 'vitest'
import { updateBilling } from '../../api/billing/billing.ts'
import { openApp } from '../../api/test/harness.ts'
import { make, staffOf } from '../../api/test/make.ts'
import { atPlacement } from './test/atPlacement.ts'

openApp({}, { listen: true })

const day = (offset: number, pattern = 'yyyy-MM-dd') => format(addDays(new Date(), offset), pattern)

test('the history is loaded on opening, and again by Retry after a failure', { tags: ['deep'] }, async () => {
  const ada = await atPlacement({ candidateBudget: '$6,000', weeklyHours: 32 })
  const failure = await ada.refuses('BillingHistoryQuery', { code: 'UNAVAILABLE', message: 'Please wait.' })
  await ada.panel.waitFor()
  expect(ada.requests('BillingHistoryQuery')).toEqual([])
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  await ada.reads('Please wait.')
  await failure.release()
  await ada.presses('Try again')
  await ada.reads('No billing changes recorded yet')
})

test('a change shows the figures before and after, and any date shows the billing of that day', {
  tags: ['deep'],
}, async () => {
  const ada = await atPlacement({ candidateBudget: '$6,000', weeklyHours: 32, startDate: day(-60) })
  await updateBilling(staffOf(await make.user()), {
    ...{ dealId: ada.dealId, talentId: ada.talentId, newCompanyBudget: '$10,000', newCandidateBudget: '$7,000' },
    ...{
      newWeeklyHours: 40,
      changeReason: 'Salary adjustment',
      effectiveDate: day(0),
      notes: 'After the yearly talk.',
    },
  })
  await ada.page.reload()
  await ada.panel.getByRole('button', { name: 'Show History' }).click()
  const entry = ada.panel.getByRole('listitem').first()
  await entry.waitFor()
  const words = await entry.textContent()
  for (const part of [day(0, 'MMM dd, yyyy'), 'Salary adjustment', 'After the yearly talk.'])
    expect(words).toContain(part)
  for (const part of ['Company pays$9,000', '$10,000', 'Candidate gets$6,000', '$7,000', 'Weekly hours32', '40']) {
    expect(words).toContain(part)
  }
  await ada.panel.getByText(`as agreed from ${day(0, 'MMM dd, yyyy')}`).waitFor()
  await ada.panel.getByText('$3,000 per month · 30%').first().waitFor()
  await ada.panel.getByLabel('On any date').fill(day(-5))
  await ada.panel.getByText(`On ${day(-5, 'MMM dd, yyyy')}, as agreed at first`).waitFor()
  await ada.panel
    .getByText(/ pro rata: /)
    .first()
    .waitFor()
})
