import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime'
import { isProblem, type ProblemCode } from '../components/ProblemError.ts'
import { post, wholeAnswer } from './fetchGraphQL.ts'
import { mayFollow, watchFront } from './frontWindow.ts'
import { readAnswer } from './readAnswer.ts'
import { readEvents } from './readEvents.ts'

/**
 * Relay's network function for subscriptions: reads the API's event stream while `mayFollow` is true, and reconnects
 * with backoff when the stream ends. Fails with a ProblemError, and only if a retry cannot help.
 */
export function subscribeGraphQL({ id }: RequestParameters, variables: Variables) {
  return Observable.create<GraphQLResponse>(sink => {
    let connection = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    let failures = 0

    const connect = async () => {
      const { signal } = connection
      try {
        for await (const answer of answers(id, variables, signal)) {
          if (signal.aborted) return
          failures = 0
          sink.next(answer)
        }
      } catch (error) {
        if (isProblem(error, ...final) && !signal.aborted) return sink.error(error)
      }
      if (!signal.aborted) pause = setTimeout(connect, pauseAfter(failures++))
    }
    const disconnect = () => {
      clearTimeout(pause)
      connection.abort()
    }
    const follow = () => {
      disconnect()
      if (!mayFollow()) return
      connection = new AbortController()
      failures = 0
      void connect()
    }
    follow()
    const unwatch = watchFront(follow)
    return () => {
      unwatch()
      disconnect()
    }
  })
}

async function* answers(
  id: string | null,
  variables: Variables,
  signal: AbortSignal,
): AsyncGenerator<GraphQLResponse, void> {
  const response = await post(id, variables, { accept: 'text/event-stream', signal })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return yield readAnswer(await wholeAnswer(response))
  const { status, statusText } = response
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'next') yield readAnswer({ status, statusText, body: data })
  }
}

/** The backoff in milliseconds: one second, doubled with each failure up to half a minute, with jitter. */
function pauseAfter(failures: number) {
  return Math.min(30_000, 1000 * 2 ** failures) * (0.75 + Math.random() / 2)
}

/** The codes of refusals after which a retry cannot help. */
const final: ProblemCode[] = ['NOT_AUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT']
