import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { multipartBody } from './multipart.ts'
import { unreachable } from './ProblemError.ts'
import { type Answer, readAnswer } from './readAnswer.ts'

/** Told how much of an upload has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void

/** What `useMutation` tells the network beside the variables. */
export type Metadata = { onProgress?: OnProgress | undefined; idempotencyKey?: string }

/**
 * Relay's network function: posts `{id, variables}`, or a multipart form when a variable is a file. Fails with a
 * ProblemError only. Unsubscribing aborts the request.
 */
export function fetchGraphQL(request: RequestParameters, variables: Variables, { metadata }: CacheConfig) {
  return Observable.create<GraphQLResponse>(sink => {
    const taken = new AbortController()
    const { onProgress, idempotencyKey }: Metadata = metadata ?? {}
    const headers = { ...OURS, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) }
    send(request, variables, { signal: taken.signal, onProgress, headers }).then(
      answer => {
        try {
          sink.next(readAnswer(answer))
          sink.complete()
        } catch (error) {
          sink.error(error instanceof Error ? error : new Error(String(error)))
        }
      },
      () => {
        if (!taken.signal.aborted) sink.error(unreachable())
      },
    )
    return () => taken.abort()
  })
}

type How = { signal: AbortSignal; onProgress: OnProgress | undefined; headers: Record<string, string> }

async function send({ id }: RequestParameters, variables: Variables, how: How): Promise<Answer> {
  const form = multipartBody(id, variables)
  if (form) return upload(form, how)
  return wholeAnswer(await post(id, variables, { ...how, accept: 'application/json' }))
}

/** Sends an operation without files. Rejects when no answer comes. */
export function post(
  id: string | null,
  variables: Variables,
  { accept, signal, headers = OURS }: { accept: string; signal: AbortSignal; headers?: Record<string, string> },
) {
  return fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, accept, 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ id, variables }),
    signal,
  })
}

export async function wholeAnswer(response: Response): Promise<Answer> {
  return { status: response.status, statusText: response.statusText, body: await response.text() }
}

/** `fetch` cannot tell how far an upload has come; XMLHttpRequest can. */
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
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** The API takes cookies only together with a header that a foreign page cannot send. */
const OURS = { 'x-requested-with': 'talentdesk' }
