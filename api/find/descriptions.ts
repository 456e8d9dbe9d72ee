import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of finding records. */
export const findDescriptions: Descriptions = {
  'AlsoFoundPlace.place': 'Which part of the profile it is.',
  AlsoFoundPlaceName: 'A part of a profile that is searched beside name, role and area.',
  'AlsoFoundPlaceName.COMPANIES': 'Former employers and positions.',
  'AlsoFoundPlaceName.EMAIL': 'The e-mail address.',
  'AlsoFoundPlaceName.PHONE': 'The phone number, however it is written.',
  'AlsoFoundPlaceName.LINKEDIN': 'The name within the address on LinkedIn.',
  'AlsoFoundPlaceName.HIGHLIGHTS': 'The key highlights.',
  'AlsoFoundPlaceName.SKILLS': 'The skills.',
  'AlsoFoundPlaceName.SUMMARY': 'The summary.',
}
