import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PasscodeFormMutation } from '../../__generated__/PasscodeFormMutation.graphql.ts'
import { PageTitle } from '../../app/PageTitle.tsx'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { column, pageTitle } from '../../components/styles.ts'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { graphql, useMutation } from '../../relay/plain.ts'
import { sheet } from '../PublicFrame.tsx'

type Props = { token: string; onUnlocked: (key: string) => Promise<void> }

/** The form for the passcode of a link. */
export function PasscodeForm({ token, onUnlocked }: Props) {
  const styles = useStyles()
  const [passcode, setPasscode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const [unlock, isAsking] = useMutation<PasscodeFormMutation>(mutation)
  const input = useRef<HTMLInputElement>(null)
  const busy = isAsking || isOpening
  // A new object for each refusal, so that the effect below runs even after the same message.
  const [refused, setRefused] = useState<unknown>()
  useEffect(() => {
    if (refused) input.current?.select()
  }, [refused])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!passcode.trim()) return setProblem('Enter the passcode')
    setProblem(undefined)
    setOpening(true)
    try {
      const answer = await unlock({ input: { token, passcode } })
      if (answer) await onUnlocked(answer.unlockClientShare.key)
    } catch (error) {
      setProblem(words(error))
      setRefused(error)
    } finally {
      setOpening(false)
    }
  }
  return (
    <form className={styles.root} onSubmit={send}>
      <PageTitle>Passcode</PageTitle>
      <LockClosedRegular className={styles.icon} />
      <h1 className={styles.title}>Enter the passcode</h1>
      <p className={styles.text}>The person who sent you this link has a passcode for it.</p>
      <FormField label="Passcode" error={problem} className={styles.field}>
        <PasswordInput
          ref={input}
          name="passcode"
          size="large"
          autoComplete="off"
          value={passcode}
          onChange={(_, { value }) => setPasscode(value)}
        />
      </FormField>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy} className={styles.field}>
        {busy ? 'Opening...' : 'Open'}
      </Button>
    </form>
  )
}

function words(error: unknown): string {
  if (isProblem(error, 'INVALID_INPUT')) return error.fields.passcode ?? error.message
  if (isProblem(error, 'UNREACHABLE')) return error.message
  return serverMessage(error, 'The passcode could not be checked. Please try again.')
}

const mutation = graphql`
  mutation PasscodeFormMutation($input: UnlockClientShareInput!) {
    unlockClientShare(input: $input) { key }
  }
`

const useStyles = makeStyles({
  root: { ...column, ...sheet, alignItems: 'center', textAlign: 'center' },
  icon: { fontSize: '40px', color: tokens.colorNeutralForeground3 },
  title: { ...pageTitle, margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}` },
  text: { margin: `0 0 ${tokens.spacingVerticalXL}`, color: tokens.colorNeutralForeground2 },
  field: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '320px',
    textAlign: 'start',
    '& + &': { marginBlockStart: tokens.spacingVerticalM },
  },
})
