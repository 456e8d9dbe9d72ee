import { z } from 'zod'
import { text } from '../rules/rules.ts'
import { commentLabels } from './words.ts'

const EMPTY = 'Comment cannot be empty'

export const commentRules = z.object({
  comment: z.string({ error: EMPTY }).pipe(text(commentLabels.comment, 10_000).min(1, EMPTY)),
})
