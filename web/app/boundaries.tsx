import { type ReactNode, useTransition } from 'react'
import { Problem } from '../components/Problem.tsx'
import { Arrived } from './Arrived.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageTitle } from './PageTitle.tsx'
import { isMissingCode, problemWords } from './problemWords.ts'

type PageProps = { children: ReactNode; message?: string | undefined; attempt: unknown; onRetry: () => void }

/**
 * A page failed: the frame stays, and the person may try again. `message` is what the page is known to say then; a new
 * `attempt` is a new try.
 */
export function PageBoundary({ children, message, attempt, onRetry }: PageProps) {
  const [busy, start] = useTransition()
  return (
    <ErrorBoundary
      resetOn={attempt}
      fallback={error => {
        const words = wordsOf(error, message)
        return (
          <>
            <PageTitle>{problemWords(error).title}</PageTitle>
            <Problem level="page" words={words} busy={busy} onRetry={retry(error, () => start(onRetry))} />
            <Arrived />
          </>
        )
      }}
    >
      {children}
    </ErrorBoundary>
  )
}

/** A part of a page failed: the rest stays of use. `message` is what the part is known to say then. */
export function SectionBoundary({ children, message }: { children: ReactNode; message?: string }) {
  return (
    <ErrorBoundary
      fallback={(error, again) => (
        <Problem level="section" words={wordsOf(error, message)} onRetry={retry(error, again)} />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

function wordsOf(error: unknown, message: string | undefined) {
  const words = problemWords(error)
  return message && !isMissingCode(error) ? { ...words, title: message } : words
}

function retry(error: unknown, again: () => void) {
  return isMissingCode(error) ? () => window.location.reload() : again
}
