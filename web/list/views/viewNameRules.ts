import { z } from 'zod'
import { createViewRules } from '../../../api/views/rules.ts'

/** The server's rules for a view's name, for a form that asks for nothing else. */
export const viewNameRules = z.object({
  viewName: z.string().transform((typed, context) => {
    const { data, error } = createViewRules.shape.viewName.safeParse(typed)
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
    return data ?? z.NEVER
  }),
})
