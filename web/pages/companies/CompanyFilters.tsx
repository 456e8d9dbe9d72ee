import type { ReactNode } from 'react'
import { type CompanyStatus, companyStatuses } from '../../../api/companies/rules.ts'
import { FilterBar } from '../../components/FilterBar.tsx'
import { FilterSelect } from '../../components/FilterSelect.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import type { ChangeAddress } from '../list/useListAddress.ts'
import { type ListAddress, readSort, writeSort } from './address.ts'

type Props = { address: ListAddress; change: ChangeAddress<ListAddress>; summary: ReactNode }

/** Narrows and orders the list by its address. */
export function CompanyFilters({ address: { search, status, sort }, change, summary }: Props) {
  return (
    <FilterBar label="Filter companies" summary={summary}>
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
        all="Name ↑"
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

const orders = [
  { value: '-name', label: 'Name ↓' },
  { value: 'status', label: 'Status ↑' },
  { value: '-status', label: 'Status ↓' },
  { value: 'stakeholder', label: 'Main Stakeholder ↑' },
  { value: '-stakeholder', label: 'Main Stakeholder ↓' },
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
]
