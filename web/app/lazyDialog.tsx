import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useToast } from '../components/Toasts.tsx'
import { isProblem } from '../relay/ProblemError.ts'
import { ErrorBoundary, needsReload, problemWords } from './boundaries.tsx'
import { loadedLazy } from './loadedLazy.tsx'

/**
 * A dialog whose code is loaded when it is first opened, or earlier by `preload`. When it cannot be loaded, it shows a toast
 * and closes; the page below stays as it is.
 */
export function lazyDialog<P extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<P>>,
): [Dialog: ComponentType<P>, preload: () => void] {
  const [Content, load] = loadedLazy(importDialog)
  // After a failed preload the dialog is loaded, and the failure told, when it is opened.
  const preload = () => void load().catch(() => undefined)

  function Dialog(props: P) {
    return (
      <ErrorBoundary fallback={error => <NotLoaded error={error} onTold={props.onClose} />}>
        <Content {...props} />
      </ErrorBoundary>
    )
  }
  return [Dialog, preload]
}

function NotLoaded({ error, onTold }: { error: unknown; onTold: () => void }) {
  const toast = useToast()
  const words = isProblem(error, 'UNREACHABLE')
    ? { title: 'No connection', text: error.message }
    : needsReload(error) && problemWords(error)
  const tell = useEffectEvent(() => {
    if (!words) return
    toast({ title: words.title, text: words.text, intent: 'error' })
    onTold()
  })
  useEffect(() => tell(), [])
  if (!words) throw error
  return null
}
