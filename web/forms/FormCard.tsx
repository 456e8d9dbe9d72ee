import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from '../components/Card.tsx'
import type { FormProps } from './useRulesForm.ts'

type Props = {
  title: string
  form: { props: FormProps; busy: boolean }
  /** The button, 'Add user', and its working words, 'Adding...'. */
  action: { label: string; working: string }
  children: ReactNode
}

/** A short form that stands on the page itself, in a card of its own. */
export function FormCard({ title, form: { props, busy }, action, children }: Props) {
  const styles = useStyles()
  return (
    <Card title={title}>
      <form {...props} className={styles.form}>
        {children}
        <Button type="submit" className={styles.button} disabledFocusable={busy}>
          {busy ? action.working : action.label}
        </Button>
      </form>
    </Card>
  )
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  button: { alignSelf: 'flex-end', '@media (max-width: 640px)': { alignSelf: 'stretch' } },
})
