import { type ComponentType, Suspense } from 'react'
import { loadedLazy } from './loadedLazy.tsx'

/** A skeleton whose code is loaded when it is shown: most pages arrive within the second after which theirs would be. */
export function lateSkeleton(importSkeleton: () => Promise<ComponentType>): ComponentType {
  const [Skeleton] = loadedLazy(importSkeleton)
  return function LateSkeleton() {
    return (
      <Suspense fallback={null}>
        <Skeleton />
      </Suspense>
    )
  }
}
