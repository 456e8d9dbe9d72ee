import { format } from 'date-fns'
import { ALL_AREAS, hoursTyped } from '../../../api/deals/rules.ts'
import type { EditDealDialog_deal$data } from '../../__generated__/EditDealDialog_deal.graphql.ts'
import { formatMoney } from '../../components/money.ts'
import type { DealFormValues } from './values.ts'

/** What is sent for these values: only the budgets of the deal's type, an interview as an instant, no area for all. */
export function toInput({ companyName: _, ...values }: DealFormValues) {
  const isManaged = values.dealType === 'MANAGED'
  return {
    ...values,
    title: values.title.trim(),
    companyBudget: isManaged ? values.companyBudget.trim() : '',
    candidateBudget: isManaged ? values.candidateBudget.trim() : '',
    recruitingFee: isManaged ? '' : values.recruitingFee.trim(),
    weeklyHours: hoursTyped(values.weeklyHours),
    jobDescription: values.jobDescription.trim(),
    notes: values.notes.trim(),
    interviewDate: values.interviewDate && new Date(values.interviewDate).toISOString(),
    offerDetails: values.offerDetails.trim(),
    targetArea: values.targetArea === ALL_AREAS ? null : values.targetArea,
  }
}

export type DealInput = ReturnType<typeof toInput>

/** The form for a stored deal. */
export function fromDeal(deal: EditDealDialog_deal$data): DealFormValues {
  return {
    title: deal.title,
    companyId: deal.companyId,
    companyName: deal.company?.name ?? '',
    dealType: known(deal.dealType),
    companyBudget: withoutSign(deal.companyBudget),
    candidateBudget: withoutSign(deal.candidateBudget),
    recruitingFee: withoutSign(deal.recruitingFee),
    weeklyHours: `${deal.weeklyHours}`,
    status: known(deal.status),
    jobDescription: deal.jobDescription ?? '',
    notes: deal.notes ?? '',
    interviewDate: deal.interviewDate ? format(new Date(deal.interviewDate), "yyyy-MM-dd'T'HH:mm") : '',
    deadline: deal.deadline ?? '',
    offerDetails: deal.offerDetails ?? '',
    startDate: deal.startDate ?? '',
    targetArea: deal.targetArea ? known(deal.targetArea) : ALL_AREAS,
  }
}

/** As it is shown elsewhere, beside the field's own '$'. */
function withoutSign(money: string | null | undefined) {
  return formatMoney(money ?? '').replace(/^\s*\$\s*/, '')
}

/** Relay warns of words that a newer server may say; page and server are installed together. */
function known<Word extends string>(word: Word | '%future added value'): Word {
  return word as Word
}
