import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Draft, StoredAnswer } from './answer/draft.ts'

type Session = {
  token: string
  /** Refetches the page's content; typed entries are not lost. */
  refresh: () => Promise<void>
  /** The answers sent from this page, by the key of the profile. */
  sent: ByProfile<StoredAnswer>
  /** The answers that are being written, by the key of the profile. */
  drafts: ByProfile<Draft>
}

type ByProfile<T> = { get: (profile: string) => T | undefined; keep: (profile: string, value: T | undefined) => void }

/** The state of the client's page. It survives another request for the passcode, so that no entries are lost. */
export function ClientSession({
  token,
  refresh,
  children,
}: Pick<Session, 'token' | 'refresh'> & { children: ReactNode }) {
  const [sent, drafts] = [useKept<StoredAnswer>(), useKept<Draft>()]
  const session = useMemo(() => ({ token, refresh, sent, drafts }), [token, refresh, sent, drafts])
  useFreshness(refresh)
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('Not within a ClientSession')
  return session
}

const SessionContext = createContext<Session | null>(null)

/** An empty session for the staff's preview, where nobody can answer. */
export function NoSession({ children }: { children: ReactNode }) {
  return <SessionContext value={NOTHING}>{children}</SessionContext>
}

const empty = { get: () => undefined, keep() {} }
const NOTHING: Session = { token: '', refresh: async () => {}, sent: empty, drafts: empty }

function useKept<T>(): ByProfile<T> {
  const [values, setValues] = useState<ReadonlyMap<string, T>>(new Map())
  const keep = useCallback((profile: string, value: T | undefined) => {
    setValues(former => {
      const next = new Map(former)
      if (value === undefined) next.delete(profile)
      else next.set(profile, value)
      return next
    })
  }, [])
  return useMemo(() => ({ get: (profile: string) => values.get(profile), keep }), [values, keep])
}

/** Milliseconds in the background after which a page is refetched, as new answers or a revocation are possible. */
const STALE = 60_000

/** Refetches the page when the client returns to it, also by the browser's back button. */
function useFreshness(refresh: () => Promise<void>) {
  useEffect(() => {
    let leftAt = 0
    // A failure, e.g. without a connection, is ignored: the page stays as it is.
    const ask = () => void refresh().catch(() => undefined)
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now()
      else if (leftAt > 0 && Date.now() - leftAt > STALE) ask()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onShow)
    }
  }, [refresh])
}
