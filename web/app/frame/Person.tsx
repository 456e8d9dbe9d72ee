import { Avatar, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { startTransition, useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Person_viewer$key } from '../../__generated__/Person_viewer.graphql.ts'
import type { PersonSignOutMutation } from '../../__generated__/PersonSignOutMutation.graphql.ts'
import { personName } from '../../components/format.ts'
import { Hint } from '../../components/Hint.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { isProblem } from '../../components/ProblemError.ts'
import { column, narrow } from '../../components/styles.ts'
import { keepToast, useToast } from '../../components/Toasts.tsx'
import { clearDrafts } from '../../forms/useDraft.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { forgetRecords } from '../palette/recent.ts'

const ProfileDialog = laterDialog(async () => (await import('./ProfileDialog.tsx')).ProfileDialog)

/** The signed-in person, whose name opens their profile, and the logout button. */
export function Person({ viewer: key, collapsed }: { viewer: Person_viewer$key; collapsed: boolean }) {
  const viewer = useFragment(fragment, key)
  const styles = useStyles()
  const [signOut, busy] = useSignOut()
  const [open, setOpen] = useState(false)
  const name = personName(viewer)
  const logout = busy ? 'Logging out...' : 'Logout'
  const leave = { appearance: 'subtle', icon: <SignOutRegular />, disabledFocusable: busy, onClick: signOut } as const
  return (
    <div className={styles.root}>
      <Hint content="Your profile" relationship="description" position="after">
        <Button
          appearance="subtle"
          className={mergeClasses(styles.person, collapsed && styles.icon)}
          // A transition keeps the page in view while the dialog's code is loading.
          onClick={() => startTransition(() => setOpen(true))}
          onFocus={ProfileDialog.preload}
          onPointerEnter={ProfileDialog.preload}
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
      </Hint>
      {collapsed ? (
        <Hint content={logout} relationship="label" position="after">
          <Button {...leave} className={styles.icon} />
        </Hint>
      ) : (
        <Button {...leave} className={styles.logout}>
          {logout}
        </Button>
      )}
      {open && <ProfileDialog viewer={viewer} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Ends the session and leaves by a full redirect, so that none of the session's data stays in memory. */
function useSignOut(): [signOut: () => Promise<void>, busy: boolean] {
  const [commit, busy] = useMutation<PersonSignOutMutation>(signOutMutation)
  const toast = useToast()
  const signOut = useCallback(async () => {
    try {
      if (!(await commit({}))) return
    } catch (error) {
      // Without a session the person is signed out already.
      if (!isProblem(error, 'NOT_AUTHENTICATED')) {
        return toast({ title: 'Error', text: 'Failed to log out', intent: 'error' })
      }
    }
    clearDrafts()
    forgetRecords()
    keepToast({ title: 'Logged out', text: 'You have been successfully logged out', intent: 'success' })
    window.location.assign('/login')
  }, [commit, toast])
  return [signOut, busy]
}

const fragment = graphql`
  fragment Person_viewer on User {
    firstName lastName email
    ...ProfileDialog_viewer
  }
`

const signOutMutation = graphql`
  mutation PersonSignOutMutation {
    signOut { success }
  }
`

const useStyles = makeStyles({
  root: {
    ...column,
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
    paddingLeft: '6px',
    paddingRight: '6px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    [narrow]: { minHeight: '44px' },
  },
  icon: { justifyContent: 'center', minWidth: 0, paddingLeft: 0, paddingRight: 0 },
})
