import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useUsersLayout } from '../useUsersLayout.ts'

/** The card while it is on its way. */
export function SessionsSkeleton() {
  return (
    <>
      <PageHeader title="Your sessions" />
      <Skeleton aria-label="Loading" animation="pulse" className={useUsersLayout().columns}>
        <SkeletonItem className={useStyles().card} />
      </Skeleton>
    </>
  )
}

const useStyles = makeStyles({ card: { height: '240px', borderRadius: tokens.borderRadiusLarge } })
