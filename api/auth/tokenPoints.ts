import type { Deps } from '../deps.ts'
import { type LimitState, limit, wholeSeconds } from '../limits.ts'

/** The name of the limit in headers. */
const NAME = 'token'

const SECONDS = 60

/** Takes points of an API token, but not more than are left. Returns the state of the limit; null without a limit. */
export type TokenPoints = (apiToken: number, points: number) => Promise<(LimitState & { isUsedUp: boolean }) | null>

/** The points that each token may use in a minute, counted in the database for all replicas together. */
export function tokenPoints({ db, settings }: Pick<Deps, 'db' | 'settings'>): TokenPoints {
  const most = settings.limits.tokenPointsPerMinute
  const counted = limit(db, { name: 'tokenPoints', points: most, seconds: SECONDS })
  return async (apiToken, points) => {
    if (most === 0) return null
    const { taken, resetsIn } = await counted.take(String(apiToken), Math.min(points, most))
    const left = Math.max(0, most - taken)
    return {
      name: NAME,
      points: most,
      seconds: SECONDS,
      left,
      resetsIn: wholeSeconds(resetsIn),
      isUsedUp: taken > most,
    }
  }
}
