/** The groupings of revenue. */
export const revenueGroups = { MONTH: 'Month', COMPANY: 'Company', RECRUITER: 'Recruiter', SOURCE: 'Source' } as const

export type RevenueGroup = keyof typeof revenueGroups

/** How the person on a filled deal was found. The first matching source counts. */
export const sources = {
  APPLICATION: 'Applied to the deal',
  REFERRAL: 'Referred by a talent',
  MATCHING: 'Found by matching',
  BY_HAND: 'Added by a recruiter',
  UNKNOWN: 'No selected candidate',
} as const

export type Source = keyof typeof sources

/** The steps of the funnel. Each step also counts people who got further. */
export const funnelSteps = {
  APPLIED: 'Added or applied',
  SCREENED: 'Screened',
  SENT: 'Sent',
  INTERVIEWED: 'Interviewed',
  SELECTED: 'Selected',
} as const

/** The sides of the funnel: talents on a deal, and applications that did not become candidates. */
export const funnelSides = { INTERNAL: 'Internal', EXTERNAL: 'External' } as const

export type FunnelSide = keyof typeof funnelSides

export type FunnelStep = keyof typeof funnelSteps
