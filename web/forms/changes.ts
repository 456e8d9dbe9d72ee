import { z } from 'zod'
import type { ForeignChange } from './ChangeList.tsx'
import { type FieldSpecs, inputOf, type ValuesOf } from './fields.tsx'

/** Returns those fields of `wanted` whose values differ from `stored`. */
export function differences<Input extends object>(stored: Input, wanted: Input): Partial<Input> {
  return pick(wanted, name => JSON.stringify(stored[name]) !== JSON.stringify(wanted[name]))
}

type Versions<Values> = Record<'before' | 'now' | 'mine', Values>

/** The fields that somebody else has changed since the record was opened, with their values as texts. */
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

/** The output of zod rules, except that dates stay strings. */
export type Checked<Output> = {
  [Name in keyof Output]: Date extends Output[Name] ? Exclude<Output[Name], Date> | string : Output[Name]
}

type Rules<Values, Input extends object, Output> = {
  rules: z.ZodType<Output>
  toInput: (values: Values) => Input
  /** Checks combinations of fields, and fields that exist only in the form. Reported after the faults of `rules`. */
  faults?: (input: Partial<Input>, whole: Input, values: Values) => Readonly<Record<string, string>>
}

/** Makes rules for the values of a form from the API's rules. With `before`, only changed values are checked. */
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
