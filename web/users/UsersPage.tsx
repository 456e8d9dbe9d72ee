import { makeStyles } from '@fluentui/react-components'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { FlashRegular } from '@fluentui/react-icons/svg/flash'
import { Suspense, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery, usePreloadedQuery } from 'react-relay'
import { userLabels } from '../../api/users/words.ts'
import type { UsersPage_changePassword$key } from '../__generated__/UsersPage_changePassword.graphql.ts'
import type { UsersPageAddUserMutation } from '../__generated__/UsersPageAddUserMutation.graphql.ts'
import type { UsersPageMutation } from '../__generated__/UsersPageMutation.graphql.ts'
import type { UsersPageQuery } from '../__generated__/UsersPageQuery.graphql.ts'
import type { UsersPageUsersQuery } from '../__generated__/UsersPageUsersQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import type { PageProps } from '../app/definePage.tsx'
import { ButtonLink } from '../app/links.tsx'
import { useCardsLayout } from '../components/CardsSkeleton.tsx'
import { loadCode } from '../components/later.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { PeopleSkeleton } from '../components/PeopleSkeleton.tsx'
import { Card } from '../components/Section.tsx'
import { SmallTable } from '../components/table/SmallTable.tsx'
import { Fields } from '../forms/FieldRows.tsx'
import { FormCard } from '../forms/FormCard.tsx'
import { labelled, password } from '../forms/fields.tsx'
import { useRefresh } from '../list/useRefresh.ts'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'
import { ApiTokens } from './tokens/ApiTokens.tsx'
import { TokensToRevoke } from './tokens/TokensToRevoke.tsx'
import { UserRow } from './UserRow.tsx'
import { accountFields, nameFields, passwordFields, passwordRules, Username } from './userFields.tsx'

/** The page with the viewer's password and API tokens. Admins also see and add users. */
export function UsersPage({ queryRef }: PageProps<UsersPageQuery>) {
  const { viewer } = usePreloadedQuery<UsersPageQuery>(query, queryRef)
  const layout = useCardsLayout()
  if (!viewer) return null
  const isAdmin = viewer.role === 'ADMIN'
  return (
    <>
      <PageHeader title="User Management">
        {isAdmin && (
          <>
            <ButtonLink to="/webhooks" icon={<FlashRegular />}>
              Webhooks
            </ButtonLink>
            <ButtonLink to="/agency" icon={<BuildingRegular />}>
              Agency settings
            </ButtonLink>
          </>
        )}
      </PageHeader>
      <div className={layout.columns}>
        <div className={layout.column}>
          {isAdmin && <Users />}
          <ApiTokens viewer={viewer} />
        </div>
        <div className={layout.column}>
          {isAdmin && <AddUser />}
          <ChangePassword viewer={viewer} />
        </div>
      </div>
    </>
  )
}

function Users() {
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

/** The rows of the table, with a query of their own, as only admins may run this query. */
function Rows() {
  const { users } = useLazyLoadQuery<UsersPageUsersQuery>(usersQuery, {}, { fetchPolicy: 'store-and-network' })
  return (
    <SmallTable label="Users" columns={columns} action="Actions">
      {users.map(user => (
        <UserRow key={user.id} user={user} />
      ))}
    </SmallTable>
  )
}

function ChangePassword({ viewer: key }: { viewer: UsersPage_changePassword$key }) {
  const { id, email } = useFragment(fragment, key)
  const refresh = useRefresh()
  const [revokes, setRevokes] = useState(true)
  const [changePassword] = useMutation<UsersPageMutation>(mutation)
  const form = useRecordForm({
    fields,
    rules: passwordRules,
    save: input => changePassword({ input: { ...input, revokeApiTokens: revokes } }),
    saved: { title: 'Password changed', text: 'You are signed out wherever else you were signed in.' },
    failed: withReason('Failed to change password', 'Please try again.'),
    onSaved() {
      form.reset()
      setRevokes(true)
      refresh()
    },
  })
  return (
    <FormCard title="Change password" form={form} action="Change password" working="Changing...">
      <Username email={email} />
      <Fields form={form} />
      {form.values.newPassword && (
        <Suspense>
          <TokensToRevoke userId={id} revokes={revokes} onChange={setRevokes} />
        </Suspense>
      )}
    </FormCard>
  )
}

const fields = passwordFields({ required: true })

function AddUser() {
  const [addUser] = useMutation<UsersPageAddUserMutation>(addUserMutation)
  const form = useRecordForm({
    fields: addUserFields,
    rules: () => loadCode(async () => (await import('../../api/users/rules.ts')).addUserRules),
    save: input =>
      addUser(
        { input },
        {
          updater(store) {
            const added = store.getRootField('addUser').getLinkedRecord('user')
            const root = store.getRoot()
            const known = root.getLinkedRecords('users')
            if (known) root.setLinkedRecords([...known, added], 'users')
          },
        },
      ),
    saved: (_, { email }) => ({ title: 'User added', text: `${email} can sign in now.` }),
    failed: withReason('Failed to add user', 'Please try again.'),
    onSaved: () => form.reset(),
  })
  return (
    <FormCard title="Add user" form={form} action="Add user" working="Adding...">
      <Fields form={form} />
    </FormCard>
  )
}

const { email, role } = accountFields

const addUserFields = {
  email,
  ...labelled(userLabels, {
    password: password({
      required: true,
      autoComplete: 'new-password',
      hint: 'At least 5 characters. They can change it here.',
    }),
  }),
  ...nameFields,
  role,
}

const query = graphql`
  query UsersPageQuery @preloadable {
    viewer {
      role
      ...ApiTokens_viewer
      ...UsersPage_changePassword
    }
  }
`

const usersQuery = graphql`
  query UsersPageUsersQuery {
    users { id ...UserRow_user }
  }
`

const fragment = graphql`
  fragment UsersPage_changePassword on User { id email }
`

const mutation = graphql`
  mutation UsersPageMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) { success }
  }
`

const addUserMutation = graphql`
  mutation UsersPageAddUserMutation($input: AddUserInput!) {
    addUser(input: $input) {
      user { id ...UserRow_user }
    }
  }
`

/** The padding leaves space for the head of the table. */
const useStyles = makeStyles({ skeleton: { paddingBlockStart: '28px' } })
