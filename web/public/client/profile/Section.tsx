import { makeStyles, tokens } from '@fluentui/react-components'
import { createContext, type ReactNode, use, useId } from 'react'

/** The level of a profile's heading; the headings of its sections are one level lower. */
export const ProfileLevel = createContext<1 | 2>(1)

/** A part of the profile with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  const isPage = use(ProfileLevel) === 1
  const Heading = isPage ? 'h2' : 'h3'
  return (
    // A landmark only on a page with one profile: several profiles would have landmarks with the same names.
    <section aria-labelledby={isPage ? id : undefined} className={styles.root}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
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
