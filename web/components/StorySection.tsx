import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'

/** A part of the story under its heading. `empty` is said where there is nothing to tell. */
export function StorySection({ title, empty, children }: { title: string; empty?: string; children?: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children || <p className={styles.empty}>{empty}</p>}
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
})
