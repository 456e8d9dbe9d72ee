/** The statuses in display order. Here and below, keys are from the API, labels from the specification. */
export const talentStatuses = {
  BACKLOG: 'Backlog',
  VETTED: 'Vetted',
  INTERVIEWED: 'Interviewed',
  ASSIGNED: 'Assigned',
  DROPPED: 'Dropped',
} as const

/** Whether a talent can be offered to a client: not assigned, not placed, not in interview on another deal. */
export const availabilities = { yes: 'Available now', no: 'Not available now' } as const

export const talentAreas = {
  TECH: 'Tech',
  DESIGN: 'Design',
  DATA: 'Data',
  MARKETING: 'Marketing',
  PRODUCT: 'Product',
  OTHER: 'Other',
} as const

/** The position of the family name in a name. */
export const nameOrders = {
  UNKNOWN: 'Not known',
  GIVEN_FIRST: 'Given name first',
  FAMILY_FIRST: 'Family name first',
} as const

export const rateTypes = { NONE: 'None', FULL_TIME: 'Full-Time', HOURLY: 'Hourly', BOTH: 'Both' } as const

export type TalentStatus = keyof typeof talentStatuses
export type TalentArea = keyof typeof talentAreas
export type RateType = keyof typeof rateTypes

/**
 * Field labels for the form, messages and the timeline, in the form's order. The list defines column titles of its own,
 * which the specification fixes: 'LinkedIn', 'Rate Preference'.
 */
export const talentLabels = {
  name: 'Name',
  role: 'Role',
  area: 'Area',
  seniority: 'Seniority',
  status: 'Status',
  summary: 'Summary',
  keyHighlights: 'Key highlights',
  email: 'Email',
  phone: 'Phone',
  linkedinUrl: 'LinkedIn URL',
  techStack: 'Tech stack',
  companies: 'Companies',
  previousCompanies: 'Previous companies',
  portfolioUrls: 'Portfolio URLs',
  portfolioUrl: 'Portfolio URL',
  portfolioPdfUrl: 'Portfolio PDF',
  preferredRateType: 'Rate type',
  minFullTimeRate: 'Minimum monthly rate',
  maxFullTimeRate: 'Maximum monthly rate',
  minHourlyRate: 'Minimum hourly rate',
  maxHourlyRate: 'Maximum hourly rate',
  preferredFullTimeRate: 'Preferred monthly rate',
  preferredHourlyRate: 'Preferred hourly rate',
  availability: 'Availability',
  internalScoring: 'Internal scoring',
  referredBy: 'Referred by',
  profilePictureUrl: 'Profile picture',
  resumeUrl: 'Resume',
  // This field comes last, as integrators find CSV columns by position.
  nameOrder: 'Order of the name',
} as const

export type TalentField = keyof typeof talentLabels

/** Maximum number of talents selected one by one for an export. */
export const MOST_CHOSEN = 1_000

/** Maximum number of talents in one bulk action. */
export const MOST_AT_ONCE = 200

/** Labels of a former employer's fields. */
export const previousCompanyLabels = { company: 'Company', title: 'Job title', description: 'Description' } as const

/** The stored rates of a talent: plain texts with their currency. */
export type Rates = {
  readonly preferredRateType: string
} & {
  readonly [Field in
    | 'minFullTimeRate'
    | 'maxFullTimeRate'
    | 'minHourlyRate'
    | 'maxHourlyRate'
    | 'preferredFullTimeRate'
    | 'preferredHourlyRate']?: string | null
}

/** A kind of rate, whether the talent prefers it, and the amount as a text; '' if none is stored. */
export type Rate = { type: 'FULL_TIME' | 'HOURLY'; isPreferred: boolean; amount: string }

/** The word before an amount without a maximum (`from`), and before an amount without a minimum (`upTo`). */
export type Starts = { from: string; upTo: string }

/** The rates of a talent as texts such as '€6,200 – €7,000 / month' and 'from €50 / hour'. */
export function ratesOf(rates: Rates, starts: Starts): Rate[] {
  const isPreferred = (type: RateType) => rates.preferredRateType === type || rates.preferredRateType === 'BOTH'
  const monthly = range(rates.minFullTimeRate, rates.maxFullTimeRate, starts) || rates.preferredFullTimeRate
  const hourly = range(rates.minHourlyRate, rates.maxHourlyRate, starts) || rates.preferredHourlyRate
  return [
    { type: 'FULL_TIME', isPreferred: isPreferred('FULL_TIME'), amount: withUnit(monthly, 'month') },
    { type: 'HOURLY', isPreferred: isPreferred('HOURLY'), amount: withUnit(hourly, 'hour') },
  ]
}

type Stored = string | null | undefined

function range(min: Stored, max: Stored, { from, upTo }: Starts): string {
  const [least, most] = [min?.trim(), max?.trim()]
  if (least && most) return least === most ? least : `${least} – ${most}`
  if (least) return `${from} ${least}`
  return most ? `${upTo} ${most}` : ''
}

/** Appends the unit unless the text already contains it. */
function withUnit(stored: Stored, unit: string): string {
  const amount = stored?.trim() ?? ''
  const hasUnit = /\/|\b(per|mo|pm|ph|month|year|annum|day|hour|hr|h)\b|monthly|hourly|yearly/i.test(amount)
  return amount === '' || hasUnit ? amount : `${amount} / ${unit}`
}
