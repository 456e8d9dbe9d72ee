import { graphql, useFragment } from 'react-relay'
import type { UserActions_user$key } from '../../../__generated__/UserActions_user.graphql.ts'
import { RowMenu } from '../../../components/table/RowMenu.tsx'
import { useDisableUser } from './useDisableUser.ts'
import { useEnableUser } from './useEnableUser.ts'

/** What an admin can do with a colleague's account. */
export function UserActions({ user: key }: { user: UserActions_user$key }) {
  const { databaseId: id, firstName, lastName, disabledAt } = useFragment(fragment, key)
  const disable = useDisableUser()
  const enable = useEnableUser()
  const name = `${firstName} ${lastName}`.trim()
  const action = disabledAt
    ? { label: 'Enable user', onChoose: () => enable({ id, name }) }
    : { label: 'Disable user', onChoose: () => disable({ id, name }) }
  return <RowMenu label={`Actions for ${name}`} actions={[action]} />
}

const fragment = graphql`
  fragment UserActions_user on User {
    databaseId
    firstName
    lastName
    disabledAt
  }
`
