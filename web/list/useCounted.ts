import { useCallback, useState } from 'react'
import { fetchQuery, type PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { Counted, List, ListQuery } from './definition.ts'

/**
 * The number of rows that the page's query finds. Call `count` once the rows are there, as counting may take longer; it returns
 * what cancels it. `counted` is null until the number is known, and when counting fails: the list works without it. While the
 * same list is loaded again, it keeps its number.
 */
export function useCounted<Q extends ListQuery>({ count: query }: List<Q>, queryRef: PreloadedQuery<Q>) {
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
