import { FormField } from '../../forms/FormField.tsx'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import type { FieldErrors } from '../../forms/useRulesForm.ts'

type Values = { currentPassword: string; newPassword: string; confirmation: string }

type Props = {
  email: string
  values: Values
  errors: FieldErrors
  set: (name: keyof Values, value: string) => void
  /** Not where the password may also stay as it is. */
  required?: boolean
}

/** The password as it is, and twice as it shall be. */
export function PasswordFields({ email, values, errors, set, required = true }: Props) {
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField label="Current password" required={required} error={errors.currentPassword}>
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          value={values.currentPassword}
          onChange={(_, { value }) => set('currentPassword', value)}
        />
      </FormField>
      <FormField label="New password" required={required} hint="At least 5 characters." error={errors.newPassword}>
        <PasswordInput
          name="newPassword"
          autoComplete="new-password"
          value={values.newPassword}
          onChange={(_, { value }) => set('newPassword', value)}
        />
      </FormField>
      <FormField label="Confirm new password" required={required} error={errors.confirmation}>
        <PasswordInput
          name="confirmation"
          autoComplete="new-password"
          value={values.confirmation}
          onChange={(_, { value }) => set('confirmation', value)}
        />
      </FormField>
    </>
  )
}
