import { talentAreas, talentStatuses } from '../../../api/talents/rules.ts'
import { keysOf, type ListWithViews, searchWords, viewSort } from '../../list/views/views.ts'
import { type ListAddress, listedAreas, plainAddress, type SortField, writeAddress } from './address.ts'
import { sortWords } from './orders.ts'

const order = viewSort<SortField>({
  NAME: 'name',
  ROLE: 'role',
  AREA: 'area',
  STATUS: 'status',
  SENIORITY: 'seniority',
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
})

/** The list of talents, for its saved views. */
export const talentViews: ListWithViews<ListAddress> = {
  tableName: 'talents',
  noun: 'talents',
  all: 'All talents',
  placeholder: 'Vetted designers',
  plain: plainAddress,
  write: writeAddress,
  addressOf(view) {
    const { searchTerm, statusFilter, areaFilter } = view.filters
    const areas = keysOf(talentAreas, areaFilter ?? [])
    return {
      ...plainAddress,
      search: searchTerm,
      status: keysOf(talentStatuses, statusFilter)[0] ?? null,
      area: listedAreas.find(area => areas.includes(area)) ?? null,
      sort: order.read(view),
    }
  },
  viewOf({ search, status, area, sort }) {
    const sorting = order.write(sort)
    return {
      filters: {
        statusFilter: status ? [talentStatuses[status]] : [],
        areaFilter: area ? [talentAreas[area]] : [],
        searchTerm: search.trim(),
        sortField: sorting?.field ?? null,
        sortDirection: sorting?.direction ?? null,
      },
      sorting,
    }
  },
  words: ({ search, status, area, sort }) => ({
    Search: searchWords(search),
    Status: status ? talentStatuses[status] : 'All statuses',
    Area: area ? talentAreas[area] : 'All areas',
    Order: sortWords(sort),
  }),
}
