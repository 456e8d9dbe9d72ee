import { useEffect, useEffectEvent } from 'react'
import type { BoundaryProps, Slots } from '../components/later.tsx'
import { isProblem } from '../components/ProblemError.ts'
import { useToast } from '../components/Toasts.tsx'
import { ErrorBoundary } from './boundaries.tsx'

/** `later` for a dialog: without a connection it shows a toast and closes; the page below stays as it is. */
export const asDialog: Slots<Closable> = { Boundary: DialogBoundary }

type Closable = { onClose: () => void }

function DialogBoundary({ props: { onClose }, reload, children }: BoundaryProps<Closable>) {
  return (
    <ErrorBoundary
      fallback={error => (
        <NotLoaded
          error={error}
          onTold={() => {
            reload()
            onClose()
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
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
