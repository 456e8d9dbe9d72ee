import { z } from 'zod'
import { normaliseMoney } from '../../../api/billing/rules.ts'
import { budgetFault, createDealRules, updateDealRules } from '../../../api/deals/rules.ts'
import { type DealInput, toInput } from './convert.ts'
import type { DealFormValues } from './values.ts'

/** What a form that kept the rules gives; money has its '$'. */
export type CheckedDeal = Partial<DealInput>

/** The server's rules for a new deal, for what stands in the form. Gives what is filled in. */
export const addFormRules: z.ZodType<CheckedDeal, DealFormValues> = formRules(values => {
  const input = toInput(values)
  const { error } = createDealRules.safeParse(input)
  const filled = Object.entries(withMoney(input)).filter(([, value]) => value !== '' && value !== null)
  return { data: Object.fromEntries(filled), issues: [...(error?.issues ?? []), ...budgetIssues(input, null)] }
})

/**
 * The server's rules for a change, for what differs from `before`: an old record that breaks a rule may still have
 * another field edited. `oldBudget` stands in for an empty company budget. Gives only what differs; null empties.
 */
export function editFormRules(
  before: DealFormValues,
  oldBudget: string | null,
): z.ZodType<CheckedDeal, DealFormValues> {
  const stored = toInput(before)
  return formRules(values => {
    const wanted = toInput(values)
    const change = differences(stored, wanted)
    const { error } = updateDealRules.safeParse(change)
    const ofBudgets = BUDGETS.some(field => field in change) ? budgetIssues(wanted, oldBudget) : []
    return { data: emptiedToNull(withMoney(change)), issues: [...(error?.issues ?? []), ...ofBudgets] }
  })
}

/** The fields of `wanted` that are not as in `stored`. */
export function differences(stored: DealInput, wanted: DealInput): CheckedDeal {
  const fields = Object.keys(wanted) as (keyof DealInput)[]
  return Object.fromEntries(
    fields.filter(field => stored[field] !== wanted[field]).map(field => [field, wanted[field]]),
  )
}

const BUDGETS = ['dealType', 'companyBudget', 'candidateBudget', 'recruitingFee'] as const
const EMPTIED = ['notes', 'interviewDate', 'deadline', 'offerDetails', 'startDate']

function withMoney<Input extends CheckedDeal>(input: Input): Input {
  const amounts = (['companyBudget', 'candidateBudget', 'recruitingFee'] as const)
    .filter(name => input[name] !== undefined)
    .map(name => [name, normaliseMoney(input[name] ?? '')])
  return { ...input, ...Object.fromEntries(amounts) }
}

function emptiedToNull(change: CheckedDeal): CheckedDeal {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value === '' && EMPTIED.includes(name) ? null : value]),
  )
}

/** Said at once with the other messages; the server's rules look at it only when each field is right by itself. */
function budgetIssues(input: DealInput, budget: string | null): Issue[] {
  const message = budgetFault({ ...withMoney(input), budget })
  return message ? [{ path: ['companyBudget'], message }] : []
}

type Issue = { path: PropertyKey[]; message: string }
type Checked = { data: CheckedDeal; issues: Issue[] }

/** Rules whose messages come in the order of `check`. */
function formRules(check: (values: DealFormValues) => Checked): z.ZodType<CheckedDeal, DealFormValues> {
  return z.custom<DealFormValues>().transform((values, context) => {
    const { data, issues } = check(values)
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message })
    return data
  })
}
