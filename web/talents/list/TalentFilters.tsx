import type { ReactNode } from 'react'
import { type TalentStatus, talentAreas, talentStatuses } from '../../../api/talents/rules.ts'
import { FilterBar } from '../../components/FilterBar.tsx'
import { FilterSelect } from '../../components/FilterSelect.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import type { ChangeAddress } from '../../list/useListAddress.ts'
import { type ListAddress, listedAreas, readSort, writeSort } from './address.ts'
import { orders, plainOrder } from './orders.ts'

type Props = { address: ListAddress; change: ChangeAddress<ListAddress>; views: ReactNode; summary: ReactNode }

/** Narrows and orders the list by its address, or takes over a saved view. */
export function TalentFilters({ address: { search, status, area, sort }, change, views, summary }: Props) {
  return (
    <FilterBar label="Filter talents" summary={summary}>
      {views}
      <SearchField
        label="Search talents"
        placeholder="Search talents..."
        value={search}
        onChange={text => change({ search: text }, { replace: true })}
      />
      <FilterSelect
        label="Status"
        all="All Statuses"
        options={statuses}
        value={status}
        onChange={chosen => change({ status: chosen })}
      />
      <FilterSelect
        label="Area"
        all="All Areas"
        options={areas}
        value={area}
        onChange={chosen => change({ area: chosen })}
      />
      <FilterSelect
        label="Order"
        all={plainOrder}
        options={orders}
        value={sort && writeSort(sort)}
        onChange={chosen => change({ sort: readSort(chosen) })}
      />
    </FilterBar>
  )
}

const statuses = (Object.keys(talentStatuses) as TalentStatus[]).map(value => ({ value, label: talentStatuses[value] }))
const areas = listedAreas.map(value => ({ value, label: talentAreas[value] }))
