/** What revenue is told by. */
export const revenueGroups = { MONTH: 'Month', COMPANY: 'Company', RECRUITER: 'Recruiter', SOURCE: 'Source' } as const

export type RevenueGroup = keyof typeof revenueGroups

/** Where the person on a filled deal came from. The first one that holds counts. */
export const sources = {
  APPLICATION: 'Applied to the deal',
  REFERRAL: 'Referred by a talent',
  MATCHING: 'Found by matching',
  BY_HAND: 'Added by a recruiter',
  UNKNOWN: 'No selected candidate',
} as const

export type Source = keyof typeof sources

/** The steps of the funnel, each with all who came further. */
export const funnelSteps = {
  APPLIED: 'Added or applied',
  SCREENED: 'Screened',
  SENT: 'Sent',
  INTERVIEWED: 'Interviewed',
  SELECTED: 'Selected',
} as const

/** Who is counted by the funnel: talents on a deal, and applications that are not candidates, too. */
export const funnelSides = { INTERNAL: 'Internal', EXTERNAL: 'External' } as const

export type FunnelSide = keyof typeof funnelSides

export type FunnelStep = keyof typeof funnelSteps
