import type { Deps } from './deps.ts'
import type { Sender } from './files/room.ts'
import type { Viewer } from './viewer.ts'

/** What every resolver may know of the request and the process; `log` names the request. */
export type Context = Deps & {
  /** Null for an anonymous visitor. */
  viewer: Viewer | null
  /** The visitor's address, as limits count it (an IPv6 one by its /64). Never logged with what they did. */
  clientAddress: string
  /** What their browser or program calls itself. */
  userAgent: string | undefined
  /** What the request is called by whoever may send it again; see api/idempotency. */
  idempotencyKey: string | undefined
  requestId: string
  /** Ends when the visitor goes away, or when we stop before long work is done: its reason is then the problem to answer. */
  signal: AbortSignal
  /** Whether what the viewer came with is still valid, for requests that last: sessions and tokens end at once. */
  isStillSignedIn(): Promise<boolean>
  /** Makes or, with null, ends the session of the browser that asks. */
  setSessionCookie(token: string | null): void
}

/** Whose share of the room for uploads this request takes. */
export const senderOf = ({ viewer, clientAddress }: Context): Sender =>
  viewer ? { userId: viewer.id } : { address: clientAddress }
