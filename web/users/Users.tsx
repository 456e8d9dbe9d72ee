import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { Users_viewer$key } from '../__generated__/Users_viewer.graphql.ts'
import type { UsersQuery } from '../__generated__/UsersQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { Card } from '../components/Card.tsx'
import { SmallTable } from '../components/table/SmallTable.tsx'
import { UserRow } from './UserRow.tsx'

/** For admins: everybody who has an account. */
export function Users({ viewer: key }: { viewer: Users_viewer$key }) {
  const { id } = useFragment(fragment, key)
  return (
    <Card title="Users">
      <SectionBoundary message="The users could not be loaded.">
        <Suspense fallback={<RowsSkeleton />}>
          <Rows viewerId={id} />
        </Suspense>
      </SectionBoundary>
    </Card>
  )
}

const columns = [{ label: 'Name' }, { label: 'Email', wide: true }, { label: 'Role' }, { label: 'Created', wide: true }]

/** A query apart from the page's: the API answers it to admins only, and who asks is known with the page. */
function Rows({ viewerId }: { viewerId: string }) {
  const { users } = useLazyLoadQuery<UsersQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  return (
    <SmallTable label="Users" columns={columns} action="Actions">
      {users.map(user => (
        <UserRow key={user.id} user={user} isViewer={user.id === viewerId} />
      ))}
    </SmallTable>
  )
}

/** With the heights of the rows that come. */
function RowsSkeleton() {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading users" animation="pulse" className={styles.skeleton}>
      {[180, 140, 200, 160].map(width => (
        <div key={width} className={styles.row}>
          <SkeletonItem shape="circle" size={28} />
          <SkeletonItem size={12} style={{ width: `${width}px` }} />
        </div>
      ))}
    </Skeleton>
  )
}

const fragment = graphql`
  fragment Users_viewer on User {
    id
  }
`

const query = graphql`
  query UsersQuery {
    users {
      id
      ...UserRow_user
    }
  }
`

const useStyles = makeStyles({
  skeleton: { paddingBlockStart: '28px' },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge, height: '48px' },
})
