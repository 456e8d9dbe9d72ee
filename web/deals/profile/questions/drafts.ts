import { type QuestionKind, YES_NO } from '../../../../api/questions/words.ts'

/** A question in the editor, with the choices as lines of a text. `key` identifies a question while it is moved. */
export type Draft = {
  key: number
  text: string
  kind: QuestionKind
  choices: string
  isRequired: boolean
  wrongAnswers: readonly string[]
}

type Stored = {
  text: string
  kind: QuestionKind | '%future added value'
  choices: readonly string[]
  isRequired: boolean
  wrongAnswers: readonly string[]
}

export const draftOf = ({ kind, choices, ...stored }: Stored, key: number): Draft => ({
  ...stored,
  key,
  kind: kind === '%future added value' ? 'TEXT' : kind,
  choices: kind === 'CHOICE' ? choices.join('\n') : '',
})

export const emptyQuestion = (): Draft => ({
  ...{ key: Date.now(), text: '', kind: 'YES_NO', choices: '', isRequired: false, wrongAnswers: [] },
})

/** The answers that the question offers to an applicant; empty for a question with a free text. */
export const choicesOf = ({ kind, choices }: Pick<Draft, 'kind' | 'choices'>): string[] =>
  kind === 'YES_NO'
    ? [...YES_NO]
    : kind === 'CHOICE'
      ? choices
          .split('\n')
          .map(line => line.trim())
          .filter(Boolean)
      : []

/** The mutation's input for a question. */
export const questionOf = ({ text, kind, isRequired, wrongAnswers, choices }: Draft) => {
  const offered = choicesOf({ kind, choices })
  return { text, kind, choices: offered, isRequired, wrongAnswers: wrongAnswers.filter(each => offered.includes(each)) }
}

/** The list with a question moved up or down by one position. */
export function moved(drafts: readonly Draft[], from: number, by: 1 | -1): Draft[] {
  const next = [...drafts]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}
