import { z } from 'zod'

/** Hours during which an old secret works beside the new secret, by default. */
export const OVERLAP_HOURS = 24

/** The maximum of these hours: a week. */
const MOST_HOURS = 168

const message = `The overlap must be a whole number of hours, from 0 to ${MOST_HOURS}`

/** The rule for the hours during which an old secret works beside the new secret. */
export const overlapHours = z
  .int(message)
  .min(0, message)
  .max(MOST_HOURS, message)
  .nullish()
  .transform(hours => hours ?? OVERLAP_HOURS)
