import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { PageHeader } from '../components/PageHeader.tsx'
import { useUsersLayout } from './useUsersLayout.ts'

/** The page's cards while they are on their way. */
export function UsersSkeleton() {
  const styles = useStyles()
  const layout = useUsersLayout()
  return (
    <>
      <PageHeader title="User Management" />
      <Skeleton aria-label="Loading" animation="pulse" className={layout.columns}>
        <div className={layout.column}>
          <SkeletonItem className={styles.card} />
        </div>
        <div className={layout.column}>
          <SkeletonItem className={styles.card} />
        </div>
      </Skeleton>
    </>
  )
}

const useStyles = makeStyles({ card: { height: '320px', borderRadius: tokens.borderRadiusLarge } })
