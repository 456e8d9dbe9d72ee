import type { Answers } from '../../test/fakeApi.ts'

export type View = ReturnType<typeof view>

/** A saved view; what is not given is the plain list. */
export function view(databaseId: number, viewName: string, values: Partial<typeof plainView> = {}) {
  const { filters, ...rest } = values
  return {
    ...plainView,
    ...rest,
    filters: { ...plainView.filters, ...filters },
    id: `view-${databaseId}`,
    databaseId,
    viewName,
  }
}

const plainView = {
  tableName: 'deals',
  isDefault: false,
  filters: {
    statusFilter: [] as readonly string[],
    areaFilter: [] as readonly string[],
    searchTerm: '',
    sortField: null as string | null,
    sortDirection: null as string | null,
  },
  sorting: null as { field: string; direction: string } | null,
}

/** The saved views' part of an API, which keeps them in `base`. */
export function viewAnswers(base: { views: View[] }): Answers {
  return {
    useSaveViewMutation({ input }) {
      const { viewName, ...values } = input as View
      const saved = view(80 + base.views.length, viewName, values)
      base.views = [...base.views, saved]
      return { createView: { view: saved } }
    },
    useDeleteViewMutation({ input }) {
      const { id } = input as { id: number }
      base.views = base.views.filter(each => each.databaseId !== id)
      return { deleteView: { deletedViewId: `view-${id}` } }
    },
    useDefaultViewSetterMutation({ input }) {
      const { id } = input as { id: number }
      base.views = base.views.map(each => ({ ...each, isDefault: each.databaseId === id }))
      return { setDefaultView: { views: base.views } }
    },
  }
}
