import { z } from 'zod'

const EMPTY = 'Comment cannot be empty'

/** Section 5, 'Comment'. */
export const commentRules = z.object({
  comment: z
    .string({ error: EMPTY })
    .trim()
    .min(1, EMPTY)
    .max(10_000, 'Comment must be at most 10,000 characters')
    .refine(text => !text.includes('\u0000'), 'Comment contains a character that cannot be stored'),
})
