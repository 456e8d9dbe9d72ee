import type { DealStatus, DealType, TargetArea } from '../../../api/deals/rules.ts'
import type { RulesForm } from '../../forms/useRulesForm.ts'

/** What stands in the fields of both dialogs. Texts are as they were typed; `toInput` makes of them what is sent. */
export type DealFormValues = {
  title: string
  companyId: number | null
  companyName: string
  dealType: DealType
  /** Amounts are without their '$'. */
  companyBudget: string
  candidateBudget: string
  recruitingFee: string
  weeklyHours: string
  status: DealStatus
  jobDescription: string
  notes: string
  /** In the person's own time, as the field writes it: '2026-11-21T09:30'. */
  interviewDate: string
  deadline: string
  offerDetails: string
  startDate: string
  targetArea: TargetArea | 'all'
}

/** The form as its fields know it. */
export type DealForm = Pick<RulesForm<DealFormValues, never>, 'values' | 'errors' | 'set' | 'fill' | 'busy'>

/** What a new deal begins with (section 5). */
export const newDeal: DealFormValues = {
  title: '',
  companyId: null,
  companyName: '',
  dealType: 'MANAGED',
  companyBudget: '',
  candidateBudget: '',
  recruitingFee: '',
  weeklyHours: '40',
  status: 'OPEN',
  jobDescription: '',
  notes: '',
  interviewDate: '',
  deadline: '',
  offerDetails: '',
  startDate: '',
  targetArea: 'all',
}
