import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { sectionTitle } from '../components/styles.ts'
import { MatchList } from './Match.tsx'

type Props = { count: number; children: ReactNode }

/** The talents who fail exactly one must-have, below the matches. */
export const NearMisses = (props: Props) => (
  <Apart {...props} title={props.count === 1 ? '1 near miss' : `${props.count} near misses`} />
)

/** The talents who fail more than one must-have. */
export const OtherMatches = (props: Props) => (
  <Apart {...props} title={`${props.count} missing more than one must-have`} />
)

function Apart({ count, title, children }: Props & { title: string }) {
  const heading = useId()
  const styles = useStyles()
  if (count === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <MatchList>{children}</MatchList>
    </section>
  )
}

/** The must-have that a near miss fails. */
export const FailedMust = ({ label }: { label: string }) => (
  <p className={useStyles().failed}>
    Missing one must-have: <strong>{label}</strong>
  </p>
)

const useStyles = makeStyles({
  title: { ...sectionTitle, marginBlock: `${tokens.spacingVerticalXXL} ${tokens.spacingVerticalM}` },
  failed: { margin: 0, color: tokens.colorStatusWarningForeground3 },
})
