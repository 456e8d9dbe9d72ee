import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { db } from '../db.ts'
import { TooMany } from '../graphql/problems.ts'

/** Counts in the database, so that all replicas count together. Throws TooMany. */
export type Limit = {
  spend(key: string): Promise<void>
  forgive(key: string): Promise<void>
}

/** At most `points` in `seconds` for one key. 0 points means no limit. */
export function limit(name: string, points: number, seconds: number): Limit {
  if (points === 0) return { spend: async () => undefined, forgive: async () => undefined }
  const limiter = new RateLimiterPrisma({ storeClient: db, keyPrefix: name, points, duration: seconds })
  return {
    async spend(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new TooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      }
    },
    async forgive(key) {
      await limiter.delete(key)
    },
  }
}
