import { dealStatuses } from '../../../api/deals/rules.ts'
import { keysOf, type ListWithViews, searchWords, viewSort } from '../../list/views/views.ts'
import { defaultSort, type ListAddress, listedStatuses, plainAddress, type SortField, writeAddress } from './address.ts'
import { sortWords } from './orders.ts'

const order = viewSort<SortField>({
  TITLE: 'title',
  COMPANY: 'company',
  STATUS: 'status',
  BUDGET: 'budget',
  WEEKLY_HOURS: 'weeklyHours',
  DEADLINE: 'deadline',
  CREATED_AT: 'createdAt',
})

/** The list of deals, for its saved views. */
export const dealViews: ListWithViews<ListAddress> = {
  tableName: 'deals',
  noun: 'deals',
  all: 'All deals',
  placeholder: 'Open fintech deals',
  plain: plainAddress,
  write: writeAddress,
  addressOf: view => ({
    ...plainAddress,
    search: view.filters.searchTerm,
    statuses: listedStatuses.filter(status => keysOf(dealStatuses, view.filters.statusFilter).includes(status)),
    sort: order.read(view) ?? defaultSort,
  }),
  viewOf({ search, statuses, sort }) {
    const sorting = order.write(sort)
    return {
      filters: {
        statusFilter: statuses.map(status => dealStatuses[status]),
        searchTerm: search.trim(),
        sortField: sorting?.field ?? null,
        sortDirection: sorting?.direction ?? null,
      },
      sorting,
    }
  },
  words: ({ search, statuses, sort }) => ({
    Search: searchWords(search),
    Status: statuses.map(status => dealStatuses[status]).join(', ') || 'All statuses',
    Order: sortWords(sort),
  }),
}
