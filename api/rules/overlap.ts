import { z } from 'zod'

/** Hours for which a former secret works beside the new one, unless another time is asked for. */
export const OVERLAP_HOURS = 24

/** The most hours of it: a week. */
const MOST_HOURS = 168

const message = `The overlap must be a whole number of hours, from 0 to ${MOST_HOURS}`

/** For how many hours a former secret works beside the new one. */
export const overlapHours = z
  .int(message)
  .min(0, message)
  .max(MOST_HOURS, message)
  .nullish()
  .transform(hours => hours ?? OVERLAP_HOURS)
