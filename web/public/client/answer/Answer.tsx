import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState } from 'react'
import type { ClientAnswer } from '../../../../api/shares/words.ts'
import type { Answer_profile$key } from '../../../__generated__/Answer_profile.graphql.ts'
import type { AnswerMutation } from '../../../__generated__/AnswerMutation.graphql.ts'
import { formatDateTime } from '../../../components/format.ts'
import { firstUse, later } from '../../../components/later.tsx'
import { isProblem, savingProblem } from '../../../components/ProblemError.ts'
import { caption, column, plainList } from '../../../components/styles.ts'
import { graphql, useFragment, useMutation } from '../../../relay/plain.ts'
import { useSession } from '../ClientSession.tsx'
import { entryOf } from '../keys.ts'
import { AnswerPanel, Choices } from './AnswerPanel.tsx'
import { type AnswerProblem, chosen, type Draft, type StoredAnswer, sendable } from './draft.ts'
import { known, useGiven } from './useGiven.ts'
import { answers, timeZone } from './words.ts'

type Props = {
  profile: Answer_profile$key
  name: string
  /** True for a closed profile: the choices are in one row, so that many profiles do not fill the page with buttons. */
  isAtOnce: boolean
}

/** The client's answer about one profile: three choices, the form for the chosen one, and the given answer. */
export function Answer({ profile: key, name, isAtOnce }: Props) {
  const profile = useFragment(fragment, key)
  const given = useGiven(profile)
  const { token, drafts, sent, refresh } = useSession()
  const [send] = useMutation<AnswerMutation>(mutation)
  const [problem, setProblem] = useState<AnswerProblem>()
  const [isJustSent, setJustSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const styles = useStyles()
  const id = useId()
  const draft = drafts.get(profile.key)
  // A draft at the first render is from before a request for the passcode: the form's code was loaded for the draft.
  const [isLoaded, setLoaded] = useState(draft !== undefined)
  const isSending = given?.isSending === true

  // The form with the focused button is removed, so the heading gets the focus.
  useEffect(() => {
    if (isJustSent) heading.current?.focus()
  }, [isJustSent])

  async function choose(answer: ClientAnswer) {
    setJustSent(false)
    setProblem(undefined)
    drafts.keep(profile.key, chosen(answer, draft, given))
    try {
      await AnswerForm.load()
      setLoaded(true)
    } catch (error) {
      if (!isProblem(error)) throw error
      setProblem({ text: error.message })
    }
  }

  async function submit(written: Draft) {
    setProblem(undefined)
    const former = sent.get(profile.key)
    const answer = sendable(written)
    sent.keep(profile.key, { ...answer, answeredAt: new Date().toISOString(), version: 0, isSending: true })
    try {
      const input = { ...entryOf(token), profile: profile.key, version: given?.version, ...answer }
      const response = await send({ input })
      if (!response) return
      sent.keep(profile.key, known(response.answerClientShare.profile.answer) ?? undefined)
      drafts.keep(profile.key, undefined)
      setJustSent(true)
    } catch (error) {
      sent.keep(profile.key, former)
      setProblem(await explained(error))
    }
  }

  /** The message for a failed answer. Refetches the page first if another client has answered or the key is invalid. */
  async function explained(error: unknown): Promise<AnswerProblem> {
    const text = savingProblem(error) ?? 'Your answer was not sent. What you wrote is kept; please try again.'
    if (!isProblem(error, 'CONFLICT', 'FORBIDDEN')) return { text, ...(isProblem(error) && error.fields) }
    try {
      await refresh()
    } catch {
      return { text: `${text} ${OFFLINE}` }
    }
    return { text }
  }

  return (
    <AnswerPanel isAtOnce={isAtOnce} id={id} heading={heading}>
      {given && <GivenAnswer given={given} isNews={isJustSent} />}
      {(!given || draft) && !isSending && (
        <Choices label={id} name={name} isAtOnce={isAtOnce} chosen={draft?.answer} onChoose={choose} />
      )}
      {draft && !isSending && isLoaded && (
        <AnswerForm
          draft={draft}
          problem={problem}
          onChange={changed => drafts.keep(profile.key, changed)}
          onSend={submit}
          onCancel={() => {
            setProblem(undefined)
            drafts.keep(profile.key, undefined)
            heading.current?.focus()
          }}
        />
      )}
      {problem && !isLoaded && <p role="alert">{problem.text}</p>}
      {given && !draft && (
        <Button className={styles.change} onClick={() => choose(given.answer)}>
          Change answer
        </Button>
      )}
    </AnswerPanel>
  )
}

const AnswerForm = later(async () => (await import('./AnswerForm.tsx')).AnswerForm)

// A failure is ignored here: opening the form loads the code again, and shows the failure.
void firstUse.then(AnswerForm.load).catch(() => undefined)

const OFFLINE = 'You are offline. Please check the connection and try again.'

/** The given answer with its date; announced to screen readers if `isNews`. */
function GivenAnswer({ given, isNews }: { given: StoredAnswer; isNews: boolean }) {
  const { answer, times, comment, answeredAt, isSending } = given
  const styles = useStyles()
  return (
    <div className={styles.givenAnswer} role={isNews ? 'status' : undefined}>
      <strong className={styles.answer}>{answers[answer].given}</strong>
      <div className={styles.time}>{isSending ? 'Sending...' : `Sent ${formatDateTime(answeredAt)}`}</div>
      {times.length > 0 && (
        <>
          <ul className={styles.times}>
            {times.map(time => (
              <li key={time}>{formatDateTime(time)}</li>
            ))}
          </ul>
          <div className={styles.time}>{timeZone()}</div>
        </>
      )}
      {comment && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
    </div>
  )
}

const fragment = graphql`
  fragment Answer_profile on ClientProfile {
    key
    ...useGiven_profile
  }
`

const mutation = graphql`
  mutation AnswerMutation($input: AnswerClientShareInput!) {
    answerClientShare(input: $input) {
      profile {
        answer { answer times comment answeredAt version }
      }
    }
  }
`

const useStyles = makeStyles({
  change: { alignSelf: 'flex-start' },
  givenAnswer: {
    ...column,
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  answer: { fontWeight: tokens.fontWeightSemibold },
  time: caption,
  times: plainList,
  comment: { margin: `${tokens.spacingVerticalXS} 0 0`, whiteSpace: 'pre-line' },
})
