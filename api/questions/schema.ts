import { builder } from '../graphql/builder.ts'
import { byId, mutation } from '../graphql/mutation.ts'
import { type Answer, LATEST, type Questions, questionsIn, readAnswers, setQuestions } from './questions.ts'
import type { Question } from './rules.ts'
import { questionsRules } from './rules.ts'
import type { QuestionKind as QuestionKindName } from './words.ts'

const QuestionKind = builder.enumType('QuestionKind', {
  description: 'The ways to answer a question.',
  values: {
    TEXT: { description: 'By a short text.' },
    CHOICE: { description: 'By one of several choices.' },
    YES_NO: { description: 'By Yes or No.' },
  } satisfies Record<QuestionKindName, object>,
})

const ApplicationQuestion = builder.objectRef<Question>('ApplicationQuestion').implement({
  authScopes: { staff: true },
  scope: 'applications:read',
  description: 'A question for the applicants of a deal.',
  fields: t => ({
    text: t.exposeString('text', { description: 'The question itself.' }),
    kind: t.expose('kind', { type: QuestionKind, description: 'How it is answered.' }),
    choices: t.exposeStringList('choices', { description: 'The answers to choose from; none for TEXT.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Nobody can apply on the page without an answer.' }),
    wrongAnswers: t.exposeStringList('wrongAnswers', {
      description: 'The knockout answers: they mark the application for staff and reject nobody.',
    }),
  }),
})

const ApplicationQuestions = builder.objectRef<Questions>('ApplicationQuestions').implement({
  authScopes: { staff: true },
  scope: 'applications:read',
  description: 'The questions of a deal in their order.',
  fields: t => ({
    version: t.exposeInt('version', { description: 'Grows with each change; 0 before the first.' }),
    questions: t.expose('questions', { type: [ApplicationQuestion], description: 'At most 10.' }),
  }),
})

builder.prismaObjectField('Deal', 'applicationQuestions', t =>
  t.field({
    type: ApplicationQuestions,
    select: { questionSets: LATEST },
    description: 'The present questions.',
    resolve: ({ questionSets }) => questionsIn(questionSets),
  }),
)

const ApplicationAnswer = builder.objectRef<Answer>('ApplicationAnswer').implement({
  authScopes: { staff: true },
  scope: 'applications:read',
  description: 'An answer of an applicant.',
  fields: t => ({
    question: t.exposeString('question', { description: 'The wording of the question at that time.' }),
    answer: t.exposeString('answer', { description: 'One of the choices, or the typed text.' }),
    isWrong: t.exposeBoolean('isWrong', { description: 'It was a knockout answer when it was given.' }),
  }),
})

builder.prismaObjectField('ExternalApplication', 'answers', t =>
  t.field({
    type: [ApplicationAnswer],
    select: { answers: true },
    description: 'The answers to the questions of the deal, in the order of the questions.',
    resolve: ({ answers }) => readAnswers(answers),
  }),
)

type NumberedQuestion = Omit<Question, 'wrongAnswers'> & { number: number }

/** A question for applicants: a separate type, so that knockout answers never become public. */
export const PublicQuestion = builder.objectRef<NumberedQuestion>('PublicQuestion').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'A question as an applicant sees it.',
  fields: t => ({
    number: t.exposeInt('number', { description: 'From 1; the answer names it.' }),
    text: t.exposeString('text', { description: 'The question itself.' }),
    kind: t.expose('kind', { type: QuestionKind, description: 'How it is answered.' }),
    choices: t.exposeStringList('choices', { description: 'The answers to choose from; none for TEXT.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Nobody can apply on the page without an answer.' }),
  }),
})

/** The questions without knockout answers. */
export const publicQuestions = ({ questions }: Questions): NumberedQuestion[] =>
  questions.map(({ wrongAnswers: _, ...question }, index) => ({ ...question, number: index + 1 }))

const QuestionInput = builder.inputType('ApplicationQuestionInput', {
  description: 'A question for the applicants of a deal.',
  fields: t => ({
    text: t.string({ required: true, description: 'The question itself.' }),
    kind: t.field({ type: QuestionKind, required: true, description: 'How it is answered.' }),
    choices: t.stringList({ description: 'For CHOICE: 2 to 10 answers.' }),
    isRequired: t.boolean({ description: 'False by default.' }),
    wrongAnswers: t.stringList({
      description: "For CHOICE and YES_NO ('Yes', 'No'): the knockout answers, not all of the choices.",
    }),
  }),
})

mutation('setApplicationQuestions', {
  scope: 'applications:write',
  description: 'Sets all questions of a deal. Earlier answers keep the wordings of their questions.',
  input: t => ({
    ...byId(t),
    version: t.int({
      description: 'The version the change was made on; a newer one in the database is a CONFLICT.',
    }),
    questions: t.field({ type: [QuestionInput], required: true, description: 'In their order.' }),
  }),
  rules: questionsRules,
  verb: setQuestions,
  rows: { deal: 'Deal' },
})

export const AnswerInput = builder.inputType('ApplicationAnswerInput', {
  description: 'The answer to one question.',
  fields: t => ({
    number: t.int({ required: true, description: 'The number of the question, from 1.' }),
    answer: t.string({ description: 'One of the choices, or a text. Empty is no answer.' }),
  }),
})
