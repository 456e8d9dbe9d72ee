/** The bands of percentages, best first. */
export const bands = { HIGH: '80% and more', MIDDLE: '60–79%', LOW: 'Below 60%' } as const

/** The steps that a suggested talent reached on the deal. Each step also counts talents who got further. */
export const outcomes = {
  SUGGESTED: 'Suggested',
  ADDED: 'Added to the deal',
  SENT: 'Sent',
  INTERVIEWED: 'Interviewed',
  SELECTED: 'Selected',
} as const

export type Band = keyof typeof bands
export type Outcome = keyof typeof outcomes

/** The lowest percentage of a good suggestion: adding a talent below it counts as overruling. */
export const GOOD_SCORE = 60

/** The definition of overruling, as shown to users. The SQL in scoreboard.ts implements this definition. */
export const OVERRULED =
  'A recruiter added somebody to a deal after suggestions for it were shown. It counts as overruled when that person was not suggested, or with less than 60%, and nobody of the first three suggested is on the deal. People who applied themselves do not count.'
