import { expect, test } from 'vitest'
import { view } from '../../list/test/listBase.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { deal, dealBase, openDeals } from './test/dealBase.ts'

const filled = view(7, 'Filled ones', {
  filters: {
    statusFilter: ['Filled'],
    areaFilter: [],
    moreFilter: [],
    searchTerm: 'eng',
    sortField: 'deadline',
    sortDirection: 'desc',
  },
  sorting: { field: 'deadline', direction: 'desc' },
})
const filledAddress = '/deals?search=eng&status=filled&sort=-deadline'

const base = (isDefault = false) =>
  dealBase(
    [deal(1, { title: 'Data Engineer', status: 'FILLED' }), deal(2, { title: 'Accountant' })],
    [{ ...filled, isDefault }],
  )

test('a view restores search, filters and order, becomes the default in place, and is deleted', async () => {
  const api = base()
  const ada = await openDeals(api)
  await ada.counts('Showing 2 of 2 deals')
  const views = await ada.views()
  await views.getByRole('button', { name: 'Make Filled ones the default' }).click()
  await ada.hears('Default view set')
  await views.getByText('Default', { exact: true }).waitFor()
  expect(api.sent.at(-1)?.input).toEqual({ id: 7, tableName: 'deals' })
  await ada.findsNoBarrier()
  await ada.isAt('/deals?sort=title')
  await views.getByRole('button', { name: 'Filled ones Default', exact: true }).click()
  await expect.poll(ada.names).toEqual(['Data Engineer'])
  await ada.isAt(filledAddress)
  await expect.poll(() => ada.page.getByPlaceholder('Search deals or companies...').inputValue()).toBe('eng')
  await ada.page.getByRole('button', { name: 'Filled ones' }).waitFor()
  await (await ada.views()).getByRole('button', { name: 'All deals' }).click()
  await ada.counts('Showing 2 of 2 deals')

  await (await ada.views()).getByRole('button', { name: 'Delete Filled ones' }).click()
  await ada.reads('Delete Filled ones?')
  await ada.presses('Delete')
  await ada.hears('View deleted')
  expect(api.views).toEqual([])
  await ada.counts('Showing 2 of 2 deals')
})

test('the page opens with what is open, newest activity first, and shows the whole list at one click', async () => {
  const api = dealBase([deal(1, { title: 'Data Engineer', status: 'FILLED' }), deal(2, { title: 'Accountant' })])
  const ada = await openDeals(api, { path: '/deals' })
  await expect.poll(ada.names).toEqual(['Accountant'])
  expect(api.asked).toMatchObject([
    {
      filter: { search: '', statuses: ['OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW'] },
      orderBy: { field: 'ACTIVE_AT', direction: 'DESC' },
    },
  ])
  await ada.page.getByRole('img', { name: '2 active filters' }).waitFor()
  await ada.page.getByRole('button', { name: 'Open deals' }).click()
  await ada.page.getByRole('dialog', { name: 'Saved views' }).getByRole('button', { name: 'All deals' }).click()
  await ada.counts('Showing 2 of 2 deals')
  await ada.isAt('/deals?sort=title')
  await (await ada.views()).getByRole('button', { name: 'Open deals' }).click()
  await expect.poll(ada.names).toEqual(['Accountant'])
})

test('the default view applies only when the address names no filters or order', async () => {
  const ada = await openDeals(base(true), { path: '/deals' })
  await ada.isAt(filledAddress)
  await expect.poll(ada.names).toEqual(['Data Engineer'])
  await ada.presses('Clear filters')
  await ada.counts('Showing 2 of 2 deals')
  await ada.isAt('/deals?sort=title')
  await ada.page.reload()
  await ada.counts('Showing 2 of 2 deals')
  await ada.follows('Deals')
  await ada.isAt(filledAddress)
})

test('the back link of a deal returns to the list as it was left, not to the default view', async () => {
  const api = base(true)
  api.answers = { ...api.answers, DealPageQuery: () => ({ deal: null }) }
  const ada = await openDeals(api, { path: '/deals?search=acc&sort=-created' })
  await ada.follows('Accountant')
  await ada.findsHeading('Deal not found')
  await ada.follows('Back to Deals')
  await ada.isAt('/deals?search=acc&sort=-created')
  await expect.poll(ada.names).toEqual(['Accountant'])
})

test('saving the current list as a view requires a name', async () => {
  const api = base()
  const ada = await openDeals(api, { path: '/deals?search=acc&status=open&sort=-created' })
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.presses('Save view')
  await ada.hears('View name required', 'Please enter a name for your view.')
  await ada.fills('View name*', '  ')
  await ada.presses('Save view')
  expect(api.sent).toEqual([])
  await ada.fills('View name*', ' My open ones ')
  await ada.presses('Save view')
  await ada.hears('View saved')
  expect(api.sent[0]?.input).toEqual({
    viewName: 'My open ones',
    tableName: 'deals',
    filters: { statusFilter: ['Open'], searchTerm: 'acc', sortField: 'createdAt', sortDirection: 'desc' },
    sorting: { field: 'createdAt', direction: 'desc' },
  })
  await ada.page.getByRole('button', { name: 'My open ones' }).waitFor()
})

type Deals = Awaited<ReturnType<typeof openDeals>>

const acts: Record<string, (ada: Deals) => Promise<unknown>> = {
  'set default': async ada => {
    await (await ada.views()).getByRole('button', { name: 'Make Filled ones the default' }).click()
  },
  delete: async ada => {
    await (await ada.views()).getByRole('button', { name: 'Delete Filled ones' }).click()
    await ada.presses('Delete')
  },
  save: async ada => {
    await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
    await ada.fills('View name*', 'Mine')
    await ada.presses('Save view')
  },
}

const failing = (code: string) => {
  const api = base()
  api.first = name => {
    if (name.endsWith('Mutation')) throw new Refusal(code, 'Unexpected fault')
  }
  return api
}

test('each action on a view that fails shows its own error', async () => {
  const ada = await openDeals(failing('INTERNAL'))
  await ada.counts('Showing 2 of 2 deals')
  for (const [act, words] of [
    ['set default', 'Failed to set default view. Please try again.'],
    ['delete', 'Failed to delete view. Please try again.'],
    ['save', 'Failed to save view. Please try again.'],
  ] as const) {
    await acts[act]?.(ada)
    await ada.hears('Error', words)
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('dialog', { name: 'Saved views' }).waitFor({ state: 'detached' })
  }
})

test.each(Object.keys(acts))('the action "%s" on a view says when the session has expired', async act => {
  const ada = await openDeals(failing('NOT_AUTHENTICATED'))
  await ada.counts('Showing 2 of 2 deals')
  await acts[act]?.(ada)
  await ada.hears('Error', 'Your session has expired. Please refresh the page and log in again.')
})

test("one's own deals, or a colleague's, are a filter of the list that the address and a view keep", async () => {
  const api = dealBase([deal(1, { title: 'Data Engineer' })])
  const bob = { id: 'user-7', databaseId: 7, firstName: 'Bob', lastName: 'Okafor', email: 'bob@example.com' }
  const gone = (id: number, firstName: string) => ({ ...bob, id: `user-${id}`, databaseId: id, firstName })
  api.answers.useColleaguesOwnersQuery = () => ({
    colleagues: [bob],
    formerOwners: [
      { user: gone(8, 'Gwen'), talentCount: 0, dealCount: 3 },
      { user: gone(9, 'Hugo'), talentCount: 2, dealCount: 0 },
    ],
  })
  const ada = await openDeals(api)
  await ada.presses('Owner: All owners')
  await ada.page.getByRole('menuitemradio', { name: 'Mine' }).click()
  await ada.isAt('/deals?owner=me')
  expect(api.asked.at(-1)?.filter).toEqual({ search: '', statuses: [], isMine: true })
  const owner = ada.page.getByRole('button', { name: 'Owner: Mine' })
  await owner.focus()
  await ada.page.keyboard.press('ArrowDown')
  await ada.page.getByRole('menuitemradio', { name: 'Bob Okafor' }).focus()
  await ada.page.keyboard.press('Enter')
  await ada.isAt('/deals?owner=7+Bob+Okafor')
  expect(api.asked.at(-1)?.filter).toEqual({ search: '', statuses: [], ownerId: 7 })
  await ada.presses('Owner: Bob Okafor')
  await ada.findsNoBarrier()
  // Who left is offered while they own deals, with their number.
  const former = ada.page.getByRole('group', { name: 'Former colleagues' }).getByRole('menuitemradio')
  expect(await former.allTextContents()).toEqual(['Gwen Okafor (3)'])
  await former.click()
  await ada.isAt('/deals?owner=8+Gwen+Okafor')
  expect(api.asked.at(-1)?.filter).toEqual({ search: '', statuses: [], ownerId: 8 })
  await ada.presses('Owner: Gwen Okafor')
  await ada.page.getByRole('menuitemradio', { name: 'Bob Okafor' }).click()
  await ada.isAt('/deals?owner=7+Bob+Okafor')
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.reads('Bob Okafor')
  await ada.fills('View name*', "Bob's")
  await ada.presses('Save view')
  await ada.hears('View saved')
  expect(api.views).toMatchObject([{ filters: { moreFilter: ['owner=7 Bob Okafor'] } }])
  await ada.presses('Clear filters')
  await ada.isAt('/deals?sort=title')
})
