import {
  type CompanyChange,
  type CompanyStatus,
  createCompanyRules,
  updateCompanyRules,
} from '../../../api/companies/rules.ts'
import { rulesOf } from '../../forms/rulesOf.ts'
import type { RulesForm } from '../../forms/useRulesForm.ts'

/** What stands in the fields of both dialogs, as it was typed. */
export type CompanyFormValues = {
  name: string
  status: CompanyStatus
  mainStakeholder: string
  billing: string
  notes: string
}

/** The form as its fields know it. */
export type CompanyForm = Pick<RulesForm<CompanyFormValues, never>, 'values' | 'errors' | 'set'>

/** What is known of a company once it is added. */
export type AddedCompany = { databaseId: number; name: string }

/** An empty form; a new company begins with Onboarding. */
export const emptyValues: CompanyFormValues = {
  name: '',
  status: 'ONBOARDING',
  mainStakeholder: '',
  billing: '',
  notes: '',
}

const rulesOfForm = rulesOf<CompanyFormValues>()

/** Section 5, 'Add company'. It has no billing yet. */
export const addFormRules = rulesOfForm(createCompanyRules.omit({ billing: true }))

/** Section 5, 'Edit company'. */
export const editFormRules = rulesOfForm(updateCompanyRules)

/** The fields that are not as the form began, so that what somebody else has changed is left alone. */
export function changedFields(change: CompanyChange, before: CompanyFormValues): CompanyChange {
  const fields = Object.entries(change).filter(([name, value]) => {
    return (value ?? '') !== before[name as keyof CompanyFormValues]
  })
  return Object.fromEntries(fields)
}
