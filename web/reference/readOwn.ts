import { ProblemError, problemCode, unreachable } from '../components/ProblemError.ts'

/** What is said of an answer without a message. */
export const NOT_LOADED = 'This could not be loaded.'

/** The JSON that this product answers. Throws a ProblemError. */
export async function readOwn<Answer>(sent: Promise<Response>): Promise<Answer> {
  const response = await sent.catch(() => {
    throw unreachable()
  })
  if (response.ok) return response.json()
  // Something between may answer in its own words.
  const { code, message }: { code?: unknown; message?: string } = await response.json().catch(() => ({}))
  throw new ProblemError(problemCode(code), message ?? NOT_LOADED)
}
