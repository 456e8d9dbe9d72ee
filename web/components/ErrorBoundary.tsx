import { Component, type ErrorInfo, type ReactNode } from 'react'
import { isProblem } from './ProblemError.ts'

type BoundaryProps = {
  children: ReactNode
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** A change of this value renders the children again. */
  resetOn?: unknown
}
type State = { failure: { error: unknown } | null; resetOn: unknown }

/** Catches errors that its children throw while rendering, and shows the fallback instead. */
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
