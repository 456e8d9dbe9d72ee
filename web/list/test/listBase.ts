import type { Answers } from '../../test/fakeApi.ts'

export type View = ReturnType<typeof view>

/** A saved view; by default, of the plain list. */
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
    moreFilter: [] as readonly string[],
    searchTerm: '',
    sortField: null as string | null,
    sortDirection: null as string | null,
  },
  sorting: null as { field: string; direction: string } | null,
}

/** The saved views' part of a fake API, stored in `base`. */
export function viewAnswers(base: { views: View[] }): Answers {
  return {
    SaveViewDialogMutation({ input }) {
      const { viewName, ...values } = input as View
      const saved = view(80 + base.views.length, viewName, values)
      base.views = [...base.views, saved]
      return { createView: { view: saved } }
    },
    ViewsPopoverDeleteMutation({ input }) {
      const { id } = input as { id: number }
      base.views = base.views.filter(each => each.databaseId !== id)
      return { deleteView: { deletedViewId: `view-${id}` } }
    },
    ViewsPopoverDefaultMutation({ input }) {
      const { id } = input as { id: number }
      base.views = base.views.map(each => ({ ...each, isDefault: each.databaseId === id }))
      return { setDefaultView: { views: base.views } }
    },
  }
}

/** The variables of a list's query. */
export type ListVariables<Filter extends { search: string }> = {
  first?: number
  last?: number
  after?: string
  before?: string
  filter: Filter
  orderBy: { field: string; direction: string } | null
}

type Listed<Row> = { matching: Row[]; total: number; views: View[] }

/** The answer for the number of rows: of all, and of those that match. */
export const countAnswer = <Row>(matching: Row[], total: number) => ({
  total,
  rows: { totalCount: matching.length, isTotalCountExact: true },
})

/** A list's answer: the requested page of the matching rows, in their order. A row's cursor is its index among them. */
export function listAnswer<Row>(asked: ListVariables<{ search: string }>, { matching, total, views }: Listed<Row>) {
  const { first, last, after, before } = asked
  const start = after ? Number(after) + 1 : 0
  const end = before ? Number(before) : matching.length
  const from = last ? Math.max(start, end - last) : start
  const upTo = first ? Math.min(end, start + first) : end
  return {
    total,
    rows: {
      edges: matching.slice(from, upTo).map(node => ({ node })),
      pageInfo: {
        hasPreviousPage: from > 0,
        hasNextPage: upTo < matching.length,
        startCursor: `${from}`,
        endCursor: `${upTo - 1}`,
      },
    },
    savedViews: views,
  }
}
