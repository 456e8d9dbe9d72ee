import { Input, Select } from '@fluentui/react-components'
import { FieldPair } from '../forms/FieldPair.tsx'
import { FormField } from '../forms/FormField.tsx'
import type { FieldErrors } from '../forms/useRulesForm.ts'
import { type Role, roles, roleWords } from './roles.ts'

type Props<Values> = {
  values: Values
  errors: FieldErrors
  set: (name: keyof Values & string, value: string) => void
}

/** A person's names, side by side where there is room. */
export function NameFields({ values, errors, set }: Props<{ firstName: string; lastName: string }>) {
  return (
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
  )
}

/** The e-mail address that somebody signs in with. */
export function EmailField({ values, errors, set }: Props<{ email: string }>) {
  return (
    <FormField label="Email" required error={errors.email}>
      <Input
        type="email"
        name="email"
        autoComplete="off"
        value={values.email}
        onChange={(_, { value }) => set('email', value)}
      />
    </FormField>
  )
}

type RoleProps = { role: Role | ''; error: string | undefined; onChange: (role: Role | '') => void }

export function RoleField({ role: chosen, error, onChange }: RoleProps) {
  return (
    <FormField label="Role" required hint="Admins can add users." error={error}>
      <Select
        name="role"
        value={chosen}
        onChange={(_, { value }) => onChange(roles.find(role => role === value) ?? '')}
      >
        <option value="">Select a role</option>
        {roles.map(role => (
          <option key={role} value={role}>
            {roleWords[role].label}
          </option>
        ))}
      </Select>
    </FormField>
  )
}
