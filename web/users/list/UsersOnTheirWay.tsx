import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'

/** Users on their way, with the heights of those that come. */
export function UsersOnTheirWay() {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading users" animation="pulse" className={styles.root}>
      {[180, 140, 200, 160].map(width => (
        <div key={width} className={styles.row}>
          <SkeletonItem shape="circle" size={28} />
          <SkeletonItem size={12} style={{ width: `${width}px` }} />
        </div>
      ))}
    </Skeleton>
  )
}

const useStyles = makeStyles({
  root: { paddingBlockStart: '28px' },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge, height: '48px' },
})
