import { Button, Link, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import type { ApplyForm_form$key } from '../../__generated__/ApplyForm_form.graphql.ts'
import type { ApplyForm_privacy$key } from '../../__generated__/ApplyForm_privacy.graphql.ts'
import type { ApplyFormMutation } from '../../__generated__/ApplyFormMutation.graphql.ts'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { small } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { webAddress } from '../../components/webAddress.ts'
import { useWarnBeforeUnload } from '../../forms/useWarnBeforeUnload.ts'
import { graphql, useFragment, useMutation } from '../../relay/plain.ts'
import type { Answered } from '../../relay/readAnswer.ts'
import { ContactStep, ResumeStep, ReviewStep, type SubmitProblem } from './ApplySteps.tsx'
import { Questions, unanswered } from './Questions.tsx'
import { Steps } from './Steps.tsx'
import type { useKeptEntries } from './useKeptEntries.ts'

/** The server's answer to an application. */
export type Submitted = Answered<ApplyFormMutation>['submitApplication']

type Props = {
  form: ApplyForm_form$key
  kept: ReturnType<typeof useKeptEntries>
  onSubmitted: (submitted: Submitted) => void
}

/** The three steps of an application. Entries are stored until the application is submitted. */
export function ApplyForm({ form: key, kept, onSubmitted }: Props) {
  const form = useFragment(fragment, key)
  const { token, questions, questionsVersion, hasWaitingList, isFull } = form
  const toast = useToast()
  const styles = useStyles()
  const { entries, step, isKept } = kept
  const [problem, setProblem] = useState<SubmitProblem>()
  const [tried, setTried] = useState(false)
  const [share, setShare] = useState(0)
  const [submit, busy] = useMutation<ApplyFormMutation>(mutation)
  const { resume, email, phone, answers } = entries
  useWarnBeforeUnload(resume !== null && (busy || !isKept))

  const go = (next: number) => {
    setProblem(undefined)
    setTried(false)
    kept.go(next)
  }

  async function send(resume: File) {
    setProblem(undefined)
    setShare(0)
    try {
      const contact = { email: email.trim() || null, phone: phone.trim() || null }
      const given = questions.map(({ number }) => ({ number, answer: answers[number]?.trim() || null }))
      const asked = questions.length > 0 && { questionsVersion, answers: given }
      const input = { token, resume, ...contact, ...asked, mayWait: hasWaitingList, linkSecret: kept.secret() }
      const response = await submit({ input }, { onProgress: setShare })
      if (!response) return
      toast({
        title: 'Application submitted!',
        text: 'Your application has been received and is being processed.',
      })
      onSubmitted(response.submitApplication)
    } catch (error) {
      const found = await submitProblem(error, resume)
      setProblem(found)
      toast({ title: 'Submission failed', text: found.toast, intent: 'error' })
    }
  }

  const entering = {
    entries,
    onEnter: kept.enter,
    onBack: () => go(step - 1),
    onContinue: () => (step === 1 && unanswered(questions, answers).length > 0 ? setTried(true) : go(step + 1)),
  }
  const answered = questions.flatMap(({ number, text }) => {
    const answer = answers[number]?.trim()
    return answer ? [{ question: text, answer }] : []
  })
  return (
    <Steps names={['Resume', 'Contact', 'Review']} present={step}>
      {step === 0 && <ResumeStep {...entering} />}
      {step === 1 && (
        <ContactStep {...entering}>
          <Questions {...{ form, answers, tried }} onAnswer={given => kept.enter({ answers: given })} />
        </ContactStep>
      )}
      {step === 2 && resume && (
        <ReviewStep
          {...{ resume, email, phone, answers: answered, problem, busy, share }}
          action={isFull ? 'Join the waiting list' : 'Submit Application'}
          onBack={entering.onBack}
          onSubmit={() => void send(resume)}
        >
          {hasWaitingList && !isFull && (
            <p>If all places are taken by the time you submit, your application joins the waiting list.</p>
          )}
          <Privacy form={form} />
        </ReviewStep>
      )}
      {isKept && (
        <p className={styles.kept}>
          Saved on this device until you submit (24 hours at most).{' '}
          <Button size="small" appearance="subtle" disabled={busy} onClick={() => void kept.clear()}>
            Clear it now
          </Button>
        </p>
      )}
    </Steps>
  )
}

/** The messages for a failed submission; they contain the server's own message if it is meant for users. */
async function submitProblem(error: unknown, resume: File): Promise<SubmitProblem> {
  const title = 'Failed to submit application'
  const toast = 'Failed to submit your application. Please try again.'
  if (isProblem(error, 'UNREACHABLE')) {
    const text = (await isReadable(resume))
      ? `${error.message} Your entries are kept.`
      : 'The file has changed or moved since you chose it. Please go back and choose it again.'
    return { toast, title, text }
  }
  return { toast: serverMessage(error, toast), title: serverMessage(error, title) }
}

/** Whether a file can still be read. Browsers report a file changed after its choice like a network error. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** A notice that explains how the applicant's data will be used. */
function Privacy({ form: key }: { form: ApplyForm_privacy$key }) {
  const { agency, privacyUrl } = useFragment(privacyFragment, key)
  const address = webAddress(privacyUrl)
  return (
    <p className={useStyles().privacy}>
      <bdi>{agency.name}</bdi> keeps what you send to consider you for this position, and erases it when you ask.
      {address && (
        <>
          {' '}
          <Link inline href={address} target="_blank" rel="noopener noreferrer">
            Privacy policy
          </Link>
        </>
      )}
    </p>
  )
}

const fragment = graphql`
  fragment ApplyForm_form on ApplicationForm {
    token questionsVersion hasWaitingList isFull
    questions { number text isRequired choices }
    ...Questions_form
    ...ApplyForm_privacy
  }
`

const mutation = graphql`
  mutation ApplyFormMutation($input: SubmitApplicationInput!) {
    submitApplication(input: $input) { success statusUrl waitingPosition }
  }
`

const privacyFragment = graphql`
  fragment ApplyForm_privacy on ApplicationForm {
    agency { name }
    privacyUrl
  }
`

const useStyles = makeStyles({
  kept: { ...small, margin: `${tokens.spacingVerticalXL} 0 0`, color: tokens.colorNeutralForeground3 },
  privacy: { ...small, color: tokens.colorNeutralForeground2 },
})
