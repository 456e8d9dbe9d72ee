import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'

/** Talents on their way, with the heights of those that come. */
export function PickerSkeleton() {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading talents">
      {[160, 200, 140, 180].map(width => (
        <div key={width} className={styles.row}>
          <SkeletonItem shape="circle" size={28} />
          <SkeletonItem size={12} style={{ width: `${width}px` }} />
        </div>
      ))}
    </Skeleton>
  )
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '52px',
    paddingInline: tokens.spacingHorizontalM,
  },
})
