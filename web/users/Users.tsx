import { makeStyles } from '@fluentui/react-components'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { UsersQuery } from '../__generated__/UsersQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { PeopleSkeleton } from '../components/PeopleSkeleton.tsx'
import { Card } from '../components/Section.tsx'
import { SmallTable } from '../components/table/SmallTable.tsx'
import { UserRow } from './UserRow.tsx'

/** For admins: all users. */
export function Users() {
  const styles = useStyles()
  return (
    <Card title="Users">
      <SectionBoundary message="The users could not be loaded.">
        <Suspense fallback={<PeopleSkeleton label="Loading users" rowHeight={48} className={styles.skeleton} />}>
          <Rows />
        </Suspense>
      </SectionBoundary>
    </Card>
  )
}

const columns = [{ label: 'Name' }, { label: 'Email', wide: true }, { label: 'Role' }, { label: 'Created', wide: true }]

/** A separate query, as only admins may run it. */
function Rows() {
  const { users } = useLazyLoadQuery<UsersQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  return (
    <SmallTable label="Users" columns={columns} action="Actions">
      {users.map(user => (
        <UserRow key={user.id} user={user} />
      ))}
    </SmallTable>
  )
}

const query = graphql`
  query UsersQuery {
    users { id ...UserRow_user }
  }
`

/** Below the heads of the table. */
const useStyles = makeStyles({ skeleton: { paddingBlockStart: '28px' } })
