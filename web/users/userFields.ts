import { userLabels, userRoles } from '../../api/users/words.ts'
import { choice } from '../forms/choices.tsx'
import { labelled, text } from '../forms/fields.tsx'

/** A person's names, side by side where there is room. */
export const nameFields = labelled(userLabels, {
  firstName: text({ required: true, half: true }),
  lastName: text({ required: true, half: true }),
})

/** An account: the e-mail address that somebody signs in with, and what they may do. */
export const accountFields = labelled(userLabels, {
  email: text({ type: 'email', required: true }),
  role: choice(userRoles, '', { required: true, hint: 'Admins can add users.', placeholder: 'Select a role' }),
})
