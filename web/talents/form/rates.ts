import type { RateType } from '../../../api/talents/words.ts'

/** Which rates a rate type speaks of. */
export function ratesOf(type: RateType) {
  return { fullTime: type === 'FULL_TIME' || type === 'BOTH', hourly: type === 'HOURLY' || type === 'BOTH' }
}
