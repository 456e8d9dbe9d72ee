import { Button, Input, MessageBar, MessageBarBody, makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { use, useState } from 'react'
import type { LoginFormMutation } from '../__generated__/LoginFormMutation.graphql.ts'
import { BrandName } from '../app/PageTitle.tsx'
import { BrandMark } from '../components/BrandMark.tsx'
import { loadCode } from '../components/later.tsx'
import { isProblem, serverMessage } from '../components/ProblemError.ts'
import { column } from '../components/styles.ts'
import { FormField } from '../forms/FormField.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { graphql, useMutation } from '../relay/plain.ts'

type Props = {
  note?: string
  busy: boolean
  onSignedIn: (viewerId: string) => Promise<void>
  onTyping?: () => void
}

/** The form for e-mail and password. Faults are shown below their field, the server's message above the fields. */
export function LoginForm({ note, busy, onSignedIn, onTyping }: Props) {
  const styles = useStyles()
  const brand = use(BrandName)
  const [signIn] = useMutation<LoginFormMutation>(mutation)
  const [refusal, setRefusal] = useState('')
  const [cause, setCause] = useState('')
  const form = useRulesForm(importRules, { email: '', password: '' })
  const working = form.busy || busy

  return (
    <form
      className={styles.root}
      onInput={() => {
        // Typing is followed by a sign-in, so the code that the sign-in needs is loaded now.
        void importRules().catch(() => undefined)
        onTyping?.()
      }}
      {...form.props({
        async save(input) {
          setRefusal('')
          setCause('')
          const answer = await signIn({ input })
          if (answer) await onSignedIn(answer.signIn.viewer.id)
        },
        onFailed(error) {
          const refusal = serverMessage(error, 'Failed to login. Please check your credentials.')
          setRefusal(isProblem(error, 'NOT_AUTHENTICATED') ? error.message : refusal)
          if (isProblem(error, 'UNREACHABLE')) setCause(error.message)
        },
      })}
    >
      <header className={styles.header}>
        <BrandMark size={40} />
        <Title3 as="h1" className={styles.title}>
          Sign in to {brand}
        </Title3>
        {note && <Text className={styles.note}>{note}</Text>}
      </header>
      {refusal && (
        <MessageBar intent="error" role="alert" layout="multiline">
          <MessageBarBody>
            <div>{refusal}</div>
            {cause}
          </MessageBarBody>
        </MessageBar>
      )}
      <FormField label="Email" error={form.errors.email}>
        <Input
          inputMode="email"
          name="email"
          autoComplete="username"
          autoFocus
          size="large"
          value={form.values.email}
          onChange={(_, { value }) => form.set('email', value)}
        />
      </FormField>
      <FormField label="Password" error={form.errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          size="large"
          value={form.values.password}
          onChange={(_, { value }) => form.set('password', value)}
        />
      </FormField>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={working}>
        {working ? 'Signing in...' : 'Sign in'}
      </Button>
      <Text size={200} align="center" className={styles.note}>
        Forgot your password? Ask an admin to set a new one.
      </Text>
    </form>
  )
}

/** Loads the rules later than the form, as they import zod, which is too large for the first visit. */
const importRules = () => loadCode(async () => (await import('./signInRules.ts')).signInRules)

const mutation = graphql`
  mutation LoginFormMutation($input: SignInInput!) {
    signIn(input: $input) {
      viewer { id }
    }
  }
`

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '400px',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    '@media (max-width: 480px)': { padding: tokens.spacingHorizontalXL },
  },
  header: { ...column, gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalS },
  title: { margin: 0 },
  note: { color: tokens.colorNeutralForeground3 },
})
