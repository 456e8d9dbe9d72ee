import type { ProblemWords } from '../components/Problem.tsx'
import { isProblem } from '../relay/ProblemError.ts'

/** What to tell a person about anything that was thrown. */
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

/** Only loading the page again helps. */
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
