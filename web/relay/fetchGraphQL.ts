import type { GraphQLResponseWithData, Variables } from 'relay-runtime'
import { unreachable } from '../components/ProblemError.ts'
import { type Operation, takeAnswer } from './earlyAnswers.ts'
import { type Answer, readAnswer } from './readAnswer.ts'

/** A callback for the progress of an upload, from 0 to 1. */
export type OnProgress = (share: number) => void

/** The options of a request besides its variables. */
export type Metadata = { onProgress?: OnProgress | undefined; idempotencyKey?: string }

/**
 * Sends an operation: as JSON, or as a multipart form if a variable is a file. If its answer is stored already, nothing
 * is sent. Throws nothing but a ProblemError, unless `signal` has aborted the request.
 */
export async function fetchGraphQL(
  operation: Operation,
  variables: Variables,
  { onProgress, idempotencyKey, signal }: Metadata & { signal?: AbortSignal | undefined } = {},
): Promise<GraphQLResponseWithData> {
  const early = takeAnswer(operation, variables)
  if (early) return early
  const headers = { ...OURS, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) }
  const answer = await send(operation, variables, { signal, onProgress, headers }).catch(() => {
    throw unreachable()
  })
  return readAnswer(answer)
}

type How = { signal: AbortSignal | undefined; onProgress: OnProgress | undefined; headers: Record<string, string> }

async function send({ id }: Operation, variables: Variables, how: How): Promise<Answer> {
  const form = multipartBody(id, variables)
  if (form) return upload(form, how)
  return wholeAnswer(await post(id, variables, { ...how, accept: 'application/json' }))
}

/** Sends an operation without files. Rejects when no answer comes. */
export function post(
  id: string | null,
  variables: Variables,
  {
    accept,
    signal,
    headers = OURS,
  }: { accept: string; signal?: AbortSignal | undefined; headers?: Record<string, string> },
) {
  return fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, accept, 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ id, variables }),
    signal: signal ?? null,
  })
}

export async function wholeAnswer(response: Response): Promise<Answer> {
  return { status: response.status, statusText: response.statusText, body: await response.text() }
}

/** Uploads by XMLHttpRequest, as `fetch` does not report progress. */
function upload(form: FormData, { signal, onProgress, headers }: How) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, body: request.responseText })
    request.onerror = request.ontimeout = request.onabort = () => reject(unreachable())
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** A header against CSRF: the API accepts cookies only with this header, which a foreign page cannot send. */
const OURS = { 'x-requested-with': 'talentdesk' }

/** A request body by the GraphQL multipart request specification; null when the variables contain no file. */
export function multipartBody(id: string | null, variables: Variables): FormData | null {
  const files: { path: string; file: Blob }[] = []
  const plain = withoutFiles(variables, 'variables', files)
  if (files.length === 0) return null
  const form = new FormData()
  form.set('operations', JSON.stringify({ id, variables: plain }))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.set(`${index}`, file)
  return form
}

function withoutFiles(value: unknown, path: string, files: { path: string; file: Blob }[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value })
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutFiles(item, `${path}.${name}`, files)]),
  )
}
