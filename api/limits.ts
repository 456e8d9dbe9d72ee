import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from './deps.ts'
import { TooMany } from './problems.ts'
import { hashToken } from './secrets.ts'

/** A rate limit counted in the database and shared by all replicas. Keys are stored as hashes. */
export type Limit = {
  /** Takes a point. Throws TooMany when none is left. */
  spend(key: string): Promise<void>
  /** Takes a point, even when none is left, and returns the number taken so far. */
  count(key: string): Promise<number>
  /** Takes several points, even when none is left; also returns the milliseconds until all points are available. */
  take(key: string, points: number): Promise<{ taken: number; resetsIn: number }>
  /** The number of points taken so far. */
  taken(key: string): Promise<number>
  giveBack(key: string): Promise<void>
  /** Gives back all points of the key. */
  forgive(key: string): Promise<void>
}

/** `message`: shown in the refusal if a person can act on it. */
type Rule = { name: string; points: number; seconds: number; message?: string }

/** The state of a limit, as clients see it: `left` of `points` are left until the reset in `resetsIn` seconds. */
export type LimitState = Omit<Rule, 'message'> & { left: number; resetsIn: number }

/** Creates a limit of `points` in `seconds` for one key. 0 points means no limit. */
export function limit(db: Deps['db'], { name, points, seconds, message }: Rule): Limit {
  const nothing = async () => undefined
  const none = async () => 0
  const take = async () => ({ taken: 0, resetsIn: 0 })
  if (points === 0) return { spend: nothing, count: none, take, taken: none, giveBack: nothing, forgive: nothing }
  const limiter = new RateLimiterPrisma({
    storeClient: db,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false, // Otherwise, each limit would start a timer; a job clears them instead.
  })
  return {
    async spend(key) {
      try {
        await limiter.consume(hashToken(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new TooMany(wholeSeconds(refusal.msBeforeNext), message)
      }
    },
    async count(key) {
      return (await limiter.penalty(hashToken(key))).consumedPoints
    },
    async take(key, points) {
      const { consumedPoints: taken, msBeforeNext: resetsIn } = await limiter.penalty(hashToken(key), points)
      return { taken, resetsIn }
    },
    async taken(key) {
      return (await limiter.get(hashToken(key)))?.consumedPoints ?? 0
    },
    async giveBack(key) {
      await limiter.reward(hashToken(key))
    },
    async forgive(key) {
      await limiter.delete(hashToken(key))
    },
  }
}

export const wholeSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** A request whose response headers show the limit. */
type Limited = Pick<Deps, 'db'> & { showLimit(limit: LimitState): void }

/** Takes a point. Returns the points left, and shows them in the headers; null without a limit. Throws TooMany. */
export async function spendAndShow({ db, showLimit }: Limited, rule: Rule, key: string): Promise<number | null> {
  const { name, points, seconds, message } = rule
  if (points === 0) return null
  const { taken, resetsIn } = await limit(db, rule).take(key, 1)
  const state = { name, points, seconds, left: Math.max(0, points - taken), resetsIn: wholeSeconds(resetsIn) }
  showLimit(state)
  if (taken > points) throw new TooMany(state.resetsIn, message)
  return state.left
}

/** The number of points taken for each key, in one query. Keys without taken points are omitted. */
export async function takenOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, keys }: { name: string; keys: string[] },
): Promise<Map<string, number>> {
  const stored = new Map(keys.map(key => [`${name}:${hashToken(key)}`, key]))
  const rows = await db.rateLimiterFlexible.findMany({
    where: { key: { in: [...stored.keys()] }, expire: { gt: clock.now() } },
  })
  return new Map(rows.map(({ key, points }) => [stored.get(key) ?? '', points]))
}

/** `pauses`: the name of the limit for pauses. A pause doubles each time, from `first` to `longest` seconds. */
type SlowedRule = Rule & { pauses: string; first: number; longest: number }

/** A limit of `points` in `seconds` for one key, then of one try after each pause. Refused tries do not count. */
export function slowed(db: Deps['db'], { pauses, first, longest, ...rule }: SlowedRule): Omit<Limit, 'count' | 'take'> {
  const counted = limit(db, rule)
  const pauseOf = (seconds: number) => limit(db, { name: pauses, points: 1, seconds, message: rule.message })
  return {
    async spend(key) {
      const over = (await counted.count(key)) - rule.points
      if (over <= 0) return
      try {
        await pauseOf(Math.min(first * 2 ** (over - 1), longest)).spend(key)
      } catch (refusal) {
        await counted.giveBack(key) // Otherwise refused tries would lengthen the pauses.
        throw refusal
      }
    },
    taken: counted.taken,
    giveBack: counted.giveBack,
    async forgive(key) {
      await counted.forgive(key)
      await pauseOf(first).forgive(key)
    },
  }
}

/** Rate-limits a visitor's reads by public links. Throws TooMany. */
export async function countPublicRead(context: Deps & Limited & { clientAddress: string }) {
  const points = context.settings.limits.publicReadsPerMinute
  await spendAndShow(context, { name: 'publicRead', points, seconds: 60 }, context.clientAddress)
}
