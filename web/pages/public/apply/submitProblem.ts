import { isProblem, serverMessage } from '../../../relay/ProblemError.ts'

/** Why an application has not arrived: in the toast, and at the form with what to do. */
export type SubmitProblem = { toast: string; title: string; text?: string }

/** The server's own message where it has answered with one. */
export function submitProblem(error: unknown): SubmitProblem {
  const title = 'Failed to submit application'
  const toast = 'Failed to submit your application. Please try again.'
  if (isProblem(error, 'UNREACHABLE')) return { toast, title, text: `${error.message} Your entries are kept.` }
  return { toast: serverMessage(error, toast), title: serverMessage(error, title) }
}
