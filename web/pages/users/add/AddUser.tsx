import { Input, Select } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { addUserRules } from '../../../../api/users/rules.ts'
import type { AddUserMutation } from '../../../__generated__/AddUserMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { FieldPair } from '../../../forms/FieldPair.tsx'
import { FormCard } from '../../../forms/FormCard.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { PasswordInput } from '../../../forms/PasswordInput.tsx'
import { rulesOf } from '../../../forms/rulesOf.ts'
import { useRulesForm } from '../../../forms/useRulesForm.ts'
import { serverMessage } from '../../../relay/ProblemError.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { type Role, roles, roleWords } from '../roles.ts'

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
      <FormField label="Email" required error={errors.email}>
        <Input
          type="email"
          name="email"
          autoComplete="off"
          value={values.email}
          onChange={(_, { value }) => set('email', value)}
        />
      </FormField>
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
      <FieldPair>
        <FormField label="First name" required error={errors.firstName}>
          <Input
            name="firstName"
            autoComplete="off"
            value={values.firstName}
            onChange={(_, { value }) => set('firstName', value)}
          />
        </FormField>
        <FormField label="Last name" required error={errors.lastName}>
          <Input
            name="lastName"
            autoComplete="off"
            value={values.lastName}
            onChange={(_, { value }) => set('lastName', value)}
          />
        </FormField>
      </FieldPair>
      <FormField label="Role" required hint="Admins can add users." error={errors.role}>
        <Select
          name="role"
          value={values.role}
          onChange={(_, { value }) => set('role', roles.find(role => role === value) ?? '')}
        >
          <option value="">Select a role</option>
          {roles.map(role => (
            <option key={role} value={role}>
              {roleWords[role].label}
            </option>
          ))}
        </Select>
      </FormField>
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
