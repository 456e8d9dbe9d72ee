import { z } from 'zod'
import { inSentence, keyOf, optionalTexts, requiredText, textOfAtLeast } from '../rules/rules.ts'
import { companyLabels, companyStatuses } from './words.ts'

const status = keyOf(companyStatuses, 'Status is required')

/** The plain optional texts, with the most characters each may have. */
export const companyTexts = { billing: 200, notes: 10_000 } satisfies Partial<
  Record<keyof typeof companyLabels, number>
>

const optionalFields = optionalTexts(companyTexts, companyLabels)

const NAME = inSentence(companyLabels.name)
const MAIN_STAKEHOLDER = inSentence(companyLabels.mainStakeholder)
const MAX_NAME = 200

/** A new company. */
export const createCompanyRules = z.object({
  name: textOfAtLeast(NAME, { min: 2, max: MAX_NAME, message: `${NAME} is required` }),
  status: z.preprocess(value => value ?? 'ONBOARDING', status),
  mainStakeholder: textOfAtLeast(MAIN_STAKEHOLDER, {
    min: 2,
    max: MAX_NAME,
    message: `${MAIN_STAKEHOLDER} is required`,
  }),
  ...optionalFields,
})

/** A change of what is sent: names that are there already may be shorter than new ones. */
export const updateCompanyRules = z
  .object({
    name: requiredText(NAME, MAX_NAME),
    status,
    mainStakeholder: requiredText(MAIN_STAKEHOLDER, MAX_NAME),
    ...optionalFields,
  })
  .partial()

/** The status alone. */
export const companyStatusRules = z.object({ status })

export type CompanyChange = z.output<typeof updateCompanyRules>
