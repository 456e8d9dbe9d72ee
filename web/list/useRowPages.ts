import { useEffect, useMemo, useRef } from 'react'
import type { PreloadedQuery } from 'react-relay'
import {
  createOperationDescriptor,
  fetchQuery,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type Variables,
} from 'relay-runtime'
import type { List, ListQuery, MoreRows, RecordOf } from './definition.ts'
import { createRowPages, type LoadPage, ROWS_PER_PAGE, type RowPages } from './rowPages.ts'

/** The further pages of a list. They stay loaded as long as the list's search, filters and order stay the same. */
export function useRowPages<Q extends ListQuery>(
  { more }: List<Q>,
  queryRef: PreloadedQuery<Q>,
  known: readonly string[] | undefined,
): RowPages<RecordOf<Q>> {
  const { environment, variables } = queryRef
  const asked = JSON.stringify(variables)
  const pages = useMemo(() => {
    const { filter, orderBy } = JSON.parse(asked)
    return createRowPages<RecordOf<Q>>(loadRows(environment, more, { filter, orderBy }), known)
  }, [asked, environment, more, known])
  useEffect(() => () => pages.release(), [pages])

  // A new query for the same list means that records have changed.
  const last = useRef({ pages, queryRef })
  useEffect(() => {
    if (last.current.pages === pages && last.current.queryRef !== queryRef) pages.refresh()
    last.current = { pages, queryRef }
  }, [pages, queryRef])
  return pages
}

/** Loads a page from the server; if the page is in the store, this page is returned at once in the meantime. */
function loadRows<Row extends { id: string }>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  list: Variables,
): LoadPage<Row> {
  return (after, { next, error }) => {
    const variables = { ...list, first: ROWS_PER_PAGE, after }
    const operation = createOperationDescriptor(getRequest(query), variables)
    const retained = environment.retain(operation)
    const arrived = ({ rows: { edges, pageInfo } }: MoreRows<Row>) =>
      next({
        rows: edges.map(({ node }) => node),
        endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
      })
    if (environment.check(operation).status === 'available') {
      arrived(environment.lookup(operation.fragment).data as unknown as MoreRows<Row>)
    }
    const request = fetchQuery<{ variables: Variables; response: MoreRows<Row> }>(environment, query, variables)
    const subscription = request.subscribe({ next: arrived, error })
    return () => {
      subscription.unsubscribe()
      retained.dispose()
    }
  }
}
