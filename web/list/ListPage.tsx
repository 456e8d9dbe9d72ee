import { makeStyles } from '@fluentui/react-components'
import { Suspense, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fetchQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { problemWords, useRetryWhenBack } from '../app/boundaries.tsx'
import { useRememberAddress } from '../app/lastAddress.ts'
import { ButtonLink } from '../app/links.tsx'
import { NavigationUnderWay } from '../app/NavigationUnderWay.ts'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { FullHeightPage, PageHeader } from '../components/PageHeader.tsx'
import { Problem } from '../components/Problem.tsx'
import { isProblem } from '../components/ProblemError.ts'
import { gutter } from '../components/styles.ts'
import type { Counted, List, ListQuery, RecordOf } from './definition.ts'
import { ListFilters } from './filters/ListFilters.tsx'
import { RowsSkeleton } from './ListSkeleton.tsx'
import { useLeftPosition } from './leftPosition.ts'
import type { AddressForm, ChangeAddress, ListAddress, ListControls } from './listAddress.ts'
import { RecordList } from './RecordList.tsx'
import type { RowPages } from './rowPages.ts'
import { SearchedFor } from './searched/Marked.tsx'
import { SelectionBar, SelectionProvider } from './selection/Selection.tsx'
import { useRowPages } from './useRowPages.ts'
import { DefaultView, SavedViews, ViewsSlot } from './views/SavedViews.tsx'

type Props<Q extends ListQuery> = { list: List<Q>; queryRef: PreloadedQuery<Q> }

/** The page of a list. Heading and filters are shown at once, even if the rows cannot be loaded. */
export function ListPage<Q extends ListQuery>({ list, queryRef }: Props<Q>) {
  const controls = useListAddress(list.address)
  const { address, change } = controls
  const { write } = list.address
  const left = useLeftPosition()
  const pages = useRowPages(list, queryRef, left.found?.starts)
  const { counted, count } = useCounted(list, queryRef)
  const loaded = { list, queryRef }
  const page = (
    <FullHeightPage>
      <PageHeader title={list.title}>{list.add}</PageHeader>
      <ListFilters
        list={list}
        address={address}
        change={change}
        views={
          <ViewsSlot attempt={queryRef}>
            <Views {...loaded} address={address} change={change} />
          </ViewsSlot>
        }
        summary={
          <ErrorBoundary resetOn={queryRef} fallback={() => null}>
            <Suspense>
              <Counter {...loaded} pages={pages} counted={counted} />
            </Suspense>
          </ErrorBoundary>
        }
      />
      <ErrorBoundary
        resetOn={queryRef}
        fallback={error => (
          <LoadFailure
            error={error}
            title={list.failure}
            firstPage={write({ ...address, after: null, before: null })}
          />
        )}
      >
        <Suspense fallback={<RowsSkeleton list={list} />}>
          <Rows {...loaded} {...controls} pages={pages} counted={counted} count={count} left={left} />
        </Suspense>
      </ErrorBoundary>
      {address.search.trim() !== '' && list.below?.({ address, change })}
      {list.foot}
      {list.chosen && (
        <SelectionBar one={list.one} many={list.many}>
          {list.chosen}
        </SelectionBar>
      )}
    </FullHeightPage>
  )
  const marked = <SearchedFor search={address.search}>{page}</SearchedFor>
  return list.chosen ? <SelectionProvider>{marked}</SelectionProvider> : marked
}

function Views<Q extends ListQuery>({ list, queryRef, ...controls }: Props<Q> & Omit<ListControls, 'busy'>) {
  return <SavedViews query={usePreloadedQuery<Q>(list.query, queryRef)} list={list} {...controls} />
}

type RowsProps<Q extends ListQuery> = PagesProps<Q> &
  ListControls & { count: () => () => void; left: ReturnType<typeof useLeftPosition> }

type PagesProps<Q extends ListQuery> = Props<Q> & { pages: RowPages<RecordOf<Q>>; counted: Counted | null }

function Counter<Q extends ListQuery>({ list, queryRef, pages, counted }: PagesProps<Q>) {
  const { rows } = usePreloadedQuery<Q>(list.query, queryRef)
  useSyncExternalStore(pages.subscribe, pages.version)
  const shown = rows.edges.length + pages.count()
  if (!counted) return null
  const { totalCount: matching, isTotalCountExact: isExact } = counted.rows
  return list.counter({ shown, matching, isExact, total: counted.total })
}

function Rows<Q extends ListQuery>({ list, queryRef, count, ...props }: RowsProps<Q>) {
  const data = usePreloadedQuery<Q>(list.query, queryRef)
  useEffect(count, [count])
  return (
    <DefaultView query={data} list={list} placeholder={<RowsSkeleton list={list} />}>
      <RecordList list={list} data={data} {...props} />
    </DefaultView>
  )
}

/**
 * Returns the address of the list. A changed address is returned even while its rows are loading, so that controls show
 * the choice at once and quick changes add up. Pass the same `AddressForm` object at each render.
 */
function useListAddress({ read, write }: AddressForm): ListControls {
  const { pathname, search: here } = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const busy = navigation.location?.pathname === pathname
  const address = read(new URLSearchParams(busy ? navigation.location?.search : here))

  const latest = useLatest(address, write(address))
  const underWay = use(NavigationUnderWay)
  const remember = useRememberAddress()
  useEffect(() => remember(pathname, here))
  const change = useCallback<ChangeAddress>(
    (wanted, { replace, asLeft } = { replace: false }) => {
      // A debounced search, typed just before leaving the list, must not navigate back to the list.
      if ((underWay()?.pathname ?? pathname) !== pathname) return
      const { address: now } = latest.current
      const next = { ...now, after: null, before: null, ...(typeof wanted === 'function' ? wanted(now) : wanted) }
      latest.current = { address: next, asked: [...latest.current.asked, write(next)] }
      void navigate({ search: write(next) }, { replace, ...(asLeft && { state: { asLeft } }) })
    },
    [navigate, write, underWay, pathname, latest],
  )
  return { address, change, busy }
}

/**
 * A ref to the last requested address, to which the next change is applied. When an older request is rendered, the ref
 * stays; when another address is rendered, e.g. after the browser's Back, the ref is set to this address.
 */
function useLatest(address: ListAddress, text: string) {
  const latest = useRef<{ address: ListAddress; asked: string[] }>({ address, asked: [] })
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    const { asked } = latest.current
    const later = asked.slice(asked.lastIndexOf(text) + 1)
    latest.current =
      asked.includes(text) && later.length > 0 ? { ...latest.current, asked: later } : { address, asked: [] }
  })
  return latest
}

type FailureProps = {
  error: unknown
  title: string
  firstPage: string
}

/** Shown if the rows could not be loaded. If the address has an invalid cursor, a link leads to the first page. */
function LoadFailure({ error, title, firstPage }: FailureProps) {
  const { revalidate, state } = useRevalidator()
  useRetryWhenBack(error, revalidate)
  const isBadCursor = isProblem(error, 'INVALID_INPUT')
  return (
    <div className={useStyles().failure}>
      <Problem
        level="section"
        words={{ ...problemWords(error), title }}
        busy={state === 'loading'}
        {...(isBadCursor ? {} : { onRetry: revalidate })}
      >
        {isBadCursor && <ButtonLink to={{ search: firstPage }}>To the first page</ButtonLink>}
      </Problem>
    </div>
  )
}

/**
 * Counts the rows that match the page's query. Call `count` after the rows have loaded, as counting may take longer; it
 * returns a function that cancels the count. `counted` is null until the number is known, and if counting fails, as the
 * list works without the number. The number stays while the same list is loaded again.
 */
function useCounted<Q extends ListQuery>({ count: query }: List<Q>, queryRef: PreloadedQuery<Q>) {
  const [found, setFound] = useState<{ filter: string; counted: Counted } | null>(null)
  const count = useCallback(() => {
    const { filter } = queryRef.variables
    type CountQuery = OperationType & { response: Counted }
    const { unsubscribe } = fetchQuery<CountQuery>(queryRef.environment, query, { filter }).subscribe({
      next: counted => setFound({ filter: JSON.stringify(filter), counted }),
      error: () => setFound(null),
    })
    return unsubscribe
  }, [queryRef, query])
  const counted = found?.filter === JSON.stringify(queryRef.variables.filter) ? found.counted : null
  return { counted, count }
}

const useStyles = makeStyles({ failure: gutter })
