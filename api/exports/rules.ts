import { z } from 'zod'
import { keysOf, optionalInstant } from '../rules/rules.ts'
import { exportTypes } from './words.ts'

export const exportRules = z.object({
  type: z.enum(keysOf(exportTypes), `Type must be one of ${Object.values(exportTypes).join(', ')}`),
  updatedSince: optionalInstant('Updated since').optional(),
})

/** Exports of one person that may wait or run at a time, and that may be started in 24 hours. */
export const MOST_RUNNING = 2
export const MOST_A_DAY = 20

/** Hours for which a file is kept. */
export const KEPT_HOURS = 24

/** Records of a part, and the most bytes of a part and of a file. */
export const PART_RECORDS = 2_000
export const MOST_PART_BYTES = 256 * 1024 * 1024
export const MOST_BYTES = 2_000_000_000
