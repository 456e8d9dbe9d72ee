import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { column } from '../components/styles.ts'

/** The skeleton of the matches. It appears with a delay, so that the page does not flicker before a quick answer. */
export function MatchesSkeleton() {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Analyzing with AI..." animation="pulse" className={styles.root}>
      {[1, 2, 3, 4].map(card => (
        <div key={card} className={styles.card}>
          <SkeletonItem shape="circle" size={40} />
          <div className={styles.words}>
            <SkeletonItem size={16} style={{ width: '40%' }} />
            <SkeletonItem size={12} style={{ width: '25%' }} />
            <SkeletonItem size={12} />
            <SkeletonItem size={12} style={{ width: '80%' }} />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalM,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '100ms',
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
  card: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  words: { display: 'grid', alignContent: 'start', gap: tokens.spacingVerticalM, flexGrow: 1 },
})
