import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { fetchGraphQL } from './fetchGraphQL.ts'
import { isProblem } from './ProblemError.ts'
import { subscribeGraphQL } from './subscribeGraphQL.ts'

/** The Relay environment of the present session. Route loaders start with it; components get it from their route. */
export function currentEnvironment() {
  return current
}

/** Drops everything known, at sign-in and sign-out: nothing of one person's session is ever seen in another's. */
export function renewEnvironment() {
  current = createEnvironment()
  setEnded(false)
}

/** Whether the API has said that the session is over while somebody was at work. A store for useSyncExternalStore. */
export const sessionEnd = {
  hasCome: () => ended,
  report: () => setEnded(true),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const fiveMinutes = 5 * 60 * 1000
const listeners = new Set<() => void>()
let ended = false
let current = createEnvironment()

function createEnvironment() {
  const environment: Environment = new Environment({
    network: Network.create(
      (request, variables, cacheConfig) => fetchGraphQL(request, variables, cacheConfig).do({ error: noticeEnd }),
      (request, variables) => subscribeGraphQL(request, variables).do({ error: noticeEnd }),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: fiveMinutes }),
  })
  function noticeEnd(problem: Error) {
    // A late refusal of a former session must not end the new one.
    if (isProblem(problem, 'NOT_AUTHENTICATED') && environment === current) sessionEnd.report()
  }
  return environment
}

function setEnded(value: boolean) {
  ended = value
  for (const listener of listeners) listener()
}
