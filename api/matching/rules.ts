import { z } from 'zod'
import { targetAreas } from '../deals/words.ts'
import { keyOf, textOfAtLeast } from '../rules/rules.ts'

/** The minimum percentage of a result. */
export const MIN_PERCENTAGE = 1

/** The maximum length of a description in characters, the same as of a deal's own. */
export const MAX_DESCRIPTION = 50_000

export const DESCRIPTION_REQUIRED = 'Please enter a job description'

/** The input of a search. */
export const matchRules = z.object({
  jobDescription: textOfAtLeast('Job description', { min: 1, max: MAX_DESCRIPTION, message: DESCRIPTION_REQUIRED }),
  targetArea: keyOf(targetAreas, 'Target area is unknown').nullish(),
  availableOnly: z
    .boolean()
    .nullish()
    .transform(value => value === true),
  dealId: z
    .number()
    .int()
    .positive({ error: 'Deal not found' })
    .nullish()
    .transform(id => id ?? null),
})
