import { useEffect, useRef } from 'react'
import type { LoadMoreFn } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { commentHash } from '../components/format.ts'

/** Scrolls to the comment in the address and focuses it, also when the same link is clicked again. */
export function useAskedFor(id: number) {
  const item = useRef<HTMLLIElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (location.hash !== commentHash(id)) return
    item.current?.focus({ preventScroll: true })
    item.current?.scrollIntoView({ block: 'center' })
  }, [location, id])
  return { item, isAskedFor: location.hash === commentHash(id) }
}

type Pages = { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadMoreFn<OperationType> }

/** Loads earlier comments until the comment in the address is loaded. `oldest` is the oldest loaded id. */
export function useUntilAskedFor(oldest: number | undefined, { hasNext, isLoadingNext, loadNext }: Pages) {
  const { hash } = useLocation()
  const id = Number(/^#comment-(\d+)$/.exec(hash)?.[1] ?? Number.POSITIVE_INFINITY)
  const isMissing = oldest !== undefined && id < oldest && hasNext && !isLoadingNext
  useEffect(() => {
    if (isMissing) loadNext(100)
  }, [isMissing, loadNext])
}
