import { isProblem, serverMessage } from '../../../relay/ProblemError.ts'

/** Why a comment failed: the server's message, what its answer was when it held none, or else the given text. */
export function commentProblem(error: unknown, otherwise: string): string {
  return (isProblem(error) && error.wordless) || serverMessage(error, otherwise)
}
