import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import { ViewsButton } from './ViewsButton.tsx'

/** Where the selector of views stands. Its place is held until they are known, and when they could not be read. */
export function ViewsPlace({ attempt, children }: { attempt: unknown; children: ReactNode }) {
  const held = <ViewsButton disabled>Views</ViewsButton>
  return (
    <ErrorBoundary resetOn={attempt} fallback={() => held}>
      <Suspense fallback={held}>{children}</Suspense>
    </ErrorBoundary>
  )
}
