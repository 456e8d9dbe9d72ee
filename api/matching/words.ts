/** The maximum number of results. */
export const MAX_MATCHES = 50

export const MATCHING_FAILED = 'Failed to match candidates. Please try again.'

/** The kinds of requirements, in the order in which they are shown. */
export const requirementKinds = {
  ROLE: 'Role',
  SENIORITY: 'Seniority',
  YEARS: 'Years',
  SKILL: 'Skill',
  LANGUAGE: 'Language',
} as const

/** The possible importances of a requirement. */
export const importances = { MUST: 'Must have', WISH: 'Nice to have', IGNORED: 'Ignored' } as const

/** The possible verdicts: how far a profile meets a requirement. */
export const verdicts = { MET: 'Met', PARTLY: 'Partly', MISSING: 'Missing', UNKNOWN: 'Not known' } as const

/** The maximum number of requirements of a search. */
export const MOST_REQUIREMENTS = 40
