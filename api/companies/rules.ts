import { z } from 'zod'
import { eachOf, inSentence, keyOf, lineOfAtLeast, optionalLine, optionalTexts, requiredLine } from '../rules/rules.ts'
import { companyLabels, companyStatuses } from './words.ts'

const status = keyOf(companyStatuses, 'Status is required')

type Texts = Partial<Record<keyof typeof companyLabels, number>>

/** The required texts, with their maximum lengths. */
export const companyNames = { name: 200, mainStakeholder: 200 } satisfies Texts

/** The optional texts, with their maximum lengths. */
export const companyTexts = { billing: 200, notes: 10_000 } satisfies Texts

const optionalFields = {
  ...optionalTexts(companyTexts, companyLabels),
  billing: optionalLine(companyLabels.billing, companyTexts.billing).optional(),
}

const { name, mainStakeholder } = eachOf(companyNames, field => {
  const what = inSentence(companyLabels[field])
  const max = companyNames[field]
  return {
    first: lineOfAtLeast(what, { min: 2, max, message: `${what} is required` }),
    changed: requiredLine(what, max),
  }
})

/** Rules for a new company. */
export const createCompanyRules = z.object({
  name: name.first,
  status: z.preprocess(value => value ?? 'ONBOARDING', status),
  mainStakeholder: mainStakeholder.first,
  ...optionalFields,
})

/** Rules for a change of the sent fields. Names may be shorter than those of a new company. */
export const updateCompanyRules = z
  .object({ name: name.changed, status, mainStakeholder: mainStakeholder.changed, ...optionalFields })
  .partial()

/** Rules for changing only the status. */
export const companyStatusRules = z.object({ status })

export type CompanyChange = z.output<typeof updateCompanyRules>
