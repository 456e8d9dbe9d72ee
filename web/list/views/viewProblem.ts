import { isProblem } from '../../relay/ProblemError.ts'

/** What to say when a view could not be saved, deleted or made the default (section 6). */
export function viewProblem(error: unknown, otherwise: string) {
  const message = error instanceof Error ? error.message : ''
  return isProblem(error, 'NOT_AUTHENTICATED') || /\b401\b|Unauthorized|Not authenticated/i.test(message)
    ? 'Your session has expired. Please refresh the page and log in again.'
    : otherwise
}
