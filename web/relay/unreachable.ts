import { ProblemError } from './ProblemError.ts'

/** No answer came: this machine is offline, or the server is away. */
export function unreachable() {
  return new ProblemError(
    'UNREACHABLE',
    navigator.onLine
      ? 'The server could not be reached. Please check the connection and try again.'
      : 'You are offline. Please check the connection and try again.',
  )
}
