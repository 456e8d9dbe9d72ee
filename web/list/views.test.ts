import { expect, test } from 'vitest'
import { company, companyBase, openCompanies } from '../companies/list/test/companyBase.ts'
import { openTalents, talent, talentBase } from '../talents/list/test/talentBase.ts'
import { Refusal } from '../test/fakeApi.ts'
import { view } from './test/listBase.ts'

test('a view of talents saves search, status, area and order, and opens the list as the default', async () => {
  const base = talentBase([
    talent(1, { name: 'Priya Raman', area: 'DESIGN', status: 'VETTED' }),
    talent(2, { name: 'Bence Toth' }),
  ])
  const ada = await openTalents(base, { path: '/?search=pri&status=vetted&area=design&sort=-name' })
  await ada.counts('1 of 2 talents')
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.fills('View name*', 'Designers')
  await ada.presses('Save view')
  await ada.hears('View saved')
  expect(base.views).toMatchObject([
    {
      tableName: 'talents',
      viewName: 'Designers',
      filters: { statusFilter: ['Vetted'], areaFilter: ['Design'], searchTerm: 'pri' },
      sorting: { field: 'name', direction: 'desc' },
    },
  ])
  const views = await ada.views()
  await views.getByRole('button', { name: 'Make Designers the default' }).click()
  await ada.hears('Default view set', 'The list of talents now opens with “Designers”.')
  await views.getByRole('button', { name: 'All talents' }).click()
  await ada.counts('2 of 2 talents')
  // The whole list stays after a reload: only an empty address opens the default view.
  await ada.isAt('/?view=all')
  await ada.page.reload()
  await ada.counts('2 of 2 talents')
  await ada.findsNoBarrier()
  await ada.follows('Talents')
  await ada.isAt('/?search=pri&status=vetted&area=design&sort=-name')
  await ada.counts('1 of 2 talents')
})

test('a view of companies opens as the default and is deleted; a failed deletion is reported', async () => {
  const base = companyBase([company(1, { name: 'Northwind' }), company(2, { name: 'Initech', status: 'PAUSED' })])
  base.views = [
    view(7, 'Paused', {
      tableName: 'companies',
      filters: {
        statusFilter: ['Paused'],
        areaFilter: [],
        moreFilter: [],
        searchTerm: '',
        sortField: null,
        sortDirection: null,
      },
      sorting: { field: 'mainStakeholder', direction: 'asc' },
      isDefault: true,
    }),
  ]
  let fails = true
  const remove = base.answers.ViewsPopoverDeleteMutation
  base.answers.ViewsPopoverDeleteMutation = variables => {
    if (fails) throw new Refusal('INTERNAL', 'Unexpected fault')
    return remove?.(variables)
  }
  const ada = await openCompanies(base)
  await ada.isAt('/companies?status=paused&sort=stakeholder')
  await ada.counts('1 of 2 companies')
  await (await ada.views()).getByRole('button', { name: 'All companies' }).click()
  await ada.counts('2 of 2 companies')
  const views = await ada.views()
  await views.getByRole('button', { name: 'Delete Paused' }).click()
  await ada.reads('Only the view “Paused” is deleted. The companies stay.')
  await ada.presses('Delete')
  await ada.hears('Error', 'Failed to delete view. Please try again.')
  fails = false
  await (await ada.views()).getByRole('button', { name: 'Delete Paused' }).click()
  await ada.presses('Delete')
  await ada.hears('View deleted')
  expect(base.views).toEqual([])
})
