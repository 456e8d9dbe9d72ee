import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { type BoundaryProps, later, type Slots } from './later.tsx'
import { isProblem } from './ProblemError.ts'
import { useToast } from './Toasts.tsx'

type Closable = { onClose: () => void }

/** `later` for a dialog or a menu. If its code cannot be loaded, a toast is shown, and the dialog is closed. */
export function laterDialog<P extends Closable>(
  importPart: () => Promise<ComponentType<P>>,
  ahead: Pick<Slots<P>, 'ahead'> = {},
) {
  return later(importPart, { ...ahead, Boundary: DialogBoundary })
}

function DialogBoundary({ props: { onClose }, reload, children }: BoundaryProps<Closable>) {
  const close = () => {
    reload()
    onClose()
  }
  return <ErrorBoundary fallback={error => <NotLoaded error={error} onClose={close} />}>{children}</ErrorBoundary>
}

function NotLoaded({ error, onClose }: { error: unknown } & Closable) {
  const toast = useToast()
  const isCode = isProblem(error, 'UNREACHABLE', 'INCOMPLETE')
  const report = useEffectEvent(() => {
    if (!isProblem(error, 'UNREACHABLE', 'INCOMPLETE')) return
    const title = error.code === 'UNREACHABLE' ? 'No connection' : 'A part of this page did not load'
    toast({ title, text: error.code === 'UNREACHABLE' ? error.message : 'Reload to continue.', intent: 'error' })
    onClose()
  })
  useEffect(() => report(), [])
  if (!isCode) throw error
  return null
}
