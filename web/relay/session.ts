import { createContext, use } from 'react'
import {
  type CacheConfig,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from 'relay-runtime'
import { isProblem } from '../components/ProblemError.ts'
import { fetchGraphQL, type Metadata } from './fetchGraphQL.ts'
import { subscribeGraphQL } from './subscribeGraphQL.ts'

/** The Relay environment of the current session, and whether that session has ended. */
export type RelaySession = {
  /** The current environment, for route loaders; components get the environment from their route. */
  environment: () => Environment
  /** Drops all data at sign-in and sign-out, so that nobody sees data of another person's session. */
  renew: () => void
  /** Whether the API has answered NOT_AUTHENTICATED while the person was working. */
  hasEnded: () => boolean
  /** Subscribes to changes of `hasEnded`, for `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
}

/** The session of the staff pages. */
export const RelaySessionContext = createContext<RelaySession | null>(null)

export function useRelaySession(): RelaySession {
  const session = use(RelaySessionContext)
  if (!session) throw new Error('This is outside of the session')
  return session
}

/** Creates a session with an empty store. The application has only one session, shared by the router and all pages. */
export function createRelaySession(): RelaySession {
  const listeners = new Set<() => void>()
  let ended = false
  let current = createEnvironment()

  function setEnded(value: boolean) {
    ended = value
    for (const listener of listeners) listener()
  }

  function createEnvironment() {
    const environment: Environment = new Environment({
      network: Network.create(
        (request, variables, cacheConfig) => observeGraphQL(request, variables, cacheConfig).do({ error: noticeEnd }),
        (request, variables) => subscribeGraphQL(request, variables).do({ error: noticeEnd }),
      ),
      store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: FIVE_MINUTES }),
    })
    function noticeEnd(problem: Error) {
      // A late refusal of a request from a former session must not end the new session.
      if (isProblem(problem, 'NOT_AUTHENTICATED') && environment === current) setEnded(true)
    }
    return environment
  }

  return {
    environment: () => current,
    renew() {
      current = createEnvironment()
      setEnded(false)
    },
    hasEnded: () => ended,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const FIVE_MINUTES = 5 * 60 * 1000

/** Relay's network function for queries and mutations. Unsubscribing aborts the request. */
function observeGraphQL(request: RequestParameters, variables: Variables, { metadata }: CacheConfig) {
  return Observable.create<GraphQLResponse>(sink => {
    const taken = new AbortController()
    const { signal } = taken
    fetchGraphQL(request, variables, { ...(metadata as Metadata | undefined), signal }).then(
      answer => {
        sink.next(answer)
        sink.complete()
      },
      error => {
        if (!signal.aborted) sink.error(error)
      },
    )
    return () => taken.abort()
  })
}
