import { Button, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { questionsRules } from '../../../../api/questions/rules.ts'
import { MAX_QUESTIONS } from '../../../../api/questions/words.ts'
import type { QuestionsDialog_deal$key } from '../../../__generated__/QuestionsDialog_deal.graphql.ts'
import type { QuestionsDialogMutation } from '../../../__generated__/QuestionsDialogMutation.graphql.ts'
import { formRules } from '../../../forms/changes.ts'
import { special } from '../../../forms/fields.tsx'
import { RecordDialog } from '../../../relay/RecordDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { withReason } from '../../../relay/useRecordAction.ts'
import { type Draft, draftOf, emptyQuestion, moved, questionOf } from './drafts.ts'
import { QuestionEditor } from './QuestionEditor.tsx'

/** Edits what applicants of a deal are asked. */
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
        ...DealTimeline_deal
      }
    }
  }
`
