import { z } from 'zod'
import { keysOf, line, requiredLine, text } from '../rules/rules.ts'
import { MAX_ANSWER, MAX_CHOICES, MAX_QUESTIONS, questionKinds, questionLabels, YES_NO } from './words.ts'

/** The choices of a question, trimmed and without duplicates. */
const choices = z
  .array(line('A choice', 100))
  .transform(all => [...new Set(all.filter(Boolean))])
  .refine(all => all.length <= MAX_CHOICES, `A question has at most ${MAX_CHOICES} choices`)

const question = z
  .object({
    text: requiredLine(questionLabels.text, 300),
    kind: z.enum(keysOf(questionKinds), { error: 'Please choose how the question is answered' }),
    choices: choices.nullish(),
    isRequired: z.boolean().nullish(),
    wrongAnswers: choices.nullish(),
  })
  .transform(({ text: words, kind, choices: given, isRequired, wrongAnswers: wrong }) => {
    const offered: string[] = { TEXT: [], CHOICE: given ?? [], YES_NO: [...YES_NO] }[kind]
    const wrongAnswers = offered.filter(choice => wrong?.includes(choice))
    return { text: words, kind, choices: offered, isRequired: isRequired ?? false, wrongAnswers }
  })
  .refine(({ kind, choices: offered }) => kind === 'TEXT' || offered.length >= 2, {
    path: ['choices'],
    message: 'Please give at least two choices',
  })
  .refine(({ kind, choices: offered, wrongAnswers }) => kind === 'TEXT' || wrongAnswers.length < offered.length, {
    path: ['wrongAnswers'],
    message: 'At least one answer must not be a knockout',
    when: ({ issues }) => issues.length === 0,
  })

/** Rules for the questions of a deal. Knockout answers that are not among the choices are removed. */
export const questionsRules = z.object({
  questions: z.array(question).max(MAX_QUESTIONS, `A deal asks at most ${MAX_QUESTIONS} questions`),
})

/** A stored question of a deal. */
export type Question = z.output<typeof question>

/** Answers sent by applicants, each with the number of its question, from 1. */
export const answersRules = z
  .array(
    z.object({
      number: z.number('An answer names its question by number').int(),
      answer: text('An answer', MAX_ANSWER).nullish(),
    }),
    'Answers must be a list of {number, answer}',
  )
  .max(MAX_QUESTIONS, `There are at most ${MAX_QUESTIONS} answers`)
