import { useEffect, useState } from 'react'
import { fetchQuery, type PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { Counted, List, ListQuery } from './definition.ts'

/**
 * The number of rows that the page's query finds, asked for when the rows are there, as counting may take longer. Null until
 * it is known, or when it cannot be told: the list works without it. A list that is loaded again keeps its number meanwhile.
 */
export function useCounted<Q extends ListQuery>({ count }: List<Q>, queryRef: PreloadedQuery<Q>): Counted | null {
  const [found, setFound] = useState<{ filter: string; counted: Counted } | null>(null)
  useEffect(() => {
    const { filter } = queryRef.variables
    type CountQuery = OperationType & { response: Counted }
    const { unsubscribe } = fetchQuery<CountQuery>(queryRef.environment, count, { filter }).subscribe({
      next: counted => setFound({ filter: JSON.stringify(filter), counted }),
      error: () => setFound(null),
    })
    return unsubscribe
  }, [queryRef, count])
  return found?.filter === JSON.stringify(queryRef.variables.filter) ? found.counted : null
}
