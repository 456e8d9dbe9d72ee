import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'

/** A part of the profile with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    marginBlockStart: '32px',
    paddingBlockStart: '32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media print': { marginBlockStart: '20px', paddingBlockStart: '16px' },
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
  },
})
