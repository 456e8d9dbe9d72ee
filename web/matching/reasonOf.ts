import { MATCHING_FAILED } from '../../api/matching/rules.ts'
import { serverMessage } from '../relay/ProblemError.ts'

/** What the server has said beyond that matching has failed; '' for nothing. */
export function reasonOf(error: unknown): string {
  const reason = serverMessage(error, '')
  return reason === MATCHING_FAILED ? '' : reason
}
