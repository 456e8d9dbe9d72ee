import type { IncomingMessage } from 'node:http'
import { parse as parseCookies, serialize } from 'cookie'
import { Forbidden, NotAuthenticated } from '../graphql/problems.ts'
import { viewerOfApiToken } from './apiTokens.ts'
import { SESSION_LIFETIME, viewerOfSession } from './sessions.ts'
import type { Viewer } from './viewer.ts'

const COOKIE = 'talentdesk_session'

/**
 * Who sends this request: by bearer token, or else by session cookie. A token that is not valid is an error and not a
 * visitor. `renewed` is the session's token when the cookie should be set again because the session now ends later.
 */
export async function identify(request: IncomingMessage): Promise<{ viewer: Viewer | null; renewed?: string }> {
  const { headers } = request
  const bearer = bearerOf(request)
  if (bearer) {
    const viewer = await viewerOfApiToken(bearer)
    if (!viewer) throw new NotAuthenticated()
    return { viewer }
  }
  const session = parseCookies(headers.cookie ?? '')[COOKIE]
  const found = session ? await viewerOfSession(session) : null
  if (!found || !session) return { viewer: null }
  return { viewer: found.viewer, renewed: found.slid ? session : undefined }
}

/** The API token that the request brings. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return bearer
}

/** A browser sends cookies along with requests that other sites make it send; those we refuse. Throws Forbidden. */
export function refuseForeignOrigin({ headers }: IncomingMessage, publicUrl: string) {
  const { origin, host } = headers
  if (!origin || origin === new URL(publicUrl).origin) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new Forbidden('Requests from other sites are not accepted')
}

/** The cookie that keeps a browser signed in; with null, the one that ends it. */
export function sessionCookie(token: string | null, publicUrl: string): string {
  return serialize(COOKIE, token ?? '', {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
    maxAge: token === null ? 0 : SESSION_LIFETIME / 1000,
  })
}
