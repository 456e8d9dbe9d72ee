import { z } from 'zod'
import { optionalText } from '../rules/rules.ts'

/** The maximum number of files of an import, their total bytes, and the maximum undecided resumes of a user. */
export const MOST_FILES = 200
export const MOST_BYTES = 500 * 1024 * 1024
export const MOST_OPEN = 1_000

export const TOO_MANY_FILES = `At most ${MOST_FILES} resumes can be added at once.`
export const TOO_MANY_BYTES = 'The resumes of one import may have at most 500 MB together.'
export const TOO_MANY_OPEN = `${MOST_OPEN.toLocaleString('en')} resumes wait for your review already. Please review some of them first.`

/** Days after which an undecided resume is deleted, and days for which a discarded resume can be restored. */
export const WAITS_DAYS = 30
export const TAKEN_BACK_DAYS = 1

/** The index of a resume in its import, from 0. */
export const placeRules = z.object({
  position: z
    .number()
    .int()
    .min(0, 'A position must be 0 or more')
    .max(10_000, 'A position must be at most 10,000')
    .nullish()
    .transform(position => position ?? undefined),
})

/** The unsaved input of the form, in the page's own format. */
export const draftRules = z.object({ draft: optionalText('The draft', 500_000) })
