import type { Deps } from './deps.ts'
import type { Sender } from './files/room.ts'
import type { LimitState } from './limits.ts'
import type { Versions } from './versions/versions.ts'
import type { Viewer } from './viewer.ts'

/** The context of every resolver: the request and the process; `log` includes the request's id. */
export type Context = Deps & {
  /** The data versions when the request arrived, for requests that only read. */
  versionsAtArrival: Versions
  /** The signed-in person; null for an anonymous visitor. */
  viewer: Viewer | null
  /** The client's address as in rate limits: of IPv6 only the /64 network. Never logged with the client's actions. */
  clientAddress: string
  /** The User-Agent header. */
  userAgent: string | undefined
  /** The idempotency key of the request; see api/idempotency. */
  idempotencyKey: string | undefined
  /** The key of a share with a passcode: the header x-share-key. */
  shareKey: string | undefined
  requestId: string
  /**
   * Aborts when the client disconnects, or when the shutdown ends long work. In the second case, the abort reason is
   * the problem to answer.
   */
  signal: AbortSignal
  /** Checks again whether the viewer's session or token is valid, for long requests. */
  isStillSignedIn(): Promise<boolean>
  /** Takes points from the API token of the request, if there is a token. Throws TooMany. */
  takePoints(points: number): Promise<void>
  /** Writes the state of a limit into the headers of the response. */
  showLimit(limit: LimitState): void
  /** The extensions of the GraphQL answer. */
  usage: { cost?: Cost; rateLimit?: LimitState }
  /** The cookie of a browser that has signed in before: see api/auth/device.ts. */
  deviceToken: string | undefined
  /** Sets the session cookie of the response, and after a sign-in the device cookie; null clears the session cookie. */
  setSessionCookie(token: string | null, deviceToken?: string): void
}

/** The cost of a document: the fields of its answer (`requested`), the maximum (`most`), and the token's points. */
export type Cost = { requested: number; most: number; points: number }

/** The user or address whose upload limits this request uses. */
export const senderOf = ({ viewer, clientAddress }: Context): Sender =>
  viewer ? { userId: viewer.id } : { address: clientAddress }
