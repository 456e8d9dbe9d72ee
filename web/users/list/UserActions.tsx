import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UserActions_user$key } from '../../__generated__/UserActions_user.graphql.ts'
import { RowMenu } from '../../components/table/RowMenu.tsx'
import { EditUserDialog } from './EditUserDialog.tsx'
import { SetPasswordDialog } from './SetPasswordDialog.tsx'
import { useDisableUser } from './useDisableUser.ts'
import { useEnableUser } from './useEnableUser.ts'

/** What an admin can do with an account; nobody disables themselves, and one's own password is changed elsewhere. */
export function UserActions({ user: key, isViewer }: { user: UserActions_user$key; isViewer: boolean }) {
  const user = useFragment(fragment, key)
  const { databaseId: id, firstName, lastName, disabledAt } = user
  const disable = useDisableUser()
  const enable = useEnableUser()
  const [open, setOpen] = useState<'edit' | 'password' | null>(null)
  const name = `${firstName} ${lastName}`.trim()
  const edit = { label: 'Edit user', onChoose: () => setOpen('edit') }
  const others = [
    { label: 'Set new password', onChoose: () => setOpen('password') },
    disabledAt
      ? { label: 'Enable user', onChoose: () => enable({ id, name }) }
      : { label: 'Disable user', onChoose: () => disable({ id, name }) },
  ]
  return (
    <>
      <RowMenu label={`Actions for ${name}`} actions={isViewer ? [edit] : [edit, ...others]} />
      {open === 'edit' && <EditUserDialog user={user} onClose={() => setOpen(null)} />}
      {open === 'password' && <SetPasswordDialog user={{ id, name }} onClose={() => setOpen(null)} />}
    </>
  )
}

const fragment = graphql`
  fragment UserActions_user on User {
    databaseId
    firstName
    lastName
    disabledAt
    ...EditUserDialog_user
  }
`
