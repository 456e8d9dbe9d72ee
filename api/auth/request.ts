import type { IncomingMessage } from 'node:http'
import { parse as parseCookies, serialize } from 'cookie'
import type { Deps, Staff } from '../deps.ts'
import { Forbidden, NotAuthenticated } from '../problems.ts'
import { parseUrl } from '../rules/addresses.ts'
import type { Viewer } from '../viewer.ts'
import { isTokenValid, viewerOfApiToken } from './apiTokens.ts'
import { DEVICE_KNOWN_FOR } from './device.ts'
import { findSession, SESSION_LIFETIME, viewerOfSession } from './sessions.ts'

const COOKIE = 'talentdesk_session'

/** Over https, this prefix guarantees that no other host, and no page over http, has set the cookie. */
const SAFE_COOKIE = `__Host-${COOKIE}`

const isSafe = (publicUrl: string) => publicUrl.startsWith('https:')

/** The name of the session cookie. */
export const cookieName = (publicUrl: string) => (isSafe(publicUrl) ? SAFE_COOKIE : COOKIE)

/**
 * Identifies the sender by bearer token, or else by session cookie. An invalid token is an error, not a visitor.
 * `address`: the client's address, as rate limits use it. `renewed`: the token of an extended session, whose cookie
 * must be set again.
 */
export async function identify(
  deps: Pick<Deps, 'db' | 'clock' | 'versions' | 'settings'>,
  request: IncomingMessage,
  address: string,
): Promise<{ viewer: Viewer | null; renewed?: string }> {
  const { publicUrl } = deps.settings
  const bearer = bearerOf(request)
  if (bearer) {
    const viewer = await viewerOfApiToken(deps, bearer, { address, userAgent: request.headers['user-agent'] })
    if (!viewer) throw new NotAuthenticated()
    return { viewer }
  }
  const cookies = parseCookies(request.headers.cookie ?? '')
  const session = cookies[cookieName(publicUrl)]
  const found = session ? await viewerOfSession(deps, session) : null
  return session && found ? { viewer: found.viewer, renewed: found.slid ? session : undefined } : { viewer: null }
}

/** Whether the viewer's session, or the secret that was sent, is still valid. Used by long requests. */
export async function isStillSignedIn({ db, clock, viewer: { via } }: Staff): Promise<boolean> {
  if ('apiToken' in via) return isTokenValid({ db, clock }, via.tokenHash)
  return (await findSession({ db, clock }, via.session)) !== null
}

/** Whether the sender has a token or a session cookie, valid or not. */
export function claimsToBeSomebody(request: IncomingMessage, publicUrl: string): boolean {
  const cookies = parseCookies(request.headers.cookie ?? '')
  return request.headers.authorization !== undefined || Boolean(cookies[cookieName(publicUrl)])
}

/** The API token in the request's header. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return bearer
}

/** Refuses requests that pages of other sites make a browser send with its cookies (CSRF). Throws Forbidden. */
export function refuseForeignOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string) {
  if (!origin || origin === new URL(publicUrl).origin || parseUrl(origin)?.host === host) return
  throw new Forbidden('Requests from other sites are not accepted')
}

/** The cookie that keeps a browser signed in. Without a token, the cookie is cleared. */
export const sessionCookie = (token: string | null, publicUrl: string) =>
  cookie(cookieName(publicUrl), token ?? '', { publicUrl, lifetime: token === null ? 0 : SESSION_LIFETIME })

/** The cookie that identifies a browser after its sessions have ended. */
export const deviceCookie = (token: string, publicUrl: string) =>
  cookie(deviceCookieName(publicUrl), token, { publicUrl, lifetime: DEVICE_KNOWN_FOR })

/** The cookie of a browser that has signed in before. */
export const deviceTokenOf = ({ headers }: IncomingMessage, publicUrl: string): string | undefined =>
  parseCookies(headers.cookie ?? '')[deviceCookieName(publicUrl)]

const deviceCookieName = (publicUrl: string) => `${isSafe(publicUrl) ? '__Host-' : ''}talentdesk_device`

/** `lifetime` in milliseconds. */
function cookie(name: string, value: string, { publicUrl, lifetime }: { publicUrl: string; lifetime: number }): string {
  return serialize(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSafe(publicUrl),
    path: '/',
    maxAge: lifetime / 1000,
  })
}
