import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { column, phone, sectionTitle } from '../../components/styles.ts'

type Props = {
  action: string
  text: string
  question: ReactNode
  confirm: string
  keep: string
  run: () => Promise<unknown>
  busy: boolean
}

/** A button for an action of an applicant, which asks for a confirmation first. */
export function Act({ action, text, question, confirm, keep, run, busy }: Props) {
  const styles = useStyles()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const first = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current !== isAsked) first.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  async function act() {
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      setProblem(problemWords(error))
    }
  }

  return (
    <div className={styles.root}>
      {isAsked ? (
        <fieldset className={styles.question}>
          <legend className={styles.legend}>{question}</legend>
          <div className={styles.buttons}>
            <Button ref={first} size="large" disabledFocusable={busy} onClick={() => setAsked(false)}>
              {keep}
            </Button>
            <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => void act()}>
              {busy ? 'Sending...' : confirm}
            </Button>
          </div>
        </fieldset>
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <div className={styles.buttons}>
            <Button ref={first} size="large" onClick={() => setAsked(true)}>
              {action}
            </Button>
          </div>
        </>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** The message for a failed action; the server's own message if it is meant for users. */
export function problemWords(error: unknown): string {
  if (isProblem(error, 'UNREACHABLE')) return error.message
  if (isProblem(error, 'NOT_FOUND')) return 'This application is gone. Please load the page again.'
  return serverMessage(error, 'This was not sent. Please try again.')
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  question: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { ...sectionTitle, padding: 0, marginBlockEnd: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    [phone]: { '& > *': { flexGrow: 1, minHeight: '48px' } },
  },
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
})
