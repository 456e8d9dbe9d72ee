/** The states of a consent. Refused was never given, Withdrawn was. */
export const consentStates = {
  ASKED: 'Asked',
  GIVEN: 'Given',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
} as const

export type ConsentState = keyof typeof consentStates

export const consentLabels = { wording: 'Wording' } as const
