import { useState } from 'react'
import type { ApplyForm_deal$key } from '../__generated__/ApplyForm_deal.graphql.ts'
import type { ApplyFormMutation } from '../__generated__/ApplyFormMutation.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { useWarnBeforeUnload } from '../forms/useWarnBeforeUnload.ts'
import { isProblem, serverMessage } from '../relay/ProblemError.ts'
import { graphql, useFragment, useMutation } from '../relay/plain.ts'
import { ContactStep, type Entries, ResumeStep, ReviewStep, type SubmitProblem } from './ApplySteps.tsx'
import { Steps } from './Steps.tsx'

type Props = { deal: ApplyForm_deal$key; onSubmitted: () => void }

/** The three steps of an application. Entries are kept until the application is submitted. */
export function ApplyForm({ deal: key, onSubmitted }: Props) {
  const { token } = useFragment(fragment, key)
  const toast = useToast()
  const [step, setStep] = useState(0)
  const [entries, setEntries] = useState<Entries>({ resume: null, email: '', phone: '' })
  const [problem, setProblem] = useState<SubmitProblem>()
  const [share, setShare] = useState(0)
  const [submit, busy] = useMutation<ApplyFormMutation>(mutation)
  const { resume, email, phone } = entries
  useWarnBeforeUnload(resume !== null)

  const go = (next: number) => {
    setProblem(undefined)
    setStep(next)
  }

  async function send(resume: File) {
    setProblem(undefined)
    setShare(0)
    try {
      const input = { token, resume, email: email.trim() || null, phone: phone.trim() || null }
      if (!(await submit({ input }, { onProgress: setShare }))) return
      toast({
        title: 'Application submitted!',
        text: 'Your application has been received and is being processed.',
      })
      onSubmitted()
    } catch (error) {
      const found = await submitProblem(error, resume)
      setProblem(found)
      toast({ title: 'Submission failed', text: found.toast, intent: 'error' })
    }
  }

  const entering = {
    entries,
    onEnter: (part: Partial<Entries>) => setEntries(former => ({ ...former, ...part })),
    onBack: () => go(step - 1),
    onContinue: () => go(step + 1),
  }
  return (
    <Steps names={['Resume', 'Contact', 'Review']} present={step}>
      {step === 0 && <ResumeStep {...entering} />}
      {step === 1 && <ContactStep {...entering} />}
      {step === 2 && resume && (
        <ReviewStep
          {...{ ...entries, resume, problem, busy, share }}
          onBack={entering.onBack}
          onSubmit={() => void send(resume)}
        />
      )}
    </Steps>
  )
}

/** Uses the server's message, if there is one. */
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

/** Browsers do not send a file that changed after it was chosen, and report that like a network error. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const fragment = graphql`
  fragment ApplyForm_deal on PublicDeal { token }
`

const mutation = graphql`
  mutation ApplyFormMutation($input: SubmitApplicationInput!) {
    submitApplication(input: $input) { success }
  }
`
