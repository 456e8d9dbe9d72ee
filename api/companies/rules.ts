import { z } from 'zod'
import { keyOf, optionalText, requiredText, textOfAtLeast } from '../rules/rules.ts'

/** How the specification writes the statuses; the keys are those of the API. */
export const companyStatuses = {
  ACTIVE: 'Active',
  ONBOARDING: 'Onboarding',
  PAUSED: 'Paused',
  CLOSED: 'Closed',
} as const

export type CompanyStatus = keyof typeof companyStatuses

const status = keyOf(companyStatuses, 'Status is required')

const optionalFields = { billing: optionalText('Billing', 200), notes: optionalText('Notes', 10_000) }

/** Section 5, 'Add company'. */
export const createCompanyRules = z.object({
  name: textOfAtLeast('Company name', { min: 2, max: 200, message: 'Company name is required' }),
  status: z.preprocess(value => value ?? 'ONBOARDING', status),
  mainStakeholder: textOfAtLeast('Main stakeholder', { min: 2, max: 200, message: 'Main stakeholder is required' }),
  billing: optionalFields.billing.optional(),
  notes: optionalFields.notes.optional(),
})

/** Section 5, 'Edit company'. Each rule holds for the values that are sent. */
export const updateCompanyRules = z
  .object({
    name: requiredText('Company name', 200),
    status,
    mainStakeholder: requiredText('Main stakeholder', 200),
    ...optionalFields,
  })
  .partial()

/** The status alone. */
export const companyStatusRules = z.object({ status })

export type CompanyChange = z.output<typeof updateCompanyRules>
