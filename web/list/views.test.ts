import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make, type Person, staffOf } from '../../api/test/make.ts'
import { createView } from '../../api/views/views.ts'
import { recruiterAtList } from './test/recruiterAtList.ts'

openApp({}, { listen: true })

beforeAll(async () => {
  await make.deal({ title: 'Data Engineer', status: 'FILLED', companyId: (await make.company({ name: 'Acme' })).id })
  await make.deal({ title: 'Accountant' })
  await make.talent({ name: 'Priya Raman', area: 'DESIGN', portfolioUrls: ['https://priya.example.com'] })
  await make.talent({ name: 'Bence Toth' })
  await world.db.talent.updateMany({ where: { area: 'DESIGN' }, data: { status: 'VETTED' } })
})

const openDeals = (user?: Person, path = '/deals?sort=title') =>
  recruiterAtList({ path, heading: 'Talent Pipeline', user })

/** A recruiter with a saved view of filled deals, which is the default view if `isDefault`. */
async function withView(isDefault = false) {
  const user = await make.user()
  const filters = { statusFilter: ['Filled'], searchTerm: 'eng', sortField: 'deadline', sortDirection: 'desc' }
  const { id } = await createView(staffOf(user), { viewName: 'Filled ones', tableName: 'deals', filters })
  await world.db.savedView.update({ where: { id }, data: { isDefault } })
  return user
}

const filledAddress = '/deals?search=eng&status=filled&sort=-deadline'

test('a view restores search, filters and order, and can be made the default from the list of views', {
  tags: ['deep'],
}, async () => {
  const ada = await openDeals(await withView())
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer'])
  const views = await ada.views()
  await views.getByRole('button', { name: 'Make Filled ones the default' }).click()
  await ada.hears('Default view set')
  await views.getByRole('button', { name: 'Filled ones Default', exact: true }).click()
  await ada.isAt(filledAddress)
  await expect.poll(ada.names).toEqual(['Data Engineer'])
  await expect.poll(() => ada.page.getByPlaceholder('Search deals or companies...').inputValue()).toBe('eng')
  await (await ada.views()).getByRole('button', { name: 'All deals' }).click()
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer'])
})

test('a view is deleted after a confirmation, and the rows stay', { tags: ['deep'] }, async () => {
  const user = await withView()
  const ada = await openDeals(user)
  await (await ada.views()).getByRole('button', { name: 'Delete Filled ones' }).click()
  await ada.reads('Only the view “Filled ones” is deleted. The deals stay.')
  await ada.presses('Delete')
  await ada.hears('View deleted')
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer'])
  expect(await world.db.savedView.count({ where: { userId: user.id } })).toBe(0)
})

test('the page opens with the open deals, newest activity first, and shows all deals after one click', async () => {
  const ada = await openDeals(undefined, '/deals')
  await expect.poll(ada.names).toEqual(['Accountant'])
  expect(ada.requests('DealsPageQuery')).toMatchObject([
    {
      filter: { search: '', statuses: ['OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW'] },
      orderBy: { field: 'ACTIVE_AT', direction: 'DESC' },
    },
  ])
  await (await ada.views()).getByRole('button', { name: 'All deals' }).click()
  await ada.isAt('/deals?sort=title')
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer'])
  await (await ada.views()).getByRole('button', { name: 'Open deals' }).click()
  await expect.poll(ada.names).toEqual(['Accountant'])
})

test('the default view is opened only if the address has no filters and no order', { tags: ['deep'] }, async () => {
  const ada = await openDeals(await withView(true), '/deals')
  await ada.isAt(filledAddress)
  await expect.poll(ada.names).toEqual(['Data Engineer'])
  await ada.presses('Clear filters')
  await ada.isAt('/deals?sort=title')
  await ada.page.reload()
  await ada.counts('Showing 2 of 2 deals')
  await ada.follows('Deals')
  await ada.isAt(filledAddress)
})

test('the back link of a record returns to the list as it was left, not to the default view', {
  tags: ['deep'],
}, async () => {
  const ada = await openDeals(await withView(true), '/deals?search=acc&sort=-created')
  await ada.follows('Accountant')
  await ada.follows('Back to Deals')
  await ada.isAt('/deals?search=acc&sort=-created')
  await expect.poll(ada.names).toEqual(['Accountant'])
})

test('a view of talents saves search, status, area and order under a name', async () => {
  const user = await make.user()
  const path = '/?search=pri&status=vetted&area=design&sort=-name'
  const ada = await recruiterAtList({ path, heading: 'Talent Database', user })
  await expect.poll(ada.names).toEqual(['Priya Raman'])
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  for (const empty of ['', '  ']) {
    await ada.fills('View name', empty)
    await ada.presses('Save view')
    await ada.hears('View name required', 'Please enter a name for your view.')
  }
  await ada.fills('View name', ' Designers ')
  await ada.presses('Save view')
  await ada.hears('View saved')
  await ada.page.getByRole('button', { name: 'Designers' }).waitFor()
  expect(await world.db.savedView.findMany({ where: { userId: user.id } })).toMatchObject([
    {
      ...{ tableName: 'talents', viewName: 'Designers', sorting: { field: 'name', direction: 'desc' } },
      filters: { statusFilter: ['Vetted'], areaFilter: ['Design'], searchTerm: 'pri' },
    },
  ])
})

type Deals = Awaited<ReturnType<typeof openDeals>>

const acts = [
  {
    ...{ operation: 'ViewsPopoverDefaultMutation', failure: 'Failed to set default view. Please try again.' },
    act: async (ada: Deals) => (await ada.views()).getByRole('button', { name: /^Make Filled ones/ }).click(),
  },
  {
    ...{ operation: 'ViewsPopoverDeleteMutation', failure: 'Failed to delete view. Please try again.' },
    async act(ada: Deals) {
      await (await ada.views()).getByRole('button', { name: 'Delete Filled ones' }).click()
      await ada.presses('Delete')
    },
  },
  {
    ...{ operation: 'SaveViewDialogMutation', failure: 'Failed to save view. Please try again.' },
    async act(ada: Deals) {
      await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
      await ada.fills('View name', 'Mine')
      await ada.presses('Save view')
    },
  },
]

test('each action on a view that fails shows its own error', { tags: ['deep'] }, async () => {
  const ada = await openDeals(await withView())
  for (const { operation, failure, act } of acts) {
    await ada.refuses(operation)
    await act(ada)
    await ada.hears('Error', failure)
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('dialog', { name: 'Saved views' }).waitFor({ state: 'detached' })
  }
})

test('an action on a view shows a message if the session has expired', { tags: ['deep'] }, async () => {
  const ada = await openDeals(await withView())
  await ada.refuses('ViewsPopoverDefaultMutation', { code: 'NOT_AUTHENTICATED', message: 'Not authenticated' })
  await acts[0]?.act(ada)
  await ada.hears('Error', 'Your session has expired. Please refresh the page and log in again.')
})
