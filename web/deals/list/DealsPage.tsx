import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BriefcaseSearchRegular } from '@fluentui/react-icons/svg/briefcase-search'
import { graphql } from 'react-relay'
import type { DealsPageQuery } from '../../__generated__/DealsPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { AddButton } from '../../list/AddButton.tsx'
import { FilterBadge } from '../../list/FilterBadge.tsx'
import { type List, ListPage } from '../../list/ListPage.tsx'
import { DealCard } from './DealCard.tsx'
import { DealRow } from './DealRow.tsx'
import { dealList } from './dealList.ts'

/** The talent pipeline: all deals. */
export function DealsPage({ queryRef }: PageProps<DealsPageQuery>) {
  return <ListPage list={list} queryRef={queryRef} />
}

const [AddDealDialog, preload] = lazyDialog(async () => (await import('../form/AddDealDialog.tsx')).AddDealDialog)

const query = graphql`
  query DealsPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $filter: DealFilter
    $orderBy: DealOrder
  ) @preloadable {
    ...SavedViews_query @arguments(tableName: "deals")
    ...DefaultView_query @arguments(tableName: "deals")
    total: dealCount
    rows: deals(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      totalCount
      edges {
        node {
          id
          ...DealRow_deal
          ...DealCard_deal
        }
      }
      pageInfo {
        ...RecordList_pageInfo
      }
    }
  }
`

const title = 'No deals found'

const list: List<DealsPageQuery> = {
  ...dealList,
  query,
  add: (
    <AddButton label="Add Deal" preload={preload}>
      {dialog => <AddDealDialog {...dialog} />}
    </AddButton>
  ),
  searchHint: 'Search deals or companies...',
  filtersEnd: place => <FilterBadge form={dealList.address} {...place} />,
  viewName: 'Open fintech deals',
  empty: {
    none: {
      icon: <BriefcaseRegular />,
      title,
      text: 'A deal is a job opening at a company. Its candidates, their interviews and what is paid are kept with it.',
    },
    noMatch: {
      icon: <BriefcaseSearchRegular />,
      title,
      searched: 'title or company',
      among: 'among the deals with',
    },
    pageGone: { title, text: 'This page is now empty. The list has changed.' },
  },
  row: (deal, onDeleted) => <DealRow deal={deal} onDeleted={onDeleted} />,
  card: (deal, onDeleted) => <DealCard deal={deal} onDeleted={onDeleted} />,
}
