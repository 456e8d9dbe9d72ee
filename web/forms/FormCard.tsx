import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { Card } from '../components/Card.tsx'

type Props = {
  title: string
  /** The form's own props: `form.props({ save, … })` of `useRulesForm`. */
  form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> }
  busy: boolean
  /** The button, 'Add user', and its working words, 'Adding...'. */
  action: { label: string; working: string }
  children: ReactNode
}

/** A short form that stands on the page itself, in a card of its own. */
export function FormCard({ title, form, busy, action, children }: Props) {
  const styles = useStyles()
  return (
    <Card title={title}>
      <form {...form} className={styles.form}>
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
