/** The states of a consent. Refused means that consent was never given, Withdrawn that it was given before. */
export const consentStates = {
  ASKED: 'Asked',
  GIVEN: 'Given',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
} as const

export type ConsentState = keyof typeof consentStates

export const consentLabels = { wording: 'Wording' } as const
