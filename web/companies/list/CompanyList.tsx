import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { CompanyList_query$key } from '../../__generated__/CompanyList_query.graphql.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { useNarrow } from '../../components/useNarrow.ts'
import { sortableColumns } from '../../list/columns.ts'
import { Pager } from '../../list/Pager.tsx'
import type { ListPlace } from '../../list/useListAddress.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { type ListAddress, writeAddress } from './address.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { CompanyRow } from './CompanyRow.tsx'
import { companyColumns } from './companyColumns.ts'
import { NoCompanies } from './NoCompanies.tsx'

type Props = { query: CompanyList_query$key } & ListPlace<ListAddress>

/** One page of companies: a table, or cards where that would not fit. */
export function CompanyList({ query: key, address, change, busy }: Props) {
  const { companyCount, companies } = useFragment(fragment, key)
  const { key: place } = useLocation()
  const narrow = useNarrow()
  const refresh = useRefresh()
  const card = useCardStyles()
  const rows = companies.edges.map(edge => edge.node)
  const { hasPreviousPage, startCursor } = companies.pageInfo

  const isLastOfPage = rows.length === 1 && (address.after || address.before)
  const toPageBefore = () => change({ before: hasPreviousPage ? (startCursor ?? null) : null }, { replace: true })
  const leaveOut = () => refresh(isLastOfPage ? toPageBefore : undefined)

  const columns = sortableColumns(companyColumns, address.sort, sort => change({ sort }))
  const empty = rows.length === 0 && <NoCompanies companyCount={companyCount} address={address} />
  return (
    <>
      {narrow || companyCount === 0 ? (
        empty || (
          <ul aria-label="Companies" aria-busy={busy} className={mergeClasses(card.list, busy && card.busy)}>
            {rows.map(company => (
              <CompanyCard key={company.id} company={company} onDeleted={leaveOut} />
            ))}
          </ul>
        )
      ) : (
        <DataTable label="Companies" columns={columns} busy={busy} place={place} empty={empty}>
          {rows.map(company => (
            <CompanyRow key={company.id} company={company} onDeleted={leaveOut} />
          ))}
        </DataTable>
      )}
      <Pager pageInfo={companies.pageInfo} search={page => writeAddress({ ...address, ...page })} />
    </>
  )
}

const fragment = graphql`
  fragment CompanyList_query on Query {
    companyCount
    companies(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      edges {
        node {
          id
          ...CompanyRow_company
          ...CompanyCard_company
        }
      }
      pageInfo {
        hasPreviousPage
        startCursor
        ...Pager_pageInfo
      }
    }
  }
`
