import { isProblem, serverMessage } from '../relay/ProblemError.ts'

/** What the server has said beyond that matching has failed, which the title says; '' for nothing. */
export function reasonOf(error: unknown): string {
  return isProblem(error, 'UNAVAILABLE') ? '' : serverMessage(error, '')
}
