import type { TalentArea, TalentStatus } from '../../api/generated/prisma/enums.ts'
import type { ColleagueKey } from './colleagues.ts'
import type { Portrait } from './drawPortrait.ts'

/** An invented person, written down as data. What follows from it (rows, files, history) is derived elsewhere. */
export type DemoTalent = {
  /** Unique among the demo talents. */
  name: string
  role: string
  area: TalentArea
  seniority: string
  /** Printed on the resume only. */
  place: string
  /** Comma-separated; empty for people without a stack. */
  stack: string
  /** Newest first. A plain string is an entry of the old kind. */
  jobs: (DemoJob | string)[]
  summary: string
  highlights: string[]
  /** False for old records that lack an address. */
  linkedin?: false
  portfolioUrls?: string[]
  /** The old single address. */
  portfolioUrl?: string
  /** A number from a range that is reserved for fiction. */
  phone?: string
  rate?: DemoRate
  scoring?: string
  /** The name of another demo talent. */
  referredBy?: string
  portrait?: Portrait
  /** Comma-separated, for the resume. */
  speaks: string
  /** Degree, school, years; for the resume. */
  studied: string
  /** How many days ago this person came into the database. */
  addedDaysAgo: number
  addedBy: ColleagueKey
  /** What happened since, in order. The last move decides the present status. */
  story: StoryStep[]
}

/** `years` is 'from - to'. `did` becomes the entry's description, and one bullet per sentence on the resume. */
export type DemoJob = { company: string; title: string; years: string; did: string }

export type DemoRate = {
  fullTime?: [min: string, max?: string]
  hourly?: [min: string, max?: string]
  /** The fields that were used before there were ranges. */
  oldFullTime?: string
  oldHourly?: string
}

/** Fields whose earlier value a story may tell; the value after it is the present one. */
export type EditedField =
  | 'role'
  | 'seniority'
  | 'phone'
  | 'techStack'
  | 'internalScoring'
  | 'minFullTimeRate'
  | 'maxFullTimeRate'
  | 'minHourlyRate'
  | 'maxHourlyRate'

export type StoryStep =
  | { what: 'said'; by: ColleagueKey; comment: string }
  | { what: 'moved'; by: ColleagueKey; to: TalentStatus }
  | { what: 'edited'; by: ColleagueKey; before: Partial<Record<EditedField, string>> }
  | { what: 'shared'; by: ColleagueKey }

export function said(by: ColleagueKey, comment: string): StoryStep {
  return { what: 'said', by, comment }
}

export function moved(by: ColleagueKey, to: TalentStatus): StoryStep {
  return { what: 'moved', by, to }
}

/** `before` holds what the fields were; what they became is what the talent has now. */
export function edited(by: ColleagueKey, before: Partial<Record<EditedField, string>>): StoryStep {
  return { what: 'edited', by, before }
}

export function shared(by: ColleagueKey): StoryStep {
  return { what: 'shared', by }
}
