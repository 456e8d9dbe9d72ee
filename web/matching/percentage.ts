/** A match as far as it is needed to act on it. */
export type Percentage = { talent: { databaseId: number }; matchPercentage: number }
