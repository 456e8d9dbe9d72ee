/** The kinds of answers to a question. */
export const questionKinds = { TEXT: 'Short text', CHOICE: 'One of several', YES_NO: 'Yes or no' } as const

export type QuestionKind = keyof typeof questionKinds

/** The answers to a question of the kind YES_NO. */
export const YES_NO = ['Yes', 'No'] as const

/** Labels of a question's fields, for the editor and messages. */
export const questionLabels = {
  text: 'Question',
  kind: 'Answered by',
  choices: 'Choices',
  isRequired: 'An answer is required',
  wrongAnswers: 'Knockout answers',
} as const

export const MAX_QUESTIONS = 10
export const MAX_CHOICES = 10

/** Maximum length of a typed answer. */
export const MAX_ANSWER = 500
