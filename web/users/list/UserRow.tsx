import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { UserRow_user$key } from '../../__generated__/UserRow_user.graphql.ts'
import { formatDate } from '../../components/dates.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { roleWords } from '../roles.ts'
import { useTableStyles } from '../useTableStyles.ts'
import { UserActions } from './UserActions.tsx'

/** A colleague. On phones e-mail and date stand below the name. */
export function UserRow({ user: key, isViewer }: { user: UserRow_user$key; isViewer: boolean }) {
  const user = useFragment(fragment, key)
  const table = useTableStyles()
  const styles = useStyles()
  const name = `${user.firstName} ${user.lastName}`.trim()
  const created = formatDate(user.createdAt)
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <span className={styles.who}>
          <PersonAvatar name={name} />
          <span className={styles.words}>
            <span>
              <bdi>{name}</bdi>
              {isViewer && <span className={styles.you}> (you)</span>}
            </span>
            <span className={table.below}>{user.email}</span>
            <span className={table.below}>Created {created}</span>
          </span>
        </span>
      </th>
      <td className={table.wideCell}>{user.email}</td>
      <td className={table.cell}>
        <span className={table.badges}>
          {user.role !== '%future added value' && <StatusBadge {...roleWords[user.role]} />}
          {user.disabledAt && <StatusBadge label="Disabled" tone="red" />}
        </span>
      </td>
      <td className={table.wideCell}>{created}</td>
      <td className={table.cell}>
        <UserActions user={user} isViewer={isViewer} />
      </td>
    </tr>
  )
}

const fragment = graphql`
  fragment UserRow_user on User {
    firstName
    lastName
    email
    role
    createdAt
    disabledAt
    ...UserActions_user
  }
`

const useStyles = makeStyles({
  who: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  you: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
})
