import { graphql, readInlineData } from 'react-relay'
import {
  ALL_AREAS,
  budgetFault,
  createDealRules,
  DEFAULT_WEEKLY_HOURS,
  dealFormAreas,
  dealHoursRules,
  updateDealRules,
} from '../../../api/deals/rules.ts'
import {
  type DealType,
  dealLabels,
  dealStatuses,
  dealTypes,
  type TargetArea,
  targetAreas,
} from '../../../api/deals/words.ts'
import type { dealFields_deal$key } from '../../__generated__/dealFields_deal.graphql.ts'
import { amountLabels } from '../../billing/marginWords.ts'
import { formRules } from '../../forms/changes.ts'
import { choice, radios } from '../../forms/choices.tsx'
import { date, dateTime, type FormState, inputOf, labelled, text, type ValuesOf } from '../../forms/fields.tsx'
import { hours } from '../../forms/hours.tsx'
import { money } from '../../forms/money.tsx'
import { picked } from '../../forms/Picker.tsx'
import { openedRecord } from '../../relay/useRecordForm.tsx'

const isManaged = ({ dealType }: { dealType: DealType }) => dealType === 'MANAGED'
const isHeadHunting = ({ dealType }: { dealType: DealType }) => dealType === 'HEAD_HUNTING'

/** The fields of a deal, in the form's order. */
export const dealFields = labelled(
  { ...dealLabels, ...amountLabels },
  {
    title: text({ required: true, first: true, placeholder: 'Senior Backend Engineer' }),
    companyId: picked({ required: true }),
    dealType: radios(dealTypes, 'MANAGED', { required: true }),
    // After a change of the deal type, the hidden amounts of the former type are kept until the form is saved.
    companyBudget: money({ required: true, half: true, shown: isManaged }),
    candidateBudget: money({ required: true, half: true, shown: isManaged }),
    // The rule for budgets reports its message for companyBudget; for head hunting, this field shows the message.
    recruitingFee: money({ required: true, period: 'ONCE', shown: isHeadHunting, errorsOf: ['companyBudget'] }),
    weeklyHours: hours({ required: true, half: true, rules: dealHoursRules, fallback: DEFAULT_WEEKLY_HOURS }),
    status: choice(dealStatuses, 'OPEN', { required: true, half: true }),
    jobDescription: text({
      required: true,
      rows: 8,
      hint: 'Applicants read it, and candidates are matched against it.',
    }),
    deadline: date({ half: true }),
    targetArea: {
      ...choice({ [ALL_AREAS]: 'All areas', ...targetAreas }, ALL_AREAS, { half: true, offered: areasFor }),
      send: (area: TargetArea | typeof ALL_AREAS) => (area === ALL_AREAS ? null : area),
    },
    interviewDate: dateTime({ half: true }),
    startDate: date({ half: true }),
    offerDetails: text({ rows: 3 }),
    notes: text({ rows: 3, hint: 'Seen by staff only.' }),
  },
)

/** Fields that only the edit dialog has. */
export const onlyEdited = ['interviewDate', 'startDate', 'offerDetails']

export type DealFormValues = ValuesOf<typeof dealFields>
export type DealForm = FormState<DealFormValues>

const fragment = graphql`
  fragment dealFields_deal on Deal @inline {
    databaseId version title companyId
    company { name }
    dealType companyBudget candidateBudget recruitingFee budget weeklyHours status jobDescription
    deadline targetArea interviewDate startDate offerDetails notes
  }
`

/** The form's values for a stored deal. Old records have only the budget `oldBudget`. */
export function openedDeal(key: dealFields_deal$key) {
  const { company, companyId, budget, ...deal } = readInlineData(fragment, key)
  const whose = { databaseId: companyId, name: company?.name ?? '' }
  return { ...openedRecord(dealFields, { ...deal, companyId: whose }), oldBudget: budget ?? null }
}

/** The form's values without the amounts that the deal's type does not have. */
export function settled(values: DealFormValues): DealFormValues {
  return isManaged(values) ? { ...values, recruitingFee: '' } : { ...values, companyBudget: '', candidateBudget: '' }
}

/** The mutation's input for these values. */
export function toInput(values: DealFormValues) {
  return inputOf(dealFields, settled(values))
}

type DealInput = ReturnType<typeof toInput>

/** The rules for a new deal. Empty fields are not sent. */
export const newDealRules = formRules({
  rules: createDealRules.transform(
    deal =>
      Object.fromEntries(Object.entries(deal).filter(([, value]) => value !== '' && value !== null)) as typeof deal,
  ),
  toInput,
  faults: (_, deal) => budgetFaults(deal, null),
})

/** The rules for a change of the values `before`. The rules use `oldBudget` in place of an empty company budget. */
export const changedDealRules = (before: DealFormValues, oldBudget: string | null) =>
  formRules({
    rules: updateDealRules,
    toInput,
    before,
    faults: (change, deal) => (BUDGETS.some(field => field in change) ? budgetFaults(deal, oldBudget) : {}),
  })

const BUDGETS = ['dealType', 'companyBudget', 'candidateBudget', 'recruitingFee'] as const

/** Faults of the budget, reported together with those of the fields: the server's rules check the fields first. */
function budgetFaults(deal: DealInput, budget: string | null): Record<string, string> {
  const message = budgetFault({ ...deal, budget })
  return message ? { companyBudget: message } : {}
}

/** The areas that the form offers, plus the deal's current area if it is only offered for matching. */
function areasFor(current: TargetArea | typeof ALL_AREAS): (TargetArea | typeof ALL_AREAS)[] {
  const offered = [ALL_AREAS, ...dealFormAreas] as const
  return offered.some(area => area === current) ? [...offered] : [...offered, current]
}
