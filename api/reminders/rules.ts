import { z } from 'zod'
import { optionalInstant, requiredLine } from '../rules/rules.ts'
import { reminderLabels } from './words.ts'

const fields = {
  text: requiredLine(reminderLabels.text, 500),
  dueAt: z.preprocess(
    value => value ?? '',
    optionalInstant(reminderLabels.dueAt).refine(
      (time): time is Date => time !== null,
      `${reminderLabels.dueAt} is required`,
    ),
  ),
}

export const reminderRules = z.object(fields)

/** Rules for a change of a reminder. Omitted fields keep their values. */
export const reminderChangeRules = z.object({ text: fields.text.optional(), dueAt: fields.dueAt.optional() })
