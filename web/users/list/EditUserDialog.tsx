import { graphql, useFragment } from 'react-relay'
import type { z } from 'zod'
import { updateUserRules } from '../../../api/users/rules.ts'
import type { EditUserDialog_user$key } from '../../__generated__/EditUserDialog_user.graphql.ts'
import type { EditUserDialogMutation } from '../../__generated__/EditUserDialogMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { rulesOf } from '../../forms/rulesOf.ts'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { type Role, roles } from '../roles.ts'
import { EmailField, NameFields, RoleField } from '../UserFields.tsx'

/** For admins: names, e-mail and role of an account, their own included. */
export function EditUserDialog({ user: key, onClose }: { user: EditUserDialog_user$key; onClose: () => void }) {
  const user = useFragment(fragment, key)
  const toast = useToast()
  const [commit] = useMutation<EditUserDialogMutation>(mutation)
  const { databaseId: id, email, firstName, lastName } = user
  const role = roles.find(known => known === user.role) ?? ''
  const form = useRulesForm<Values, Changes>(formRules, { email, firstName, lastName, role })
  const { values, errors, set } = form
  return (
    <FormDialog
      title="Edit user"
      form={form.props({
        async save(changes) {
          if (!(await commit({ input: { id, ...changes } }))) return
          onClose()
          toast({ title: 'User updated', text: `${changes.firstName} ${changes.lastName} has been saved.` })
        },
        onFailed(error) {
          const text = serverMessage(error, 'Please try again.')
          toast({ title: 'Failed to update user', text, intent: 'error' })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Save changes', working: 'Saving...' }}
      onClose={onClose}
    >
      <NameFields values={values} errors={errors} set={set} />
      <EmailField values={values} errors={errors} set={set} />
      <RoleField role={values.role} error={errors.role} onChange={chosen => set('role', chosen)} />
    </FormDialog>
  )
}

type Changes = z.output<typeof updateUserRules>

type Values = { email: string; firstName: string; lastName: string; role: Role | '' }

const formRules = rulesOf<Values>()(updateUserRules)

const fragment = graphql`
  fragment EditUserDialog_user on User {
    databaseId
    email
    firstName
    lastName
    role
  }
`

const mutation = graphql`
  mutation EditUserDialogMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...UserRow_user
      }
    }
  }
`
