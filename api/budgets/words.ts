/** The reasons why a margin cannot be computed. */
export const marginProblems = {
  NOT_AGREED: 'An amount is missing.',
  UNREAD: 'An amount cannot be read.',
  RANGE: 'An amount is a range.',
  CURRENCIES_DIFFER: 'The company pays in another currency than the candidate gets.',
  PERIODS_DIFFER: 'One amount is paid once, the other one regularly.',
} as const

export type MarginProblem = keyof typeof marginProblems

/** The note on the pages for a budget without a period. */
export const MONTHLY_ASSUMED = 'Budgets that name no period are taken per month, by 52/12 weeks.'

/** The explanation of the mark beside a range. */
export const RANGE_IN_WORDS = 'This amount is a range. No margin is worked out of it.'
