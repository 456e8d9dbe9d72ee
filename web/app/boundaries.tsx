import { Fragment, type ReactNode, useTransition } from 'react'
import { Problem } from '../components/Problem.tsx'
import { Arrived } from './Arrived.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageTitle } from './PageTitle.tsx'
import { needsReload, problemWords } from './problemWords.ts'
import { useRetryWhenBack } from './useRetryWhenBack.ts'

type PageProps = {
  children: ReactNode
  message?: string | undefined
  attempt: unknown
  onRetry: () => void
  /** There is no frame around the page, whose `main` the failure would stand in. */
  alone?: boolean
}

/**
 * A page failed: the frame stays, and the person may try again. `message` is what the page is known to say then; a new
 * `attempt` is a new try.
 */
export function PageBoundary({ children, message, attempt, onRetry, alone = false }: PageProps) {
  const [busy, start] = useTransition()
  const Place = alone ? 'main' : Fragment
  return (
    <ErrorBoundary
      resetOn={attempt}
      fallback={error => (
        <Place>
          <PageTitle>{problemWords(error).title}</PageTitle>
          <Failure level="page" error={error} message={message} busy={busy} onRetry={() => start(onRetry)} />
          <Arrived />
        </Place>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** A part of a page failed: the rest stays of use. `message` is what the part is known to say then. */
export function SectionBoundary({ children, message }: { children: ReactNode; message?: string }) {
  return (
    <ErrorBoundary
      fallback={(error, again) => <Failure level="section" error={error} message={message} onRetry={again} />}
    >
      {children}
    </ErrorBoundary>
  )
}

type FailureProps = {
  level: 'page' | 'section'
  error: unknown
  message: string | undefined
  busy?: boolean
  onRetry: () => void
}

function Failure({ level, error, message, busy = false, onRetry }: FailureProps) {
  useRetryWhenBack(error, onRetry)
  const words = problemWords(error)
  const isReload = needsReload(error)
  return (
    <Problem
      level={level}
      words={message && !isReload ? { ...words, title: message } : words}
      busy={busy}
      onRetry={isReload ? () => window.location.reload() : onRetry}
    />
  )
}
