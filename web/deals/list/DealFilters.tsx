import type { ReactNode } from 'react'
import { FilterBar } from '../../components/FilterBar.tsx'
import { FilterSelect } from '../../components/FilterSelect.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import type { ChangeAddress } from '../../list/useListAddress.ts'
import { defaultSort, isDefaultSort, type ListAddress, readSort, writeSort } from './address.ts'
import { FilterBadge } from './FilterBadge.tsx'
import { orderOptions } from './orders.ts'
import { StatusFilter } from './StatusFilter.tsx'

type Props = { address: ListAddress; change: ChangeAddress<ListAddress>; views: ReactNode; summary: ReactNode }

/** Narrows and orders the list by its address, or takes over a saved view. */
export function DealFilters({ address, change, views, summary }: Props) {
  const { search, statuses, sort } = address
  return (
    <FilterBar label="Filter deals" summary={summary}>
      {views}
      <SearchField
        label="Search deals"
        placeholder="Search deals or companies..."
        value={search}
        onChange={text => change({ search: text }, { replace: true })}
      />
      <StatusFilter chosen={statuses} onChange={chosen => change({ statuses: chosen })} />
      <FilterSelect
        label="Order"
        all="Title A-Z"
        options={orderOptions(sort)}
        value={isDefaultSort(sort) ? null : writeSort(sort)}
        onChange={chosen => change({ sort: readSort(chosen) ?? defaultSort })}
      />
      <FilterBadge address={address} onClear={() => change({ search: '', statuses: [], sort: defaultSort })} />
    </FilterBar>
  )
}
