import { Button, CounterBadge, makeStyles } from '@fluentui/react-components'
import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BriefcaseSearchRegular } from '@fluentui/react-icons/svg/briefcase-search'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DealsPageQuery } from '../../__generated__/DealsPageQuery.graphql.ts'
import type { DealsPageUnreadAmountsQuery } from '../../__generated__/DealsPageUnreadAmountsQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { DialogHost } from '../../components/DialogHost.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { Hint } from '../../components/Hint.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { AddButton } from '../../list/AddButton.tsx'
import type { List } from '../../list/definition.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { countFilters, type ListControls } from '../../list/listAddress.ts'
import { OwnerFilter } from '../../owners/OwnerFilter.tsx'
import { DealCard, DealRow } from './DealRow.tsx'
import { dealList } from './dealList.ts'

/** The page 'talent pipeline' with the list of deals. */
export function DealsPage({ queryRef }: PageProps<DealsPageQuery>) {
  return (
    <DialogHost>
      <ListPage list={list} queryRef={queryRef} />
    </DialogHost>
  )
}

/** The number of active filters, and a button that clears them. */
function FilterBadge({ address, change }: Omit<ListControls, 'busy'>) {
  const styles = useStyles()
  const count = countFilters(dealList.address, address)
  if (count === 0) return null
  return (
    <span className={styles.root}>
      <CounterBadge
        role="img"
        aria-label={`${count} active ${count === 1 ? 'filter' : 'filters'}`}
        count={count}
        color="brand"
        size="small"
      />
      <Hint content="Clear filters" relationship="label">
        <Button appearance="subtle" icon={<DismissRegular />} onClick={() => change(dealList.address.plain)} />
      </Hint>
    </span>
  )
}

const AddDealDialog = laterDialog(async () => (await import('../form/AddDealDialog.tsx')).AddDealDialog)

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
    total: dealCount
    rows: deals(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id ...DealRow_deal }
      }
      pageInfo { ...RecordList_pageInfo }
    }
  }
`

const count = graphql`
  query DealsPageCountQuery($filter: DealFilter) {
    total: dealCount
    rows: deals(filter: $filter) { totalCount isTotalCountExact }
  }
`

const more = graphql`
  query DealsPageMoreQuery($first: Int, $after: String, $filter: DealFilter, $orderBy: DealOrder) {
    rows: deals(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id ...DealRow_deal }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const title = 'No deals found'

const list: List<DealsPageQuery> = {
  ...dealList,
  query,
  count,
  more,
  add: (
    <AddButton label="Add Deal" preload={AddDealDialog.preload}>
      {dialog => <AddDealDialog {...dialog} />}
    </AddButton>
  ),
  searchHint: 'Search deals or companies...',
  filtersEnd: controls => (
    <>
      <OwnerFilter {...controls} />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <UnreadAmounts {...controls} />
        </Suspense>
      </ErrorBoundary>
      <FilterBadge {...controls} />
    </>
  ),
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

/** The button '12 amounts to look at', which switches the filter for deals with unreadable amounts on and off. */
function UnreadAmounts({ address, change }: Omit<ListControls, 'busy'>) {
  const { deals } = useLazyLoadQuery<DealsPageUnreadAmountsQuery>(
    unreadAmountsQuery,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const isOn = Boolean(address.chosen.amounts?.length)
  const count = deals.totalCount
  if (count === 0 && !isOn) return null
  return (
    <Button
      size="small"
      appearance={isOn ? 'primary' : 'subtle'}
      aria-pressed={isOn}
      onClick={() => {
        if (isOn) change(({ chosen }) => ({ chosen: { ...chosen, amounts: [] } }))
        else change({ ...dealList.address.plain, chosen: { amounts: ['unread'] } })
      }}
    >
      {count === 1 ? '1 deal with an amount to look at' : `${count.toLocaleString('en')} deals with amounts to look at`}
    </Button>
  )
}

const unreadAmountsQuery = graphql`
  query DealsPageUnreadAmountsQuery {
    deals(filter: { hasUnreadAmount: true }) { totalCount }
  }
`

const useStyles = makeStyles({ root: { display: 'inline-flex', alignItems: 'center', flexShrink: 0 } })
