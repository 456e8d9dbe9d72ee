import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { recruiterAtList } from '../../list/test/recruiterAtList.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

const ids: Record<string, number> = {}

beforeAll(async () => {
  for (const [title, deadline, status] of [
    ['A', '2026-11-21', 'OPEN'],
    ['B', '2026-11-29', 'ON_HOLD'],
    ['C', '2026-11-12', 'FILLED'],
    ['D', '2026-11-22', 'CLOSED'],
  ] as const) {
    const { id } = await make.deal({ title, deadline })
    await world.db.deal.update({ where: { id }, data: { status } })
    ids[title] = id
  }
})

const done = ['Nov 12, 2026', 'Nov 22, 2026']

test.each([
  // The local date is already the 22nd, while the date in UTC is still the 21st.
  {
    ...{ timeZone: 'Pacific/Auckland', now: '2026-11-21T12:30:00Z' },
    shown: ['Nov 21, 2026 Overdue since Nov 21', 'Nov 29, 2026 Deadline approaching!', ...done],
  },
  // The local date is still the 21st, while the date in UTC is already the 22nd.
  {
    ...{ timeZone: 'America/Los_Angeles', now: '2026-11-22T03:00:00Z' },
    shown: ['Nov 21, 2026 Deadline approaching!', 'Nov 29, 2026', ...done],
  },
])('deadlines follow the calendar of $timeZone', async ({ shown, ...window }) => {
  const ada = await recruiterAtList({ path: '/deals?sort=title', heading: 'Talent Pipeline', ...window })
  await ada.counts('Showing 4 of 4 deals')
  expect(await Promise.all([1, 2, 3, 4].map(row => ada.cell(row, 6).textContent()))).toEqual(shown)
})

test("a deal's page warns that the deal is overdue, but not once it is filled", async () => {
  const now = '2026-11-25T10:00:00Z'
  const ada = await recruiterAt(`/deals/${ids.A}`, { now })
  await ada.reads('Overdue since Nov 21')
  await ada.goes(`/deals/${ids.C}`)
  await ada.reads('Nov 12, 2026')
  expect(await ada.page.getByText('Overdue').count()).toBe(0)
})
