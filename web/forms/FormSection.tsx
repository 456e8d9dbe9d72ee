import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { column } from '../components/styles.ts'

/** A section of a long form under its own heading; `id` is the target of an anchor. */
export function FormSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <fieldset id={id} className={styles.root}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

/** One entry of a list in a form: the entry's name above its fields, on a tinted background. */
export function FormPanel({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <fieldset className={styles.formPanel}>
      <legend className={styles.name}>{name}</legend>
      {children}
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    margin: 0,
    padding: `0 0 ${tokens.spacingVerticalL}`,
    border: 'none',
    // Leaves space for the sticky navigation at the top of a long form.
    scrollMarginBlockStart: '56px',
  },
  title: {
    padding: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  formPanel: {
    ...column,
    position: 'relative',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  // Without `float`, the browser would draw the legend into the border instead of as an item of the column.
  name: { float: 'left', padding: 0, fontWeight: tokens.fontWeightMedium },
})
