import { z } from 'zod'
import { updateProfileRules } from '../../../api/users/rules.ts'
import { passwordFormRules } from '../../users/password/passwordFormRules.ts'

type Values = {
  firstName: string
  lastName: string
  currentPassword: string
  newPassword: string
  confirmation: string
}

/** The server's rules for the names, and those for a new password as soon as anything of it is filled in. */
export const profileFormRules = z.custom<Values>().transform((values, context) => {
  const names = updateProfileRules.safeParse(values)
  const wanted = Boolean(values.currentPassword || values.newPassword || values.confirmation)
  const password = wanted ? passwordFormRules.safeParse(values) : null
  for (const checked of [names, password]) {
    for (const { path, message } of checked?.error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  }
  if (!names.success || password?.success === false) return z.NEVER
  return { names: names.data, password: password?.data ?? null }
})
