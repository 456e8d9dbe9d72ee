import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useToast } from '../components/Toasts.tsx'
import { isProblem } from '../relay/ProblemError.ts'
import { ErrorBoundary } from './boundaries.tsx'
import { loadedLazy } from './loadedLazy.tsx'

/**
 * A dialog whose code is loaded when it is first opened, or earlier by `preload`. Without a connection it shows a toast
 * and closes; the page below stays as it is.
 */
export function lazyDialog<P extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<P>>,
): [Dialog: ComponentType<P>, preload: () => void] {
  const [Content, load] = loadedLazy(importDialog)
  // A failed preload is retried, and reported, when the dialog is opened.
  const preload = () => void load().catch(() => undefined)

  function Dialog(props: P) {
    return (
      <ErrorBoundary
        fallback={error => (
          <NotLoaded
            error={error}
            onTold={() => {
              preload()
              props.onClose()
            }}
          />
        )}
      >
        <Content {...props} />
      </ErrorBoundary>
    )
  }
  return [Dialog, preload]
}

function NotLoaded({ error, onTold }: { error: unknown; onTold: () => void }) {
  const toast = useToast()
  const isLost = isProblem(error, 'UNREACHABLE')
  const tell = useEffectEvent(() => {
    if (!isProblem(error, 'UNREACHABLE')) return
    toast({ title: 'No connection', text: error.message, intent: 'error' })
    onTold()
  })
  useEffect(() => tell(), [])
  if (!isLost) throw error
  return null
}
