import type { ReactNode } from 'react'
import { type CompanyStatus, companyStatuses } from '../../../api/companies/rules.ts'
import { FilterBar } from '../../components/FilterBar.tsx'
import { FilterSelect } from '../../components/FilterSelect.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import type { ChangeAddress } from '../../list/useListAddress.ts'
import { type ListAddress, readSort, writeSort } from './address.ts'
import { orders, plainOrder } from './orders.ts'

type Props = { address: ListAddress; change: ChangeAddress<ListAddress>; views: ReactNode; summary: ReactNode }

/** Narrows and orders the list by its address, or takes over a saved view. */
export function CompanyFilters({ address: { search, status, sort }, change, views, summary }: Props) {
  return (
    <FilterBar label="Filter companies" summary={summary}>
      {views}
      <SearchField
        label="Search companies"
        placeholder="Search companies..."
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
        label="Order"
        all={plainOrder}
        options={orders}
        value={sort && writeSort(sort)}
        onChange={chosen => change({ sort: readSort(chosen) })}
      />
    </FilterBar>
  )
}

const statuses = (Object.keys(companyStatuses) as CompanyStatus[]).map(value => ({
  value,
  label: companyStatuses[value],
}))
