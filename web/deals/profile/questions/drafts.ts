import { type QuestionKind, YES_NO } from '../../../../api/questions/words.ts'

/** A question as it is edited: the choices are lines of one text. `key` identifies it while questions are moved. */
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

/** The answers that an applicant can choose from. */
export const choicesOf = ({ kind, choices }: Pick<Draft, 'kind' | 'choices'>): string[] =>
  kind === 'YES_NO'
    ? [...YES_NO]
    : kind === 'CHOICE'
      ? choices
          .split('\n')
          .map(line => line.trim())
          .filter(Boolean)
      : []

/** The question as it is sent. */
export const questionOf = ({ text, kind, isRequired, wrongAnswers, choices }: Draft) => {
  const offered = choicesOf({ kind, choices })
  return { text, kind, choices: offered, isRequired, wrongAnswers: wrongAnswers.filter(each => offered.includes(each)) }
}

/** The list with one question moved up or down by one place. */
export function moved(drafts: readonly Draft[], from: number, by: 1 | -1): Draft[] {
  const next = [...drafts]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}
