import type { Descriptions } from '../graphql/descriptions.ts'

/** Descriptions of signing in and of API tokens. */
export const authDescriptions: Descriptions = {
  'ApiToken.name': 'The purpose of the token, as its owner wrote it.',
  ApiTokenScope: 'What an API token may do.',
  'AddApiTokenPayload.apiToken': 'The token as the list of tokens shows it.',
  'ChangePasswordInput.currentPassword': 'The present password.',
  'ChangePasswordInput.newPassword': 'The new password.',
  'ConfirmPasswordInput.password': 'The present password.',
  'ConfirmPasswordPayload.confirmedUntil': 'Until then, the session may hand out access.',
  'RevokeApiTokenPayload.revokedApiTokenId': 'Global id of the token that ended.',
  'SignInInput.email': 'Letter case does not matter.',
  'SignInInput.password': 'After several wrong ones, TOO_MANY tells how long to wait.',
  'Mutation.signIn': 'Starts a session and sets its cookie. For browsers; programs send an API token.',
  'Mutation.signOut': 'Ends the session of this request.',
}
