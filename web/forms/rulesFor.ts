import { z } from 'zod'

/** A room's rules for values that stand in a form in another shape: `convert` makes of them what the rules expect. */
export function rulesFor<Values extends object, Output>(
  rules: z.ZodType<Output>,
  convert: (values: Values) => unknown,
): z.ZodType<Output, Values> {
  return z.custom<Values>().transform((values, context) => {
    const checked = rules.safeParse(convert(values))
    if (checked.success) return checked.data
    for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })
}
