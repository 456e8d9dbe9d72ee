import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { SectionBoundary } from '../app/boundaries.tsx'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { firstUse, later } from '../components/later.tsx'
import { type Dropped, holdsFiles, takeDropped } from './droppedFiles.ts'

/**
 * Accepts files dropped anywhere on the page, and shows the state of earlier imports. All code except the drop handler
 * is loaded on the first use of the page.
 */
export function PageImports() {
  const [used, setUsed] = useState(false)
  const [dropped, setDropped] = useState<Dropped | null>(null)
  useEffect(() => {
    let isHere = true
    void firstUse.then(() => isHere && setUsed(true))
    const over = (event: DragEvent) => takes(event) && event.preventDefault()
    const drop = (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      setUsed(true)
      setDropped(takeDropped(event))
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    return () => {
      isHere = false
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
    }
  }, [])
  // If loading the code fails, dropped files must not be lost without a message.
  const Boundary = dropped ? SectionBoundary : QuietBoundary
  return (
    used && (
      <Boundary>
        <Suspense>
          <Imports dropped={dropped} />
        </Suspense>
      </Boundary>
    )
  )
}

const QuietBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
)

/** Whether the page accepts the drag: files, and no dialog is open, as dialogs have their own file fields. */
const takes = (event: DragEvent) => holdsFiles(event) && !document.querySelector('[role="dialog"]')

const Imports = later(async () => (await import('./Imports.tsx')).Imports)
