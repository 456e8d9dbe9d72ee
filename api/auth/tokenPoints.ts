import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { type LimitState, limit, wholeSeconds } from '../limits.ts'

/** What the limit is called in headers. */
const NAME = 'token'

const SECONDS = 60

/** A process takes one of so many parts of a token's points from the database at a time: few requests write. */
const PARTS = 50

/** The points of a token that a process may spend, and how many others may still take. */
type Taken = { here: number; elsewhere: number; ends: number; taking?: Promise<void> | undefined }

/** Takes points of an API token, at most all of them, and returns what to tell of its limit. Null without a limit. */
export type TokenPoints = (apiToken: number, points: number) => Promise<(LimitState & { isUsedUp: boolean }) | null>

/**
 * The points that each token may spend in a minute, counted in the database for all replicas together (docs/decisions/104).
 * What a process has taken and not spent when the minute ends is lost.
 */
export function tokenPoints({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): TokenPoints {
  const most = settings.limits.tokenPointsPerMinute
  const counted = limit(db, { name: 'tokenPoints', points: most, seconds: SECONDS })
  const tokens = new LRUCache<number, Taken>({ max: 10_000 })

  function takenBy(apiToken: number): Taken {
    const known = tokens.get(apiToken)
    if (known && (known.taking || known.ends > clock.now().getTime())) return known
    const taken: Taken = { here: 0, elsewhere: most, ends: 0 }
    tokens.set(apiToken, taken)
    return taken
  }

  async function takeMore(apiToken: number, token: Taken, wanted: number) {
    const asked = Math.max(wanted, Math.ceil(most / PARTS))
    const { taken, resetsIn } = await counted.take(String(apiToken), asked)
    token.here += Math.max(0, asked - Math.max(0, taken - most))
    token.elsewhere = Math.max(0, most - taken)
    token.ends = clock.now().getTime() + resetsIn
  }

  return async (apiToken, points) => {
    if (most === 0) return null
    const wanted = Math.min(points, most)
    const token = takenBy(apiToken)
    while (token.here < wanted && token.elsewhere > 0) {
      token.taking ??= takeMore(apiToken, token, wanted - token.here).finally(() => {
        token.taking = undefined
      })
      await token.taking
    }
    const isUsedUp = token.here < wanted
    if (!isUsedUp) token.here -= wanted
    const resetsIn = wholeSeconds(token.ends - clock.now().getTime())
    return { name: NAME, points: most, seconds: SECONDS, left: token.here + token.elsewhere, resetsIn, isUsedUp }
  }
}
