import { companyStatuses } from '../../../api/companies/rules.ts'
import { keysOf, type ListWithViews, searchWords, viewSort } from '../../list/views/views.ts'
import { type ListAddress, plainAddress, type SortField, writeAddress } from './address.ts'
import { sortWords } from './orders.ts'

const order = viewSort<SortField>({
  NAME: 'name',
  STATUS: 'status',
  MAIN_STAKEHOLDER: 'mainStakeholder',
  CREATED_AT: 'createdAt',
})

/** The list of companies, for its saved views. */
export const companyViews: ListWithViews<ListAddress> = {
  tableName: 'companies',
  noun: 'companies',
  all: 'All companies',
  placeholder: 'Active clients',
  plain: plainAddress,
  write: writeAddress,
  addressOf: view => ({
    ...plainAddress,
    search: view.filters.searchTerm,
    status: keysOf(companyStatuses, view.filters.statusFilter)[0] ?? null,
    sort: order.read(view),
  }),
  viewOf({ search, status, sort }) {
    const sorting = order.write(sort)
    return {
      filters: {
        statusFilter: status ? [companyStatuses[status]] : [],
        searchTerm: search.trim(),
        sortField: sorting?.field ?? null,
        sortDirection: sorting?.direction ?? null,
      },
      sorting,
    }
  },
  words: ({ search, status, sort }) => ({
    Search: searchWords(search),
    Status: status ? companyStatuses[status] : 'All statuses',
    Order: sortWords(sort),
  }),
}
