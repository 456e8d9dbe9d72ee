import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { consentStates } from './words.ts'

/** What the schema says of consents. */
export const consentDescriptions: Descriptions = {
  'Consent.confirmedAt': 'When the talent agreed; null before.',
  'Consent.deal': 'The deal they were asked about; null when it was deleted.',
  'Consent.requestedAt': 'When the link was made.',
  'Consent.requestedBy': 'The colleague who asked; null when that is not known any more.',
  'Consent.talent': 'Who was asked.',
  ConsentState: 'What a talent answered.',
  ...valuesOf('ConsentState', consentStates, {
    ASKED: 'not answered yet.',
    GIVEN: 'the talent may be presented.',
    REFUSED: 'never given.',
    WITHDRAWN: 'given, and taken back.',
  }),
  'PublicConsent.agency': 'Who asks.',
  'PublicConsent.confirmedAt': 'When it was given; null before.',
  'PublicConsent.state': 'What was answered last.',
  'PublicConsent.wording': 'What the talent agrees to, word for word.',
  'RequestConsentInput.wording': "What the talent agrees to, in other words than the deal's `consentWording`.",
}
