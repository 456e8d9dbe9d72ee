import { graphql } from 'react-relay'
import { addUserRules } from '../../../api/users/rules.ts'
import type { AddUserMutation } from '../../__generated__/AddUserMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormCard } from '../../forms/FormCard.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { rulesOf } from '../../forms/rulesOf.ts'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { Role } from '../roles.ts'
import { EmailField, NameFields, RoleField } from '../UserFields.tsx'

/** For admins: makes a colleague's account. */
export function AddUser() {
  const toast = useToast()
  const [commit] = useMutation<AddUserMutation>(mutation)
  const form = useRulesForm(formRules, emptyValues)
  const { values, errors, set } = form
  return (
    <FormCard
      title="Add user"
      form={form.props({
        async save(input) {
          const answer = await commit(
            { input },
            {
              updater(store) {
                const added = store.getRootField('addUser').getLinkedRecord('user')
                const root = store.getRoot()
                const known = root.getLinkedRecords('users')
                if (known) root.setLinkedRecords([...known, added], 'users')
              },
            },
          )
          if (!answer) return
          form.reset()
          toast({ title: 'User added', text: `${input.email} can sign in now.` })
        },
        onFailed(error) {
          const text = serverMessage(error, 'Please try again.')
          toast({ title: 'Failed to add user', text, intent: 'error' })
        },
      })}
      busy={form.busy}
      action={{ label: 'Add user', working: 'Adding...' }}
    >
      <EmailField values={values} errors={errors} set={set} />
      <FormField
        label="Password"
        required
        hint="At least 5 characters. They can change it here."
        error={errors.password}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={values.password}
          onChange={(_, { value }) => set('password', value)}
        />
      </FormField>
      <NameFields values={values} errors={errors} set={set} />
      <RoleField role={values.role} error={errors.role} onChange={role => set('role', role)} />
    </FormCard>
  )
}

type Values = { email: string; password: string; firstName: string; lastName: string; role: Role | '' }

const emptyValues: Values = { email: '', password: '', firstName: '', lastName: '', role: '' }

const formRules = rulesOf<Values>()(addUserRules)

const mutation = graphql`
  mutation AddUserMutation($input: AddUserInput!) {
    addUser(input: $input) {
      user {
        id
        ...UserRow_user
      }
    }
  }
`
