import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { userRoles } from './words.ts'

/** What the schema says of colleagues. */
export const userDescriptions: Descriptions = {
  User: 'Somebody with an account: a colleague. Visible to staff.',
  'User.email': 'The address they sign in with, in lower case.',
  'User.firstName': 'As it is shown beside what they do.',
  'User.lastName': 'As it is shown beside what they do.',
  'User.role': 'What they may do beside the work of a recruiter.',
  UserRole: 'What somebody may do.',
  ...valuesOf('UserRole', userRoles, {
    USER: 'a recruiter: all but accounts and the settings of the agency.',
    ADMIN: 'accounts and the settings of the agency, too.',
  }),
  'AddUserInput.email': 'The address they sign in with. CONFLICT when it has an account.',
  'AddUserInput.password': 'Their first password.',
  'AddUserInput.role': 'USER by default.',
  'SetUserPasswordInput.password': 'The new password.',
}
