import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** A part of a long form under its own heading; `id` is what an anchor leads to. */
export function FormSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <fieldset id={id} className={styles.root}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    margin: 0,
    padding: `0 0 ${tokens.spacingVerticalL}`,
    border: 'none',
    // Room for what stays on top of a long form.
    scrollMarginBlockStart: '56px',
  },
  title: {
    padding: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
})
