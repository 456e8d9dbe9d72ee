import { Button, Input, MessageBar, MessageBarBody, makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { use, useState } from 'react'
import { graphql } from 'react-relay'
import { signInRules } from '../../api/auth/rules.ts'
import type { LoginFormMutation } from '../__generated__/LoginFormMutation.graphql.ts'
import { BrandName } from '../app/PageTitle.tsx'
import { BrandMark } from '../components/BrandMark.tsx'
import { FormField } from '../forms/FormField.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { isProblem, serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'

type Props = {
  /** Why the person is asked, when that is not plain. */
  note?: string
  /** While what follows the sign-in is still under way. */
  busy: boolean
  onSignedIn: (viewerId: string) => Promise<void>
}

/** E-mail and password; the messages stand where they belong, the server's above the fields. */
export function LoginForm({ note, busy, onSignedIn }: Props) {
  const styles = useStyles()
  const brand = use(BrandName)
  const [signIn] = useMutation<LoginFormMutation>(mutation)
  const [refusal, setRefusal] = useState('')
  const [cause, setCause] = useState('')
  const form = useRulesForm(signInRules, { email: '', password: '' })
  const working = form.busy || busy

  return (
    <form
      className={styles.root}
      {...form.props({
        async save(input) {
          setRefusal('')
          setCause('')
          const answer = await signIn({ input })
          if (answer) await onSignedIn(answer.signIn.viewer.id)
        },
        onFailed(error) {
          setRefusal(serverMessage(error, 'Failed to login. Please check your credentials.'))
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
          type="email"
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

const mutation = graphql`
  mutation LoginFormMutation($input: SignInInput!) {
    signIn(input: $input) {
      viewer {
        id
      }
    }
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
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
  header: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  title: { margin: 0 },
  note: { color: tokens.colorNeutralForeground3 },
})
