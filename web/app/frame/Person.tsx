import { Avatar, Button, makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Person_viewer$key } from '../../__generated__/Person_viewer.graphql.ts'
import { personName } from '../../components/personName.ts'
import { lazyDialog } from '../lazyDialog.tsx'
import { useSignOut } from '../session/useSignOut.ts'

const [ProfileDialog, preloadProfile] = lazyDialog(async () => (await import('./ProfileDialog.tsx')).ProfileDialog)

/** Who is signed in, which opens their profile, and the way out. */
export function Person({ viewer: key, collapsed }: { viewer: Person_viewer$key; collapsed: boolean }) {
  const viewer = useFragment(fragment, key)
  const styles = useStyles()
  const [signOut, busy] = useSignOut()
  const [open, setOpen] = useState(false)
  const name = personName(viewer)
  const logout = busy ? 'Logging out...' : 'Logout'
  const person = (
    <Button
      appearance="subtle"
      className={mergeClasses(styles.person, collapsed && styles.icon)}
      onClick={() => setOpen(true)}
      onFocus={preloadProfile}
      onPointerEnter={preloadProfile}
    >
      <Avatar aria-hidden={!collapsed} name={name} size={28} color="brand" />
      {!collapsed && (
        <span className={styles.who}>
          <Text block truncate wrap={false} size={200} weight="semibold">
            {name}
          </Text>
          <Text block truncate wrap={false} size={200} className={styles.email}>
            {viewer.email}
          </Text>
        </span>
      )}
    </Button>
  )
  return (
    <div className={styles.root}>
      <Tooltip content="Your profile" relationship="description" positioning="after">
        {person}
      </Tooltip>
      {collapsed ? (
        <Tooltip content={logout} relationship="label" positioning="after">
          <Button
            appearance="subtle"
            className={styles.icon}
            icon={<SignOutRegular />}
            disabledFocusable={busy}
            onClick={signOut}
          />
        </Tooltip>
      ) : (
        <Button
          appearance="subtle"
          className={styles.logout}
          icon={<SignOutRegular />}
          disabledFocusable={busy}
          onClick={signOut}
        >
          {logout}
        </Button>
      )}
      {open && <ProfileDialog viewer={viewer} onClose={() => setOpen(false)} />}
    </div>
  )
}

const fragment = graphql`
  fragment Person_viewer on User {
    firstName
    lastName
    email
    ...ProfileDialog_viewer
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    paddingBlockStart: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  person: {
    justifyContent: 'flex-start',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: '6px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
  },
  who: { flexGrow: 1, minWidth: 0 },
  email: { color: tokens.colorNeutralForeground3 },
  logout: {
    justifyContent: 'flex-start',
    minWidth: 0,
    paddingInline: '6px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    '@media (max-width: 899px)': { minHeight: '44px' },
  },
  icon: { justifyContent: 'center', minWidth: 0, paddingInline: 0 },
})
