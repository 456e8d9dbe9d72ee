import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApplyForm_deal$key } from '../__generated__/ApplyForm_deal.graphql.ts'
import type { ApplyFormMutation } from '../__generated__/ApplyFormMutation.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { useWarnBeforeUnload } from '../forms/useWarnBeforeUnload.ts'
import { useMutation } from '../relay/useMutation.ts'
import { ContactStep } from './ContactStep.tsx'
import { type Entries, emptyEntries } from './entries.ts'
import { ResumeStep } from './ResumeStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { Steps } from './Steps.tsx'
import { type SubmitProblem, submitProblem } from './submitProblem.ts'

type Props = { deal: ApplyForm_deal$key; onSubmitted: () => void }

/** The three steps of an application. What was entered stays until it has arrived. */
export function ApplyForm({ deal: key, onSubmitted }: Props) {
  const { token } = useFragment(fragment, key)
  const toast = useToast()
  const [step, setStep] = useState(0)
  const [entries, setEntries] = useState<Entries>(emptyEntries)
  const [problem, setProblem] = useState<SubmitProblem>()
  const [share, setShare] = useState(0)
  const [submit, busy] = useMutation<ApplyFormMutation>(mutation)
  useWarnBeforeUnload(entries.resume !== null)

  const { resume, email, phone } = entries
  const enter = (part: Partial<Entries>) => setEntries(former => ({ ...former, ...part }))
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

  return (
    <Steps names={['Resume', 'Contact', 'Review']} present={step}>
      {step === 0 && <ResumeStep resume={resume} onChoose={file => enter({ resume: file })} onContinue={() => go(1)} />}
      {step === 1 && (
        <ContactStep email={email} phone={phone} onEnter={enter} onBack={() => go(0)} onContinue={() => go(2)} />
      )}
      {step === 2 && resume && (
        <ReviewStep
          resume={resume}
          email={email.trim()}
          phone={phone.trim()}
          problem={problem}
          busy={busy}
          share={share}
          onBack={() => go(1)}
          onSubmit={() => void send(resume)}
        />
      )}
    </Steps>
  )
}

const fragment = graphql`
  fragment ApplyForm_deal on PublicDeal {
    token
  }
`

const mutation = graphql`
  mutation ApplyFormMutation($input: SubmitApplicationInput!) {
    submitApplication(input: $input) {
      success
    }
  }
`
