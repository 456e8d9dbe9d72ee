import { createContext, use } from 'react'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { fetchGraphQL } from './fetchGraphQL.ts'
import { isProblem } from './ProblemError.ts'
import { subscribeGraphQL } from './subscribeGraphQL.ts'

/** The Relay environment of the present session, and whether that session is over. */
export type RelaySession = {
  /** Route loaders start with it; components get it from their route. */
  environment: () => Environment
  /** Drops everything known, at sign-in and sign-out: nothing of one person's session is ever seen in another's. */
  renew: () => void
  /** Whether the API has said that the session is over while somebody was at work. */
  hasEnded: () => boolean
  /** Listens for its end, as useSyncExternalStore wants it. */
  subscribe: (listener: () => void) => () => void
}

/** The session that the pages for staff are in. */
export const RelaySessionContext = createContext<RelaySession | null>(null)

export function useRelaySession(): RelaySession {
  const session = use(RelaySessionContext)
  if (!session) throw new Error('This is outside of the session')
  return session
}

/** Begins with an empty store. The application has one session at a time: the router and its pages share it. */
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
        (request, variables, cacheConfig) => fetchGraphQL(request, variables, cacheConfig).do({ error: noticeEnd }),
        (request, variables) => subscribeGraphQL(request, variables).do({ error: noticeEnd }),
      ),
      store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: FIVE_MINUTES }),
    })
    function noticeEnd(problem: Error) {
      // A late refusal of a former session must not end the new one.
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
