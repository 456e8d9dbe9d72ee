import { z } from 'zod'
import { targetAreas } from '../deals/words.ts'
import { keyOf, lineOfAtLeast, textOfAtLeast } from '../rules/rules.ts'
import { importances, MOST_REQUIREMENTS, requirementKinds } from './words.ts'

/** The minimum percentage of a result. */
export const MIN_PERCENTAGE = 1

/** The maximum length of a description in characters, the same as for the description of a deal. */
export const MAX_DESCRIPTION = 50_000

export const DESCRIPTION_REQUIRED = 'Please enter a job description'

/** The maximum length of a label, which contains the names of all alternatives. */
const LONGEST_LABEL = 200

const requirement = z.object({
  kind: keyOf(requirementKinds, 'Requirement kind is unknown'),
  label: lineOfAtLeast('Requirement', { min: 1, max: LONGEST_LABEL, message: 'Please name the requirement' }),
  importance: keyOf(importances, 'Importance is unknown'),
})

export const requirementsRule = z
  .array(requirement)
  .max(MOST_REQUIREMENTS, `A search has at most ${MOST_REQUIREMENTS} requirements`)
  .nullish()
  .transform(list => list ?? undefined)

/** The text of a requirement that a user typed. */
export const typedRules = z.object({
  text: lineOfAtLeast('Requirement', { min: 1, max: 80, message: 'Please name the requirement' }),
})

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
  requirements: requirementsRule,
})

/** The input of the query why a talent is not in the list: the talent's id, or a part of the name. */
export const whyNotRules = matchRules.extend({
  talentId: z.number().int().positive({ error: 'Talent not found' }).nullish(),
  name: lineOfAtLeast('Name', { min: 0, max: 200, message: '' }),
})
