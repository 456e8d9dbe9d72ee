import { z } from 'zod'
import { keyOf, keysOf, optionalInstant, optionalLine, optionalText, requiredLine, text } from '../rules/rules.ts'
import { clientAnswers, MOST_TALENTS, shareLabels, shareSections, USUAL_SECTIONS } from './words.ts'

const TOO_MANY = `A shortlist holds at most ${MOST_TALENTS} talents.`

const row = z.number().int().nullish()

const kept = z.array(z.string().max(3_000)).max(500, 'Too many pieces are kept').nullish()

/** A talent to share. `version` is the version that the sharer saw, `kept` the removed pieces to show after all. */
const sharedTalent = z.object({
  talentId: z.number().int(),
  version: z.number().int().nullish(),
  line: optionalLine(shareLabels.line, 280).optional(),
  kept,
})

const talents = z
  .array(sharedTalent)
  .min(1, 'Choose at least one talent')
  .max(MOST_TALENTS, TOO_MANY)
  .refine(each => new Set(each.map(({ talentId }) => talentId)).size === each.length, 'A talent is chosen twice')

const SHORTEST_PASSCODE = 6
export const LONGEST_PASSCODE = 64
const PASSCODE = `Passcode must have ${SHORTEST_PASSCODE} to ${LONGEST_PASSCODE} characters`

/** The passcode; an empty text means no passcode. */
const passcode = text(shareLabels.passcode, LONGEST_PASSCODE)
  .refine(code => code === '' || code.length >= SHORTEST_PASSCODE, PASSCODE)
  .transform(code => code || null)
  .nullish()

const note = optionalText(shareLabels.note, 2_000).optional()

const sections = z
  .array(z.enum(keysOf(shareSections)))
  .nullish()
  .transform(chosen => keysOf(shareSections).filter(section => (chosen ?? USUAL_SECTIONS).includes(section)))

const choices = {
  sections,
  showsNames: z.boolean().nullish().transform(Boolean),
}

const LONGEST_NAME = 120

/**
 * Rules for a new share. `expiresAt` is null for never, and missing for the default. `talents` are in the order of the
 * page. `basis` is the `basis` of the preview that the sharer saw.
 */
export const createShareRules = z.object({
  recipientName: requiredLine(shareLabels.recipientName, LONGEST_NAME),
  recipientCompany: optionalLine(shareLabels.recipientCompany, LONGEST_NAME).optional(),
  companyId: row,
  dealId: row,
  talents,
  ...choices,
  expiresAt: optionalInstant(shareLabels.expiresAt).optional(),
  passcode,
  note,
  basis: z.string().max(100).nullish(),
})

/** Rules for a preview: the same as for a new share, but the recipient may still be missing. */
export const previewShareRules = createShareRules
  .omit({ passcode: true, basis: true })
  .extend({ recipientName: optionalLine(shareLabels.recipientName, LONGEST_NAME).optional() })

export const previewRules = z.object({ ...choices, kept })

/**
 * Rules for a change of a share that does not freeze its profiles again. Omitted fields keep their values; an empty
 * passcode removes the passcode.
 */
export const updateShareRules = z.object({
  expiresAt: optionalInstant(shareLabels.expiresAt).optional(),
  passcode,
})

/** Rules for a renewal of a share. Without `talents`, the share keeps its talents, their order and their lines. */
export const renewShareRules = z.object({
  expiresAt: optionalInstant(shareLabels.expiresAt).optional(),
  talents: talents.nullish(),
})

/** Sorts times and removes duplicates. */
const inOrder = (times: Date[]) =>
  [...new Set(times.map(time => time.getTime()))].sort((one, other) => one - other).map(time => new Date(time))

/** Rules for a client's answer. `answerShare` checks whether the times are in the future. */
export const answerRules = z
  .object({
    answer: keyOf(clientAnswers, 'Please choose an answer'),
    times: z
      .array(z.date())
      .max(3, 'Please propose at most three times')
      .transform(inOrder)
      .nullish()
      .transform(times => times ?? []),
    comment: optionalText(shareLabels.comment, 2_000)
      .optional()
      .transform(comment => comment ?? null),
    version: row,
  })
  .superRefine(({ answer, times }, context) => {
    const isInterview = answer === 'INTERVIEW'
    if (isInterview === times.length > 0) return
    const message = isInterview ? 'Please propose at least one time' : 'Times go with an interview only'
    context.addIssue({ code: 'custom', path: ['times'], message })
  })

export type NewAnswer = z.output<typeof answerRules>
export type NewShare = z.output<typeof createShareRules>
export type SharedTalent = z.output<typeof sharedTalent>

export const TIME_PASSED = 'Please propose times in the future'
export const EXPIRED_ALREADY = 'Choose a time in the future'
