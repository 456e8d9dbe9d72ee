import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from '../components/Section.tsx'
import { column, phone } from '../components/styles.ts'
import type { FormProps } from './useRulesForm.ts'

type Props = {
  title: string
  form: { props: FormProps; busy: boolean }
  /** The button's label, e.g. 'Add user'. While busy, the label is `working`, e.g. 'Adding...'. */
  action: string
  working: string
  children: ReactNode
}

/** A short form in a card on a page, not in a dialog. */
export function FormCard({ title, form: { props, busy }, action, working, children }: Props) {
  const styles = useStyles()
  return (
    <Card title={title}>
      <form {...props} className={styles.form}>
        {children}
        <Button type="submit" className={styles.button} disabledFocusable={busy}>
          {busy ? working : action}
        </Button>
      </form>
    </Card>
  )
}

const useStyles = makeStyles({
  form: { ...column, gap: tokens.spacingVerticalL },
  button: { alignSelf: 'flex-end', [phone]: { alignSelf: 'stretch' } },
})
