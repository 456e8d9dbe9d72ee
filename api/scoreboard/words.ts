/** The bands of percentages, best first. */
export const bands = { HIGH: '80% and more', MIDDLE: '60–79%', LOW: 'Below 60%' } as const

/** How far a suggested talent came on the deal: each counts those who came further, too. */
export const outcomes = {
  SUGGESTED: 'Suggested',
  ADDED: 'Added to the deal',
  SENT: 'Sent',
  INTERVIEWED: 'Interviewed',
  SELECTED: 'Selected',
} as const

export type Band = keyof typeof bands
export type Outcome = keyof typeof outcomes

/** Who is below was not really suggested: adding them counts as overruling. */
export const GOOD_SCORE = 60

/** What overruling is, word for word as it is counted. */
export const OVERRULED =
  'A recruiter added somebody to a deal after suggestions for it were shown. It counts as overruled when that person was not suggested, or with less than 60%, and nobody of the first three suggested is on the deal. People who applied themselves do not count.'
