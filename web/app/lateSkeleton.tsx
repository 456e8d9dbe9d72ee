import { type ComponentType, Suspense } from 'react'
import { ErrorBoundary } from './boundaries.tsx'
import { loadedLazy } from './loadedLazy.tsx'

/**
 * A skeleton whose code is loaded when it is shown: most pages arrive within the second after which theirs would be.
 * Without it the page shows nothing until it arrives.
 */
export function lateSkeleton(importSkeleton: () => Promise<ComponentType>): ComponentType {
  const [Skeleton] = loadedLazy(importSkeleton)
  return function LateSkeleton() {
    return (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Skeleton />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
