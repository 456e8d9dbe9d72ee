import { z } from 'zod'
import {
  createTalentRules,
  joinedFaults,
  type NewTalent,
  type TalentChange,
  updateTalentRules,
} from '../../../api/talents/rules.ts'
import { type TalentInput, toInput } from './convert.ts'
import { draftFaults, isPending } from './experience.ts'
import { ratesOf } from './rates.ts'
import type { TalentFormValues } from './values.ts'

/** The server's rules for a new talent, for what stands in the form. */
export const addFormRules: z.ZodType<NewTalent, TalentFormValues> = formRules(values => {
  const { data, error } = createTalentRules.safeParse(toInput(values))
  return { data, issues: error?.issues ?? [] }
})

/**
 * The server's rules for a change, for what differs from `before`: an old record that breaks a rule may still have
 * another field edited. Gives only what differs.
 */
export function editFormRules(before: TalentFormValues): z.ZodType<TalentChange, TalentFormValues> {
  const stored = toInput(before)
  return formRules(values => {
    const wanted = toInput(values)
    const change = differences(stored, wanted)
    const { data, error } = updateTalentRules.safeParse(change)
    const faults = { ...joinedFaultsOf(change, wanted), ...rateFaults(change, wanted) }
    return { data: data && pick(data, Object.keys(change)), issues: [...(error?.issues ?? []), ...issuesOf(faults)] }
  })
}

/** The fields of `wanted` that are not as in `stored`. */
export function differences(stored: TalentInput, wanted: TalentInput): Partial<TalentInput> {
  const fields = Object.keys(wanted) as (keyof TalentInput)[]
  return pick(
    wanted,
    fields.filter(field => JSON.stringify(stored[field]) !== JSON.stringify(wanted[field])),
  )
}

type Issue = { path: PropertyKey[]; message: string }
type Checked<Output> = { data: Output | undefined; issues: Issue[] }

/** Rules whose messages come in the order of `check`; half an entry in the experience editor is one more fault. */
function formRules<Output>(check: (values: TalentFormValues) => Checked<Output>): z.ZodType<Output, TalentFormValues> {
  return z.custom<TalentFormValues>().transform((values, context) => {
    const { data, issues } = check(values)
    const unfinished = isPending(values) ? draftFaults(values) : {}
    for (const { path, message } of [...issues, ...issuesOf(unfinished, 'experience')]) {
      context.addIssue({ code: 'custom', path, message })
    }
    return data ?? z.NEVER
  })
}

function issuesOf(faults: Record<string, string>, ...below: string[]): Issue[] {
  return Object.entries(faults).map(([field, message]) => ({ path: [...below, field], message }))
}

const JOINED = ['area', 'techStack', 'portfolioUrls', 'portfolioUrl', 'portfolioPdfUrl'] as const
const RATES = ['preferredRateType', 'minFullTimeRate', 'maxFullTimeRate', 'minHourlyRate', 'maxHourlyRate'] as const

function joinedFaultsOf(change: Partial<TalentInput>, { area, ...wanted }: TalentInput) {
  return JOINED.some(field => field in change) ? joinedFaults(area ? { ...wanted, area } : wanted) : {}
}

/** Who names a kind of rate on the edit form also says what the least is. */
function rateFaults(change: Partial<TalentInput>, wanted: TalentInput): Record<string, string> {
  if (!RATES.some(field => field in change)) return {}
  const { fullTime, hourly } = ratesOf(wanted.preferredRateType)
  return {
    ...(fullTime && !wanted.minFullTimeRate.trim() && { minFullTimeRate: 'Minimum monthly rate is required' }),
    ...(hourly && !wanted.minHourlyRate.trim() && { minHourlyRate: 'Minimum hourly rate is required' }),
  }
}

function pick<Whole extends object>(whole: Whole, names: string[]): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))) as Partial<Whole>
}
