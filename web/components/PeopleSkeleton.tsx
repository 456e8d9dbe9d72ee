import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { row } from './styles.ts'

type Props = {
  label: string
  rowHeight: number
  className?: string
}

/** The skeleton of a short list of people: a picture and a name in each row. */
export function PeopleSkeleton({ label, rowHeight, className }: Props) {
  const styles = useStyles()
  return (
    <Skeleton aria-label={label} animation="pulse" className={className}>
      {[180, 140, 200, 160].map(width => (
        <div key={width} className={styles.row} style={{ height: `${rowHeight}px` }}>
          <SkeletonItem shape="circle" size={28} />
          <SkeletonItem size={12} style={{ width: `${width}px` }} />
        </div>
      ))}
    </Skeleton>
  )
}

const useStyles = makeStyles({ row: { ...row, gap: tokens.spacingHorizontalMNudge } })
