import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of the ledger. */
export const introductionDescriptions: Descriptions = {
  'Introduction.at': 'When it happened.',
  'Introduction.event': 'What happened.',
  'Introduction.hash': 'SHA-256 of this record with the hash of the one before it.',
  'Introduction.previousHash': 'The `hash` of the record before.',
  IntroductionEvent: 'What the ledger records of a share.',
  'IntroductionEvent.SHARED': 'Profiles were frozen and the link was made.',
  'IntroductionEvent.OPENED': 'The client opened the link.',
  'IntroductionEvent.RENEWED': 'Profiles were frozen anew.',
}
