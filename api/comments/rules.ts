import { z } from 'zod'
import { isStorable, unstorable } from '../rules/rules.ts'

const EMPTY = 'Comment cannot be empty'

/** Section 5, 'Comment'. */
export const commentRules = z.object({
  comment: z
    .string({ error: EMPTY })
    .trim()
    .min(1, EMPTY)
    .max(10_000, 'Comment must be at most 10,000 characters')
    .refine(isStorable, unstorable('Comment')),
})
