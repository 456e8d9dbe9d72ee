import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationQuestions_deal$key } from '../../../__generated__/ApplicationQuestions_deal.graphql.ts'
import { asDialog } from '../../../app/asDialog.tsx'
import { DialogButton } from '../../../components/DialogButton.tsx'
import { later } from '../../../components/later.tsx'

/** The button that opens what applicants are asked. */
export function ApplicationQuestions({ deal: key }: { deal: ApplicationQuestions_deal$key }) {
  const deal = useFragment(fragment, key)
  const { length } = deal.applicationQuestions.questions
  return (
    <DialogButton
      data-second=""
      icon={<QuestionCircleRegular />}
      dialog={onClose => <QuestionsDialog deal={deal} onClose={onClose} />}
    >
      Application questions{length > 0 && ` (${length})`}
    </DialogButton>
  )
}

const QuestionsDialog = later(async () => (await import('./QuestionsDialog.tsx')).QuestionsDialog, asDialog)

const fragment = graphql`
  fragment ApplicationQuestions_deal on Deal {
    applicationQuestions {
      questions { text }
    }
    ...QuestionsDialog_deal
  }
`
