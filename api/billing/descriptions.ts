import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { billingStates } from './words.ts'

const AS_WRITTEN = "As written: '$6,000'."

/** What the schema says of billing, amounts and margins. */
export const billingDescriptions: Descriptions = {
  'BillingChange.changeReason': 'Why the terms changed.',
  'BillingChange.effectiveDate': 'The first day on which the new terms hold.',
  'BillingChange.newCompanyBudget': `What the company pays from then on. ${AS_WRITTEN}`,
  'BillingChange.newWeeklyHours': 'Hours a week from then on.',
  'BillingChange.notes': 'Internal notes; null when there are none.',
  'BillingChange.previousCandidateBudget': `What the candidate got before. ${AS_WRITTEN} Null when nothing was agreed.`,
  'BillingChange.previousCompanyBudget': `What the company paid before. ${AS_WRITTEN} Null when nothing was agreed.`,
  'BillingChange.previousWeeklyHours': 'Hours a week before; null when nothing was agreed.',
  ...valuesOf('BillingState', billingStates, {
    PLANNED: 'its day lies ahead.',
    CURRENT: 'it holds today.',
    PAST: 'it held before.',
    REPLACED: 'another entry corrects it.',
  }),
  'DealTerms.margin': 'What stays with the agency by these terms.',
  'DealTerms.weeklyHours': 'Hours a week by these terms.',
  'Margin.candidateGets': "Decimal, per `period`: '6000.00'. Null for a fee, and where there is no margin.",
  'Margin.companyPays': "Decimal, per `period`: '8500.00'. Null where there is no margin.",
  'Margin.problem': 'Why there is no margin; null where there is one.',
  'MarginProblem.CURRENCIES_DIFFER': 'The company pays in another currency than the candidate gets.',
  'MarginProblem.NOT_AGREED': 'One of the amounts is missing.',
  'MarginProblem.PERIODS_DIFFER': 'The amounts are for periods that cannot be compared.',
  'MarginProblem.RANGE': 'One of the amounts is a range.',
  'MarginProblem.UNREAD': 'One of the amounts cannot be read.',
  'MoneyPeriod.HOUR': 'Per hour of work.',
  'MoneyPeriod.DAY': 'Per day of work.',
  'MoneyPeriod.WEEK': 'Per week.',
  'MoneyPeriod.MONTH': 'Per calendar month.',
  'MoneyPeriod.YEAR': 'Per year.',
  'MoneyPeriod.ONCE': 'Paid once: a fee.',
  'UpdateBillingInput.changeReason': 'Why the terms change. Required.',
  'UpdateBillingPayload.billingChange': 'The entry that was added.',
}
