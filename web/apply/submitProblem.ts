import { isProblem, serverMessage } from '../relay/ProblemError.ts'

/** Why an application has not arrived: in the toast, and at the form with what to do. */
export type SubmitProblem = { toast: string; title: string; text?: string }

/** The server's own message where it has answered with one. */
export async function submitProblem(error: unknown, resume: File): Promise<SubmitProblem> {
  const title = 'Failed to submit application'
  const toast = 'Failed to submit your application. Please try again.'
  if (isProblem(error, 'UNREACHABLE')) {
    const text = (await isReadable(resume))
      ? `${error.message} Your entries are kept.`
      : 'The file has changed or moved since you chose it. Please go back and choose it again.'
    return { toast, title, text }
  }
  return { toast: serverMessage(error, toast), title: serverMessage(error, title) }
}

/** A browser sends no file that has changed since it was chosen, and tells this like a broken network. */
function isReadable(file: File) {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
