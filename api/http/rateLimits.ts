import type { FastifyReply } from 'fastify'
import type { TokenPoints } from '../auth/tokenPoints.ts'
import type { Context } from '../context.ts'
import type { LimitState } from '../limits.ts'
import { Problem } from '../problems.ts'
import type { Viewer } from '../viewer.ts'

/** Tracks the limits of a request, and writes the headers of the IETF's draft 'RateLimit header fields for HTTP'. */
export function limitsOf(
  reply: FastifyReply,
  { viewer, pointsOf }: { viewer: Viewer | null; pointsOf: TokenPoints },
): Pick<Context, 'takePoints' | 'showLimit' | 'usage'> {
  const apiToken = viewer && 'apiToken' in viewer.via ? viewer.via.apiToken : null
  const usage: Context['usage'] = {}
  const limits = new Map<string, LimitState>()

  function showLimit(limit: LimitState) {
    limits.set(limit.name, limit)
    const all = [...limits.values()]
    reply.header(
      'ratelimit-policy',
      all.map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`).join(', '),
    )
    reply.header('ratelimit', all.map(({ name, left, resetsIn }) => `"${name}";r=${left};t=${resetsIn}`).join(', '))
  }

  return {
    usage,
    showLimit,
    async takePoints(points) {
      const taken = apiToken === null ? null : await pointsOf(apiToken, points)
      if (!taken) return
      const { isUsedUp, ...rateLimit } = taken
      usage.rateLimit = rateLimit
      showLimit(rateLimit)
      if (isUsedUp) throw usedUp(rateLimit.resetsIn)
    },
  }
}

/** The problem of a token without points. Its `http` extension is for errors that Yoga answers itself. */
const usedUp = (retryAfter: number) =>
  new Problem('TOO_MANY', 'This API token has used up its points of this minute. Please go on when they are new.', {
    retryAfter,
    http: { status: 429, headers: { 'retry-after': String(retryAfter) } },
  })
