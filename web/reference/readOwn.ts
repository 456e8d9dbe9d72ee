import { ProblemError, problemCode, unreachable } from '../relay/ProblemError.ts'

/** What is said of an answer without a message. */
export const NOT_LOADED = 'This could not be loaded.'

/** Fetches JSON of this product in the session. Throws a ProblemError. */
export async function readOwn<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => {
    throw unreachable()
  })
  if (response.ok) return response.json()
  // Something between may answer in its own words.
  const { code, message }: { code?: unknown; message?: string } = await response.json().catch(() => ({}))
  throw new ProblemError(problemCode(code), message ?? NOT_LOADED)
}
