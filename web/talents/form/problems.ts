import { isProblem, serverMessage } from '../../relay/ProblemError.ts'

/** Section 8, 'Edit-dialog resume analysis': what to say of a resume that could not be read. */
export function analysisMessage(error: unknown): string {
  return mappedMessage(error) ?? 'Failed to analyze the new resume. Please try again.'
}

/** Why a resume could not be read and what to do, for the dialog; undefined when nobody knows more. */
export function readingProblem(error: unknown): string | undefined {
  if (isProblem(error, 'UNREACHABLE')) return `${error.message} The file is kept.`
  return mappedMessage(error) ?? (serverMessage(error, '') || undefined)
}

/** Why a talent could not be saved, what is kept and what to do; undefined when nobody knows more. */
export function savingProblem(error: unknown): string | undefined {
  if (isProblem(error, 'UNREACHABLE', 'UNAVAILABLE')) return `${error.message} Your entries are kept.`
  return serverMessage(error, '') || undefined
}

function mappedMessage(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ''
  return mapped.find(([pattern]) => pattern.test(message))?.[1]
}

const mapped: readonly [RegExp, string][] = [
  [
    /image-based or encrypted/i,
    'This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.',
  ],
  [
    /insufficient text content/i,
    'Unable to extract enough text from this PDF. Please ensure your resume has readable text content.',
  ],
  [/no text content found/i, 'No readable text found in this PDF. Please try a different resume file.'],
  [/API[ _-]?key/i, 'Resume analysis service is not configured. Please contact support.'],
]
