import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { contactBanSides } from './words.ts'

/** What the schema says of do-not-contact lists. */
export const contactBanDescriptions: Descriptions = {
  'ContactBan.askedBy': 'Which side asked for it.',
  'ContactBan.company': 'The company that must not get this talent.',
  'ContactBan.talent': 'The talent who must not be sent there.',
  'ContactBan.createdBy': 'The colleague who noted it; null when that is not known any more.',
  'ContactBan.reason': 'Why, as free text; null when nothing was said.',
  ContactBanSide: 'Who asked that a company and a talent are not brought together.',
  ...valuesOf('ContactBanSide', contactBanSides, { CLIENT: 'the company asked.', TALENT: 'the talent asked.' }),
  'Mutation.removeContactBan': 'Takes a company and a talent off the do-not-contact list.',
}
