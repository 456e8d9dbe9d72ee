import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller

const view = {
  viewName: ' Urgent ',
  tableName: 'deals',
  filters: {
    statusFilter: ['Open', 'Candidate in interview'],
    searchTerm: 'go',
    sortField: 'title',
    sortDirection: 'asc',
  },
  sorting: { field: 'deadline', direction: 'desc' },
}

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

describe('a saved view', () => {
  test('is created with 201, listed by name and deleted once', async () => {
    const { status, body } = await call(staff, 'POST /api/user-views', view)
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        viewName: 'Urgent',
        tableName: 'deals',
        filters: { ...view.filters, areaFilter: [], moreFilter: [] },
        sorting: view.sorting,
        isDefault: false,
      },
    })
    const { body: bare } = await call(staff, 'POST /api/user-views', { viewName: 'All', tableName: 'deals' })
    expect(bare).toMatchObject({
      filters: { statusFilter: [], searchTerm: '', sortField: null, sortDirection: null },
      sorting: null,
    })
    expect((await call(as(person, 'READ'), 'GET /api/user-views/deals')).body).toEqual([bare, body])
    expect(await call(staff, `DELETE /api/user-views/${bare.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await call(staff, `DELETE /api/user-views/${bare.id}`)).body).toEqual({
      code: 'NOT_FOUND',
      message: 'View not found',
    })
    expect((await call(staff, 'GET /api/user-views/deals')).body).toEqual([body])
  })

  test('of talents also has areas', async () => {
    const filters = { ...view.filters, areaFilter: ['Design'], moreFilter: ['skill=Figma'] }
    const { status, body } = await call(staff, 'POST /api/user-views', { ...view, tableName: 'talents', filters })
    expect({ status, filters: body.filters }).toEqual({ status: 201, filters })
    expect((await call(staff, 'GET /api/user-views/talents')).body).toEqual([body])
    expect((await call(staff, 'GET /api/user-views/companies')).body).toEqual([])
  })
})

test.each([
  [{}, 'Please enter a name for your view.'],
  [{ ...view, viewName: ' ' }, 'Please enter a name for your view.'],
  [{ ...view, viewName: 'a\u0000b' }, 'View name contains a character that cannot be stored'],
  [{ ...view, tableName: 'users' }, 'This table has no saved views'],
  [{ ...view, filters: 'all' }, 'Filters must be an object'],
  [{ ...view, filters: { statusFilter: 'Open' } }, 'Status filter must be a list of texts'],
  [{ ...view, filters: { statusFilter: [3] } }, 'Status filter must be a list of texts'],
  [{ ...view, filters: { sortDirection: 'up' } }, "The sort direction is 'asc' or 'desc'"],
  [{ ...view, sorting: [] }, 'Sorting must be an object'],
  [{ ...view, sorting: { field: 'title' } }, 'Direction is required'],
  [{ ...view, sorting: { field: 'title', direction: 'up' } }, "The sort direction is 'asc' or 'desc'"],
])('refuses %j', async (sent, message) => {
  const { status, body } = await call(staff, 'POST /api/user-views', sent)
  expect({ status, message: body.message }).toEqual({ status: 400, message })
})

test('a default needs its table, a READ token cannot save, and unknown tables have no views', async () => {
  const { body } = await call(staff, 'POST /api/user-views/1/set-default', {})
  expect(body.message).toBe('Table name is required')
  expect((await call(as(person, 'READ'), 'POST /api/user-views', view)).status).toBe(403)
  expect((await call(staff, 'DELETE /api/user-views/deals')).status).toBe(400)
  for (const table of ['nothing', '%00', '7', 'DEALS']) {
    expect((await call(staff, `GET /api/user-views/${table}`)).body).toEqual([])
  }
  const sent = { tableName: '\u0000' }
  expect((await call(staff, 'POST /api/user-views/1/set-default', sent)).status).toBe(404)
})
