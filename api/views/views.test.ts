import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let owner: Person
let mine: Caller
let others: Caller

beforeAll(async () => {
  owner = await make.user()
  mine = as(owner)
  others = as(await make.admin())
})

const FIELDS = `id databaseId viewName tableName isDefault
  filters { statusFilter searchTerm sortField sortDirection } sorting { field direction }`
const CREATE = `mutation ($input: CreateViewInput!) { createView(input: $input) { view { ${FIELDS} } } }`
const LIST = `{ savedViews(tableName: "deals") { ${FIELDS} } }`
const DELETE = 'mutation ($id: Int!) { deleteView(input: { id: $id }) { deletedViewId } }'
const SET_DEFAULT = `mutation ($id: Int!, $tableName: String!) {
  setDefaultView(input: { id: $id, tableName: $tableName }) { views { viewName isDefault } } }`

type View = { id: string; databaseId: number; viewName: string; isDefault: boolean }

const create = async (viewName: string, caller = mine) =>
  (await caller.run<{ createView: { view: View } }>(CREATE, { input: { viewName, tableName: 'deals' } })).createView
    .view
const list = async (caller: Caller) => (await caller.run<{ savedViews: View[] }>(LIST)).savedViews

describe('saving a view', () => {
  test.each([
    ['talents', { statusFilter: ['Vetted'], areaFilter: ['Design'], searchTerm: 'ada' }],
    ['companies', { statusFilter: ['Active'], areaFilter: [], searchTerm: '' }],
  ])('works for %s, with a separate list and default', async (tableName, filters) => {
    const sorting = { field: 'name', direction: 'desc' }
    const VIEWS = `query ($tableName: String!) { savedViews(tableName: $tableName) {
      databaseId isDefault filters { statusFilter areaFilter searchTerm } sorting { field direction } } }`
    const dealsBefore = await list(mine)
    const input = { viewName: 'Own', tableName, filters, sorting }
    const { createView } = await mine.run<{ createView: { view: View } }>(CREATE, { input })
    const id = createView.view.databaseId
    await mine.run(SET_DEFAULT, { id, tableName })
    expect(await mine.run(VIEWS, { tableName })).toEqual({
      savedViews: [{ databaseId: id, isDefault: true, filters, sorting }],
    })
    expect(await others.run(VIEWS, { tableName })).toEqual({ savedViews: [] })
    expect(await list(mine)).toEqual(dealsBefore)
  })

  test.each([
    [{ viewName: '' }, 'Please enter a name for your view.'],
    [{ viewName: '   ' }, 'Please enter a name for your view.'],
    [{ viewName: 'x'.repeat(101) }, 'View name must be at most 100 characters'],
    [{ tableName: 'users' }, 'This table has no saved views'],
    [{ sorting: { field: 'title', direction: 'up' } }, "The sort direction is 'asc' or 'desc'"],
    [{ filters: { areaFilter: Array(21).fill('TECH') } }, 'At most 20 areas are allowed'],
    [{ filters: { statusFilter: Array(21).fill('OPEN') } }, 'At most 20 statuses are allowed'],
  ])('refuses %j', async (values, message) => {
    const input = { viewName: 'Mine', tableName: 'deals', ...values }
    expect(await mine.refusal(CREATE, { input })).toMatchObject({ code: 'INVALID_INPUT', message })
  })
})

test("another user's view cannot be seen, set or deleted, not even by an admin", async () => {
  const view = await create('Private')
  expect((await list(others)).map(({ viewName }) => viewName)).not.toContain('Private')
  const missing = { code: 'NOT_FOUND', message: 'View not found' }
  expect(await others.refusal(DELETE, { id: view.databaseId })).toMatchObject(missing)
  expect(await others.refusal(SET_DEFAULT, { id: view.databaseId, tableName: 'deals' })).toMatchObject(missing)
  const NODE = `query ($id: ID!) { node(id: $id) { ... on SavedView { viewName } } }`
  expect(await mine.run(NODE, { id: view.id })).toEqual({ node: { viewName: 'Private' } })
  expect(await others.run(NODE, { id: view.id })).toEqual({ node: null })
})

test('deletes a view once', async () => {
  const { databaseId: id } = await create('Short-lived')
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => mine.run(DELETE, { id })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await mine.refusal(DELETE, { id })).toMatchObject({ code: 'NOT_FOUND', message: 'View not found' })
})

describe('the default view', () => {
  const defaults = () =>
    world.db.savedView.findMany({ where: { userId: owner.id, tableName: 'deals', isDefault: true } })

  test('is a single one for each table', async () => {
    const [one, two] = [await create('One'), await create('Two')]
    await mine.run(SET_DEFAULT, { id: one.databaseId, tableName: 'deals' })
    const data = await mine.run<{ setDefaultView: { views: View[] } }>(SET_DEFAULT, {
      id: two.databaseId,
      tableName: 'deals',
    })
    expect(data.setDefaultView.views.filter(({ isDefault }) => isDefault)).toEqual([
      { viewName: 'Two', isDefault: true },
    ])
    expect(await mine.refusal(SET_DEFAULT, { id: two.databaseId, tableName: 'talents' })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('of another user does not change', async () => {
    const theirs = await create('Theirs', others)
    await others.run(SET_DEFAULT, { id: theirs.databaseId, tableName: 'deals' })
    const own = await create('Own')
    await mine.run(SET_DEFAULT, { id: own.databaseId, tableName: 'deals' })
    expect((await list(others)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('is a single view after ten concurrent changes', async () => {
    const views: View[] = []
    for (let at = 0; at < 10; at++) views.push(await create(`Race ${at}`))
    await Promise.all(views.map(({ databaseId: id }) => mine.run(SET_DEFAULT, { id, tableName: 'deals' })))
    expect(await defaults()).toHaveLength(1)
  })
})
