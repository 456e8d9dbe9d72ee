import { Avatar, Button, makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { graphql, useFragment } from 'react-relay'
import type { Person_viewer$key } from '../../__generated__/Person_viewer.graphql.ts'
import { useSignOut } from '../session/useSignOut.ts'

/** Who is signed in, and the way out. */
export function Person({ viewer: key, collapsed }: { viewer: Person_viewer$key; collapsed: boolean }) {
  const { firstName, lastName, email } = useFragment(fragment, key)
  const styles = useStyles()
  const [signOut, busy] = useSignOut()
  const name = `${firstName} ${lastName}`.trim() || email
  return (
    <div className={mergeClasses(styles.root, collapsed && styles.collapsed)}>
      <Avatar name={name} size={28} color="brand" title={collapsed ? name : undefined} />
      {!collapsed && (
        <div className={styles.who}>
          <Text block truncate wrap={false} size={200} weight="semibold">
            {name}
          </Text>
          <Text block truncate wrap={false} size={200} className={styles.email} title={email}>
            {email}
          </Text>
        </div>
      )}
      <Tooltip
        content={busy ? 'Logging out...' : 'Logout'}
        relationship="label"
        positioning={collapsed ? 'after' : 'above'}
      >
        <Button appearance="subtle" icon={<SignOutRegular />} disabledFocusable={busy} onClick={signOut} />
      </Tooltip>
    </div>
  )
}

const fragment = graphql`
  fragment Person_viewer on User {
    firstName
    lastName
    email
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  collapsed: { flexDirection: 'column' },
  who: { flexGrow: 1, minWidth: 0 },
  email: { color: tokens.colorNeutralForeground3 },
})
