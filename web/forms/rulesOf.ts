import { z } from 'zod'

/** A room's rules for the values of a form, whose types are narrower than what the rules would look at. */
export function rulesOf<Values extends object>() {
  const typed = z.custom<Values>().transform((values): unknown => values)
  return <Output>(rules: z.ZodType<Output>): z.ZodType<Output, Values> => typed.pipe(rules)
}
