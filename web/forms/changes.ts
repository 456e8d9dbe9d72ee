import { z } from 'zod'
import type { ForeignChange } from './ChangeList.tsx'
import { type FieldSpecs, inputOf, type ValuesOf } from './fields.tsx'

/** The fields of `wanted` that are not as in `stored`. */
export function differences<Input extends object>(stored: Input, wanted: Input): Partial<Input> {
  return pick(wanted, name => JSON.stringify(stored[name]) !== JSON.stringify(wanted[name]))
}

type Versions<Values> = Record<'before' | 'now' | 'mine', Values>

/** What differs between a record as it was opened and as it is now, in words. */
export function foreignChanges<Specs extends FieldSpecs>(
  fields: Specs,
  { before, now, mine }: Versions<ValuesOf<Specs>>,
): ForeignChange[] {
  const stored = inputOf(fields, before)
  const own = differences(stored, inputOf(fields, mine))
  return Object.keys(differences(stored, inputOf(fields, now))).map(key => {
    const name: keyof Specs = key
    const words = (value: unknown) => fields[name]?.words(value) ?? ''
    return {
      field: fields[name]?.label ?? key,
      before: words(before[name]),
      now: words(now[name]),
      mine: name in own ? words(mine[name]) : null,
    }
  })
}

/** What a room's rules made of an input; dates stay as they were written. */
export type Checked<Output> = {
  [Name in keyof Output]: Date extends Output[Name] ? Exclude<Output[Name], Date> | string : Output[Name]
}

type Rules<Values, Input extends object, Output> = {
  rules: z.ZodType<Output>
  toInput: (values: Values) => Input
  /** Faults of fields that are joined, or that only the form knows; they come after the others. */
  faults?: (input: Partial<Input>, whole: Input, values: Values) => Readonly<Record<string, string>>
}

/** A room's rules for what stands in a form: for all of it, or for what differs from `before` when that is given. */
export function formRules<Values extends object, Input extends object, Output extends object>({
  rules,
  toInput,
  faults = () => ({}),
  before,
}: Rules<Values, Input, Output> & { before?: Values }): z.ZodType<Checked<Output>, Values> {
  const stored = before && toInput(before)
  return z.custom<Values>().transform((values, context) => {
    const whole = toInput(values)
    const input = stored ? differences(stored, whole) : whole
    const { data, error } = rules.safeParse(input)
    const joined = Object.entries(faults(input, whole, values))
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
    for (const [path, message] of joined) context.addIssue({ code: 'custom', path: path.split('.'), message })
    if (!data) return z.NEVER
    const sent = Object.entries(data)
      .filter(([name]) => name in input)
      .map(([name, value]) => [name, value instanceof Date ? input[name as keyof Input] : value])
    return Object.fromEntries(sent) as Checked<Output>
  })
}

function pick<Whole extends object>(whole: Whole, wanted: (name: keyof Whole) => boolean): Partial<Whole> {
  const kept = Object.entries(whole).filter(([name]) => wanted(name as keyof Whole))
  return Object.fromEntries(kept) as Partial<Whole>
}
