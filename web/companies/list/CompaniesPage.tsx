import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { graphql } from 'react-relay'
import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts'
import { asDialog } from '../../app/asDialog.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { DialogHost } from '../../components/DialogHost.tsx'
import { later } from '../../components/later.tsx'
import { AddButton } from '../../list/AddButton.tsx'
import type { List } from '../../list/definition.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { CompanyCard, CompanyRow } from './CompanyRow.tsx'
import { companyList } from './companyList.ts'

/** The client companies. */
export function CompaniesPage({ queryRef }: PageProps<CompaniesPageQuery>) {
  return (
    <DialogHost>
      <ListPage list={list} queryRef={queryRef} />
    </DialogHost>
  )
}

const AddCompanyDialog = later(async () => (await import('../form/AddCompanyDialog.tsx')).AddCompanyDialog, asDialog)

const query = graphql`
  query CompaniesPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $filter: CompanyFilter
    $orderBy: CompanyOrder
  ) @preloadable {
    ...SavedViews_query @arguments(tableName: "companies")
    total: companyCount
    rows: companies(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id ...CompanyRow_company }
      }
      pageInfo { ...RecordList_pageInfo }
    }
  }
`

const count = graphql`
  query CompaniesPageCountQuery($filter: CompanyFilter) {
    total: companyCount
    rows: companies(filter: $filter) { totalCount isTotalCountExact }
  }
`

const more = graphql`
  query CompaniesPageMoreQuery($first: Int, $after: String, $filter: CompanyFilter, $orderBy: CompanyOrder) {
    rows: companies(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id ...CompanyRow_company }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const title = 'No companies found'
const icon = <BuildingRegular />

const list: List<CompaniesPageQuery> = {
  ...companyList,
  query,
  count,
  more,
  add: <AddButton label="Add Company">{dialog => <AddCompanyDialog {...dialog} />}</AddButton>,
  searchHint: 'Search companies...',
  viewName: 'Active clients',
  empty: {
    none: {
      icon,
      title,
      text: 'Every client is kept here: who decides there, what you bill, and the deals you fill for them.',
    },
    noMatch: { icon, title, searched: 'name or main stakeholder', among: 'with' },
    pageGone: { title, text: 'This page is now empty. The list has changed.' },
  },
  row: (company, onDeleted) => <CompanyRow company={company} onDeleted={onDeleted} />,
  card: (company, onDeleted) => <CompanyCard company={company} onDeleted={onDeleted} />,
}
