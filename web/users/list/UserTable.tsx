import { graphql, useLazyLoadQuery } from 'react-relay'
import type { UserTableQuery } from '../../__generated__/UserTableQuery.graphql.ts'
import { Unseen } from '../../components/Unseen.tsx'
import { useTableStyles } from '../useTableStyles.ts'
import { UserRow } from './UserRow.tsx'

/** Asked for apart from the page: only for admins does the API answer at all, and who asks is known with the page. */
export function UserTable({ viewerId }: { viewerId: string }) {
  const styles = useTableStyles()
  const { users } = useLazyLoadQuery<UserTableQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  return (
    <table aria-label="Users" className={styles.table}>
      <thead>
        <tr>
          <th className={styles.head}>Name</th>
          <th className={styles.wideHead}>Email</th>
          <th className={styles.head}>Role</th>
          <th className={styles.wideHead}>Created</th>
          <th>
            <Unseen>Actions</Unseen>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map(user => (
          <UserRow key={user.id} user={user} isViewer={user.id === viewerId} />
        ))}
      </tbody>
    </table>
  )
}

const query = graphql`
  query UserTableQuery {
    users {
      id
      ...UserRow_user
    }
  }
`
