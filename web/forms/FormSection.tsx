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

/** One entry of a list in a form, on a tinted background: its name above its fields. */
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
    // Room for the sticky navigation at the top of a long form.
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
  // A floating legend is not drawn in the border, but is an item of the column like the others.
  name: { float: 'left', padding: 0, fontWeight: tokens.fontWeightMedium },
})
