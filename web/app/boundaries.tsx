import { type ReactNode, useEffect, useEffectEvent, useTransition } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { Problem, type ProblemWords } from '../components/Problem.tsx'
import { isProblem } from '../components/ProblemError.ts'
import { Arrived } from './Arrived.tsx'
import { PageTitle } from './PageTitle.tsx'

type PageProps = {
  children: ReactNode
  message?: string | undefined
  attempt: unknown
  onRetry: () => void
}

/**
 * Shows a failure in place of the page, with a retry button; the frame stays. `message` replaces the general text; when
 * `attempt` changes, the page is rendered again.
 */
export function PageBoundary({ children, message, attempt, onRetry }: PageProps) {
  const [busy, start] = useTransition()
  return (
    <ErrorBoundary
      resetOn={attempt}
      fallback={error => (
        <>
          <PageTitle>{problemWords(error).title}</PageTitle>
          <Failure level="page" error={error} message={message} busy={busy} onRetry={() => start(onRetry)} />
          <Arrived />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

type SectionProps = { children: ReactNode; message?: string; onRetry?: () => void }

/**
 * Shows a failure in place of one part of a page; the rest stays usable. `message` replaces the general text; `onRetry`
 * is called before the part is rendered again.
 */
export function SectionBoundary({ children, message, onRetry }: SectionProps) {
  return (
    <ErrorBoundary
      fallback={(error, again) => {
        const retry = () => {
          onRetry?.()
          again()
        }
        return <Failure level="section" error={error} message={message} onRetry={retry} />
      }}
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

/** Retries after a connection error: when the browser is online again, and every 15 s while the page is visible. */
export function useRetryWhenBack(error: unknown, retry: () => void) {
  const isLost = isProblem(error, 'UNREACHABLE')
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isLost) return
    const onBack = () => again()
    // The browser may be online while the server is down, and no event reports that the server is up again.
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') again()
    }, 15_000)
    window.addEventListener('online', onBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onBack)
    }
  }, [isLost])
}

/** The title, text and button label for any thrown error. */
export function problemWords(error: unknown): ProblemWords {
  if (needsReload(error)) {
    const title = isProblem(error, 'OUTDATED') ? 'There is a newer version' : 'A part of this page did not load'
    return { title, text: 'Reload to continue.', again: 'Reload' }
  }
  if (isProblem(error, 'UNREACHABLE')) {
    const text = `${error.message} Nothing was changed, and this is loaded as soon as the connection is back.`
    return { title: 'No connection', text }
  }
  if (!isProblem(error) || error.code === 'INTERNAL') {
    return {
      title: 'Something went wrong',
      text: 'This could not be shown. Nothing was changed. Try again, and tell your administrator if it happens again.',
      reference: isProblem(error) ? error.requestId : undefined,
    }
  }
  return { title: titles[error.code] ?? 'This did not work', text: error.message }
}

/** Whether the error can only be resolved by reloading the page. */
export function needsReload(error: unknown) {
  return isProblem(error, 'OUTDATED', 'INCOMPLETE')
}

const titles: Partial<Record<string, string>> = {
  FORBIDDEN: 'No access',
  NOT_FOUND: 'Not found',
  TOO_MANY: 'Too many requests',
  UNAVAILABLE: 'Not available right now',
  NOT_AUTHENTICATED: 'Your session has ended',
}
