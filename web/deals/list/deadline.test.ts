import { expect, test } from 'vitest'
import { dealAnswers } from '../profile/test/fleet.ts'
import { openDeal } from '../profile/test/openDeal.ts'
import { deal, dealBase, openDeals } from './test/dealBase.ts'

const deals = () =>
  dealBase([
    deal(1, { title: 'A', deadline: '2026-11-21' }),
    deal(2, { title: 'B', deadline: '2026-11-29', status: 'ON_HOLD' }),
    deal(3, { title: 'C', deadline: '2026-11-12', status: 'FILLED' }),
    deal(4, { title: 'D', deadline: '2026-11-22', status: 'CLOSED' }),
  ])

const plain = { C: 'Nov 12, 2026', D: 'Nov 22, 2026' }

test.each([
  // The local date is already the 22nd, while it is still the 21st in UTC.
  [
    'Pacific/Auckland',
    '2026-11-21T12:30:00Z',
    'Nov 21, 2026 Overdue since Nov 21',
    'Nov 29, 2026 Deadline approaching!',
  ],
  // The local date is still the 21st, while it is the 22nd in UTC.
  ['America/Los_Angeles', '2026-11-22T03:00:00Z', 'Nov 21, 2026 Deadline approaching!', 'Nov 29, 2026'],
])('in %s at %s, deadlines follow the local calendar', async (timeZone, now, first, second) => {
  const ada = await openDeals(deals(), { window: { timeZone }, now })
  await ada.counts('Showing 4 of 4 deals')
  const cells = await Promise.all([1, 2, 3, 4].map(row => ada.cell(row, 6).textContent()))
  expect(cells).toEqual([first, second, plain.C, plain.D])
})

test("a deal's page warns that the deal is overdue, but not once it is finished", async () => {
  const now = '2026-11-21T10:00:00Z'
  const late = await openDeal(dealAnswers({ deadline: '2026-11-12' }), { now })
  await late.reads('Overdue since Nov 12')
  await late.findsNoBarrier()
  const done = await openDeal(dealAnswers({ deadline: '2026-11-12', status: 'FINISHED' }), { now })
  await done.reads('Nov 12, 2026')
  expect(await done.page.getByText('Overdue').count()).toBe(0)
})
