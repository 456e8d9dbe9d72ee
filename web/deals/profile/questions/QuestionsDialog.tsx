import { Button, Checkbox, Input, makeStyles, Select, Text, Textarea, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { type ReactElement, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { questionsRules } from '../../../../api/questions/rules.ts'
import { MAX_QUESTIONS, type QuestionKind, questionKinds, questionLabels } from '../../../../api/questions/words.ts'
import type { QuestionsDialog_deal$key } from '../../../__generated__/QuestionsDialog_deal.graphql.ts'
import type { QuestionsDialogMutation } from '../../../__generated__/QuestionsDialogMutation.graphql.ts'
import { column } from '../../../components/styles.ts'
import { formRules } from '../../../forms/changes.ts'
import { FieldPair, FormField } from '../../../forms/FormField.tsx'
import { FormPanel } from '../../../forms/FormSection.tsx'
import { special } from '../../../forms/fields.tsx'
import { RecordDialog } from '../../../relay/RecordDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { withReason } from '../../../relay/useRecordAction.ts'
import { choicesOf, type Draft, draftOf, emptyQuestion, moved, questionOf } from './drafts.ts'

/** The dialog that edits the questions for the applicants of a deal. */
export function QuestionsDialog({ deal: key, onClose }: { deal: QuestionsDialog_deal$key; onClose: () => void }) {
  const [{ databaseId: id, applicationQuestions }] = useState(() => readInlineData(fragment, key))
  const { version, questions } = applicationQuestions
  const [setQuestions] = useMutation<QuestionsDialogMutation>(mutation)
  return (
    <RecordDialog
      title="Application questions"
      action="Save questions"
      fields={fields}
      values={{ questions: questions.map(draftOf) }}
      rules={rules}
      save={input => setQuestions({ input: { id, version, questions: input.questions } })}
      saved={{ title: 'Questions saved', text: 'New applicants are asked these.' }}
      failed={withReason('Failed to save the questions', 'Please try again.')}
      onClose={onClose}
    >
      {form => {
        const drafts = form.values.questions
        const put = (next: Draft[]) => form.set('questions', next)
        return (
          <>
            <Text>
              Asked below the contact. A knockout answer marks the application here, and never rejects anybody by
              itself.
            </Text>
            {drafts.map((draft, index) => (
              <QuestionEditor
                key={draft.key}
                number={index + 1}
                draft={draft}
                errorOf={field => form.errors[`questions.${index}.${field}`]}
                onChange={part => put(drafts.with(index, { ...draft, ...part }))}
                onUp={index > 0 ? () => put(moved(drafts, index, -1)) : undefined}
                onDown={index < drafts.length - 1 ? () => put(moved(drafts, index, 1)) : undefined}
                onRemove={() => put(drafts.toSpliced(index, 1))}
              />
            ))}
            {drafts.length < MAX_QUESTIONS && (
              <div>
                <Button icon={<AddRegular />} onClick={() => put([...drafts, emptyQuestion()])}>
                  Add a question
                </Button>
              </div>
            )}
          </>
        )
      }}
    </RecordDialog>
  )
}

const fields = {
  questions: special({
    empty: [] as Draft[],
    read: () => [],
    send: (drafts: Draft[]) => drafts.map(questionOf),
    words: (drafts: Draft[]) => drafts.map(({ text }) => text).join(', '),
  }),
}

const rules = formRules({
  rules: questionsRules,
  toInput: ({ questions }: { questions: Draft[] }) => ({ questions: questions.map(questionOf) }),
})

type Props = {
  number: number
  draft: Draft
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

/** The editor of a question, with the number of the question in the list. */
function QuestionEditor({ number, draft, errorOf, onChange, onUp, onDown, onRemove }: Props) {
  const styles = useStyles()
  const offered = choicesOf(draft)
  const wrong = (choice: string, isWrong: boolean) =>
    onChange({
      wrongAnswers: isWrong ? [...draft.wrongAnswers, choice] : draft.wrongAnswers.filter(each => each !== choice),
    })
  return (
    <FormPanel name={`Question ${number}`}>
      <div className={styles.buttons}>
        <Act label={`Move question ${number} up`} icon={<ArrowUpRegular />} onClick={onUp} />
        <Act label={`Move question ${number} down`} icon={<ArrowDownRegular />} onClick={onDown} />
        <Act label={`Remove question ${number}`} icon={<DeleteRegular />} onClick={onRemove} />
      </div>
      <FormField label={questionLabels.text} required error={errorOf('text')}>
        <Input value={draft.text} maxLength={300} onChange={(_, { value }) => onChange({ text: value })} />
      </FormField>
      <FieldPair>
        <FormField label={questionLabels.kind}>
          <Select value={draft.kind} onChange={(_, { value }) => onChange({ kind: value as QuestionKind })}>
            {Object.entries(questionKinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <Checkbox
          label={questionLabels.isRequired}
          checked={draft.isRequired}
          onChange={(_, { checked }) => onChange({ isRequired: checked === true })}
        />
      </FieldPair>
      {draft.kind === 'CHOICE' && (
        <FormField label={questionLabels.choices} hint="One a line" required error={errorOf('choices')}>
          <Textarea
            rows={3}
            resize="vertical"
            value={draft.choices}
            onChange={(_, { value }) => onChange({ choices: value })}
          />
        </FormField>
      )}
      {offered.length > 0 && (
        <fieldset className={styles.wrong}>
          <legend className={styles.legend}>{questionLabels.wrongAnswers}</legend>
          {offered.map(choice => (
            <Checkbox
              key={choice}
              label={choice}
              checked={draft.wrongAnswers.includes(choice)}
              onChange={(_, { checked }) => wrong(choice, checked === true)}
            />
          ))}
          {errorOf('wrongAnswers') && (
            <p role="alert" className={styles.problem}>
              {errorOf('wrongAnswers')}
            </p>
          )}
        </fieldset>
      )}
    </FormPanel>
  )
}

/** A button of a question. Disabled without `onClick`, for example the button that would move the first question up. */
function Act({ label, icon, onClick }: { label: string; icon: ReactElement; onClick: (() => void) | undefined }) {
  return (
    <Button size="small" appearance="subtle" icon={icon} aria-label={label} disabled={!onClick} onClick={onClick} />
  )
}

const fragment = graphql`
  fragment QuestionsDialog_deal on Deal @inline {
    databaseId
    applicationQuestions {
      version
      questions { text kind choices isRequired wrongAnswers }
    }
  }
`

const mutation = graphql`
  mutation QuestionsDialogMutation($input: SetApplicationQuestionsInput!) {
    setApplicationQuestions(input: $input) {
      deal {
        ...QuestionsDialog_deal
        ...Timeline_deal
      }
    }
  }
`

const useStyles = makeStyles({
  legend: { float: 'left', padding: 0, fontWeight: tokens.fontWeightMedium },
  buttons: {
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineEnd: tokens.spacingHorizontalS,
  },
  wrong: { ...column, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1 },
})
