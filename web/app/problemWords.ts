import type { ProblemWords } from '../components/Problem.tsx'
import { isProblem } from '../relay/ProblemError.ts'

/** What to tell a person about anything that was thrown. */
export function problemWords(error: unknown): ProblemWords {
  if (isMissingCode(error)) {
    return { title: 'There is a newer version', text: 'Load the page again to go on with it.', again: 'Load again' }
  }
  if (!isProblem(error) || error.code === 'INTERNAL') {
    return {
      title: 'Something went wrong',
      text: 'This could not be shown, and nothing was changed. Try again; if it stays, tell your administrator.',
      reference: isProblem(error) ? error.requestId : undefined,
    }
  }
  return { title: titles[error.code] ?? 'This did not work', text: error.message }
}

/** A file of a former version, gone since a newer one was installed. Only loading the page again helps. */
export function isMissingCode(error: unknown) {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  )
}

const titles: Partial<Record<string, string>> = {
  UNREACHABLE: 'No connection',
  FORBIDDEN: 'This is not yours to see',
  NOT_FOUND: 'Not found',
  TOO_MANY: 'Too many requests',
  UNAVAILABLE: 'Not available right now',
  NOT_AUTHENTICATED: 'Your session has ended',
}
