import { Component, type ErrorInfo, type ReactNode } from 'react'
import { isProblem } from '../relay/ProblemError.ts'

type Props = {
  children: ReactNode
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** When this changes, the children are tried again. */
  resetOn?: unknown
}
type State = { failure: { error: unknown } | null; resetOn: unknown }

/** Catches what its children throw while rendering, and shows the fallback in their place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): Partial<State> | null {
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
