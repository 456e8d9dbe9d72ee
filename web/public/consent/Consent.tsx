import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle'
import { use, useEffect, useRef, useState } from 'react'
import type { Consent_consent$key } from '../../__generated__/Consent_consent.graphql.ts'
import type { ConsentMutation } from '../../__generated__/ConsentMutation.graphql.ts'
import { BrandName, PageTitle } from '../../app/PageTitle.tsx'
import { formatDateTime } from '../../components/format.ts'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { pageTitle, phone, print, row } from '../../components/styles.ts'
import { graphql, useFragment, useMutation } from '../../relay/plain.ts'
import type { Answered } from '../../relay/readAnswer.ts'
import { sheet } from '../PublicFrame.tsx'

/** The wording of the consent, the talent's answer with its date, and the buttons to change the answer. */
export function Consent({ consent: key, token }: { consent: Consent_consent$key; token: string }) {
  const asked = useFragment(fragment, key)
  const [answered, setAnswered] = useState<Answer>()
  const [isAskedAgain, setAskedAgain] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [send, busy] = useMutation<ConsentMutation>(mutation)
  const result = useRef<HTMLParagraphElement>(null)
  /** The button that opens the question; while the question is open, the button that closes it without a change. */
  const question = useRef<HTMLButtonElement>(null)
  const wasAskedAgain = useRef(false)
  const brand = use(BrandName)
  const styles = useStyles()
  const { state, confirmedAt, withdrawnAt } = answered ?? asked

  // The pressed button is removed, so another element gets the focus.
  useEffect(() => {
    if (answered) result.current?.focus()
  }, [answered])
  useEffect(() => {
    if (wasAskedAgain.current !== isAskedAgain) question.current?.focus()
    wasAskedAgain.current = isAskedAgain
  }, [isAskedAgain])

  async function answer(agrees: boolean) {
    setProblem(undefined)
    try {
      const response = await send({ input: { token, agrees } })
      if (!response) return
      setAnswered(response.answerConsent.consent)
      setAskedAgain(false)
    } catch (error) {
      setProblem(words(error))
    }
  }

  const stated = stateWords(state, { confirmedAt, withdrawnAt })
  const Icon = state === 'GIVEN' ? CheckmarkCircleRegular : DismissCircleRegular
  return (
    <article className={styles.root}>
      <PageTitle>Your consent</PageTitle>
      <h1 className={styles.title}>Your consent</h1>
      <p className={styles.wording} dir="auto">
        {asked.wording}
      </p>
      {stated && (
        <p ref={result} tabIndex={-1} role={answered && 'status'} className={styles.state}>
          <Icon className={styles.icon} />
          <span>{stated}</span>
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isAskedAgain ? (
        <fieldset className={styles.question}>
          <legend className={styles.legend}>
            Take back your consent? {brand} may then not present you for this position anymore.
          </legend>
          <div className={styles.buttons}>
            <Button ref={question} size="large" disabledFocusable={busy} onClick={() => setAskedAgain(false)}>
              Keep it
            </Button>
            <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => answer(false)}>
              {busy ? 'Sending...' : 'Take it back'}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className={styles.buttons}>
          {state !== 'GIVEN' && (
            <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => answer(true)}>
              {busy ? 'Sending...' : 'I agree'}
            </Button>
          )}
          {state === 'ASKED' && (
            <Button size="large" disabledFocusable={busy} onClick={() => answer(false)}>
              I do not agree
            </Button>
          )}
          {state === 'GIVEN' && (
            <Button ref={question} size="large" onClick={() => setAskedAgain(true)}>
              Take back my consent
            </Button>
          )}
        </div>
      )}
      <p className={styles.note}>You can change your answer here at any time.</p>
    </article>
  )
}

type Answer = Answered<ConsentMutation>['answerConsent']['consent']
type Times = Pick<Answer, 'confirmedAt' | 'withdrawnAt'>

/** A sentence that describes the talent's answer; '' before an answer. */
function stateWords(state: Answer['state'], { confirmedAt, withdrawnAt }: Times): string {
  const at = (time: string | null | undefined) => (time ? ` on ${formatDateTime(time)}` : '')
  if (state === 'GIVEN') return `You agreed${at(confirmedAt)}.`
  if (state === 'REFUSED') return `You did not agree${at(withdrawnAt)}.`
  return state === 'WITHDRAWN' ? `You took back your consent${at(withdrawnAt)}.` : ''
}

function words(error: unknown): string {
  if (isProblem(error, 'UNREACHABLE')) return error.message
  if (isProblem(error, 'NOT_FOUND')) return 'This link is not valid anymore. Please ask for a new one.'
  return serverMessage(error, 'Your answer was not sent. Please try again.')
}

const fragment = graphql`
  fragment Consent_consent on PublicConsent { wording state confirmedAt withdrawnAt }
`

const mutation = graphql`
  mutation ConsentMutation($input: AnswerConsentInput!) {
    answerConsent(input: $input) {
      consent { state confirmedAt withdrawnAt }
    }
  }
`

const useStyles = makeStyles({
  root: { ...sheet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  title: pageTitle,
  wording: {
    maxWidth: '72ch',
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalXXL}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  state: {
    ...row,
    gap: tokens.spacingHorizontalS,
    margin: `0 0 ${tokens.spacingVerticalL}`,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
  problem: { margin: `0 0 ${tokens.spacingVerticalL}`, color: tokens.colorStatusDangerForeground1 },
  question: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBlockEnd: tokens.spacingVerticalL },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    [phone]: { '& > *': { flexGrow: 1, minHeight: '48px' } },
    [print]: { display: 'none' },
  },
  note: {
    margin: `${tokens.spacingVerticalL} 0 0`,
    color: tokens.colorNeutralForeground3,
    [print]: { display: 'none' },
  },
})
