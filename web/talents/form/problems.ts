import type { ProblemReason } from '../../../api/problems.ts'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'

/** The message for a resume that could not be read: section 8 of the specification, 'Edit-dialog resume analysis'. */
export function analysisMessage(error: unknown): string {
  return messageOfReason(error) ?? 'Failed to analyze the new resume. Please try again.'
}

/** The text that explains why a resume could not be read and what to do; undefined if no reason is known. */
export function readingProblem(error: unknown): string | undefined {
  if (isProblem(error, 'UNREACHABLE')) return `${error.message} The file is kept.`
  return messageOfReason(error) ?? (serverMessage(error, '') || undefined)
}

function messageOfReason(error: unknown): string | undefined {
  return isProblem(error) && error.reason ? reasonInWords(error.reason, error.message) : undefined
}

/** The specified text for a reason why a resume could not be read; for other reasons the server's `message`. */
export function reasonInWords(reason: string | null | undefined, message: string): string {
  return Object.hasOwn(messages, reason ?? '') ? messages[reason as keyof typeof messages] : message
}

const messages: Record<Exclude<ProblemReason, 'PICTURE'>, string> = {
  LOCKED: 'This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.',
  PASSWORD: 'This PDF is protected by a password. Please upload one without.',
  TOO_LITTLE_TEXT: 'Unable to extract enough text from this PDF. Please ensure your resume has readable text content.',
  BLANK: 'No readable text found in this PDF. Please try a different resume file.',
  NO_API_KEY: 'Resume analysis service is not configured. Please contact support.',
}
