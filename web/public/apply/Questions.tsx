import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { MAX_ANSWER } from '../../../api/questions/words.ts'
import type { Questions_form$data, Questions_form$key } from '../../__generated__/Questions_form.graphql.ts'
import { column, row } from '../../components/styles.ts'
import { FormField } from '../../forms/FormField.tsx'
import { graphql, useFragment } from '../../relay/plain.ts'

/** The answers by question number. */
export type AnswersGiven = Readonly<Record<number, string>>

type Props = {
  form: Questions_form$key
  answers: AnswersGiven
  /** Whether the applicant has tried to continue, so that unanswered required questions show an error. */
  tried: boolean
  onAnswer: (answers: AnswersGiven) => void
}

/** The agency's questions, shown with the contact fields. */
export function Questions({ form: key, answers, tried, onAnswer }: Props) {
  const { questions } = useFragment(fragment, key)
  return questions.map(question => {
    const { number, isRequired } = question
    const value = answers[number] ?? ''
    const error = tried && isRequired && !value.trim() ? 'Please answer this question' : undefined
    const answer = (text: string) => onAnswer({ ...answers, [number]: text })
    return <Question key={number} {...{ question, value, error, answer }} />
  })
}

type QuestionProps = {
  question: Questions_form$data['questions'][number]
  value: string
  error: string | undefined
  answer: (text: string) => void
}

function Question({ question: { text, choices, isRequired }, value, error, answer }: QuestionProps) {
  const styles = useStyles()
  const id = useId()
  if (choices.length === 0) {
    return (
      <FormField label={text} required={isRequired} error={error}>
        <Input size="large" maxLength={MAX_ANSWER} value={value} onChange={(_, { value: typed }) => answer(typed)} />
      </FormField>
    )
  }
  return (
    <fieldset className={styles.root} aria-describedby={error && id}>
      <legend className={styles.legend}>
        {text}
        {isRequired ? <span className={styles.required}> *</span> : <span className={styles.quiet}> (optional)</span>}
      </legend>
      {choices.map(choice => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={choice === value}
            onChange={() => answer(choice)}
          />
          {choice}
        </label>
      ))}
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The numbers of the required questions without an answer. */
export const unanswered = (questions: Questions_form$data['questions'], answers: AnswersGiven) =>
  questions.filter(({ number, isRequired }) => isRequired && !answers[number]?.trim()).map(({ number }) => number)

const fragment = graphql`
  fragment Questions_form on ApplicationForm {
    questions { number text choices isRequired }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXS, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: {
    float: 'left',
    padding: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  required: { color: tokens.colorPaletteRedForeground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
  choice: { ...row, gap: tokens.spacingHorizontalS, minHeight: '36px', cursor: 'pointer', overflowWrap: 'anywhere' },
  radio: { flexShrink: 0, width: '20px', height: '20px', margin: 0, accentColor: tokens.colorBrandBackground },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
})
