/** The maximum number of results. */
export const MAX_MATCHES = 50

export const MATCHING_FAILED = 'Failed to match candidates. Please try again.'
