import {
  Button,
  Input,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { type KeyboardEventHandler, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Fact, FactList } from '../../components/FactList.tsx'
import { caption, column, phone as phoneWidth } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { formatSize } from '../../forms/files.ts'
import { UploadField } from '../../forms/UploadField.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import type { AnswersGiven } from './Questions.tsx'

/** The applicant's entries. */
export type Entries = { resume: File | null; email: string; phone: string; answers: AnswersGiven }

type EntryProps = { entries: Entries; onEnter: (part: Partial<Entries>) => void; onContinue: () => void }

/** The first step: the resume. */
export function ResumeStep({ entries: { resume }, onEnter, onContinue }: EntryProps) {
  const [cleared, setCleared] = useState(false)
  return (
    <StepForm disabled={!resume} onSubmit={onContinue}>
      <UploadField
        kind="APPLICATION"
        label="Resume"
        hint="PDF, DOC, DOCX, PNG, or JPEG (max 10MB)"
        required
        error={cleared && !resume ? 'Resume required' : undefined}
        file={resume}
        onChange={file => {
          setCleared(file === null)
          onEnter({ resume: file })
        }}
      />
    </StepForm>
  )
}

type ContactProps = EntryProps & { onBack: () => void /** The questions, shown below. */; children: ReactNode }

/** The second step: an e-mail address or a phone number, and the questions. */
export function ContactStep({ entries, onEnter, onBack, onContinue, children }: ContactProps) {
  const toast = useToast()
  const isReachable = Boolean(entries.email.trim() || entries.phone.trim())
  return (
    <StepForm
      disabled={!isReachable}
      onBack={onBack}
      onSubmit={onContinue}
      // Explains why nothing happens: the browser ignores Enter while the submit button is disabled.
      onKeyDown={({ key, target }) => {
        if (key !== 'Enter' || isReachable || !(target instanceof HTMLInputElement)) return
        toast({
          title: 'Contact information required',
          text: 'Please provide either email or phone number',
          intent: 'error',
        })
      }}
    >
      <p>Please provide at least one way for us to contact you.</p>
      {contacts.map(({ name, label, ...input }) => (
        <FormField key={name} label={label}>
          <Input
            {...input}
            name={name}
            size="large"
            value={entries[name]}
            onChange={(_, { value }) => onEnter({ [name]: value })}
          />
        </FormField>
      ))}
      {children}
    </StepForm>
  )
}

const contacts = [
  { name: 'email', label: 'Email Address', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone Number', inputMode: 'tel', autoComplete: 'tel', maxLength: 60 },
] as const

/** The reason of a failed submission: the text of the toast, and the title and text of the message in the form. */
export type SubmitProblem = { toast: string; title: string; text?: string }

type ReviewProps = Omit<Entries, 'answers'> & {
  resume: File
  /** The answers, with the texts of their questions. */
  answers: readonly { question: string; answer: string }[]
  action: string
  /** Explains the next steps and the use of the data. */
  children: ReactNode
  problem: SubmitProblem | undefined
  busy: boolean
  share: number
  onBack: () => void
  onSubmit: () => void
}

/** The last step: a summary, and the message when submitting failed. */
export function ReviewStep({ resume, email, phone, answers, problem, busy, share, children, ...actions }: ReviewProps) {
  const styles = useStyles()
  const submit = useRef<HTMLButtonElement>(null)
  // The submit button loses the focus while it is disabled; after a failure it gets the focus back, for another try.
  useEffect(() => {
    if (problem) submit.current?.focus()
  }, [problem])
  return (
    <StepForm {...actions} action={busy ? 'Submitting...' : actions.action} busy={busy} submit={submit}>
      <FactList>
        <Fact name="Resume">
          <bdi>{resume.name}</bdi> <span className={styles.size}>{formatSize(resume.size)}</span>
        </Fact>
        {email.trim() && <Fact name="Email">{email.trim()}</Fact>}
        {phone.trim() && <Fact name="Phone">{phone.trim()}</Fact>}
      </FactList>
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className={styles.question}>{question}</dt>
              <dd className={styles.answer}>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {busy && share > 0 && <UploadStatus file={resume} share={share} />}
      {problem && (
        <MessageBar intent="error" role="alert" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{problem.title}</MessageBarTitle>
            {problem.text}
          </MessageBarBody>
        </MessageBar>
      )}
    </StepForm>
  )
}

type FormProps = {
  onSubmit: () => void
  /** Goes back one step; missing in the first step. */
  onBack?: () => void
  action?: string
  disabled?: boolean
  busy?: boolean
  submit?: Ref<HTMLButtonElement>
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** The form of one step: the fields, and below them the buttons to go back and to continue. */
function StepForm({ onSubmit, onBack, action = 'Continue', disabled, busy = false, submit, ...form }: FormProps) {
  const styles = useStyles()
  return (
    <form
      className={styles.form}
      onKeyDown={form.onKeyDown}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {form.children}
      <div className={styles.buttons}>
        {onBack && (
          <Button size="large" disabled={busy} onClick={onBack}>
            Back
          </Button>
        )}
        <span className={styles.forward}>
          <Button
            ref={submit}
            type="submit"
            appearance="primary"
            size="large"
            disabled={disabled || busy}
            icon={busy ? <Spinner size="extra-tiny" /> : undefined}
          >
            {action}
          </Button>
        </span>
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  form: { ...column, gap: tokens.spacingVerticalL, '& > p': { margin: 0 } },
  buttons: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    paddingBlockStart: tokens.spacingVerticalS,
    [phoneWidth]: { '& > *, & > * > *': { flexGrow: 1 }, '& button': { minHeight: '48px' } },
  },
  answers: { ...column, gap: tokens.spacingVerticalM, margin: 0 },
  question: { color: tokens.colorNeutralForeground3 },
  answer: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  forward: { display: 'flex', marginInlineStart: 'auto' },
  size: { ...caption, whiteSpace: 'nowrap' },
})
