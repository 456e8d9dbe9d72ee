import { Component, type ErrorInfo, Fragment, type ReactNode, useEffect, useEffectEvent, useTransition } from 'react'
import { Problem } from '../components/Problem.tsx'
import { isProblem } from '../relay/ProblemError.ts'
import { Arrived } from './Arrived.tsx'
import { PageTitle } from './PageTitle.tsx'
import { needsReload, problemWords } from './problemWords.ts'

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

type BoundaryProps = {
  children: ReactNode
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** When this changes, the children are tried again. */
  resetOn?: unknown
}
type State = { failure: { error: unknown } | null; resetOn: unknown }

/** Catches what its children throw while rendering, and shows the fallback in their place. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, state: State): Partial<State> | null {
    return resetOn === state.resetOn ? null : { failure: null, resetOn }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (!isProblem(error)) console.error(error, componentStack)
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children
  }
}

/** After a failure for want of a connection: tries again when the browser says it is back, and every 15 s while seen. */
export function useRetryWhenBack(error: unknown, retry: () => void) {
  const isLost = isProblem(error, 'UNREACHABLE')
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isLost) return
    const onBack = () => again()
    // The browser may be online while the server is away, and no event tells when it is back.
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
