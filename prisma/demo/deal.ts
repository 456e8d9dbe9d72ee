import type { CandidateStatus, CompanyStatus, DealStatus, TargetArea } from '../../api/generated/prisma/enums.ts'
import type { ColleagueKey } from './colleagues.ts'

/** An invented client. It began with Onboarding; `moves` tell how it came to its present status. */
export type DemoCompany = {
  /** Unique among the demo companies. */
  name: string
  mainStakeholder: string
  billing?: string
  notes?: string
  addedDaysAgo: number
  addedBy: ColleagueKey
  moves: { to: CompanyStatus; daysAgo: number; by: ColleagueKey }[]
}

/** An invented job opening or placement. Rows and history are derived from it, and from the stories of its talents. */
export type DemoDeal = {
  /** Unique among the demo deals. */
  title: string
  /** The name of a demo company. */
  company: string
  /** Null for an old record. */
  description: string | null
  terms: DemoTerms
  /** What the terms became since, in order. */
  billing?: DemoBilling[]
  status: DealStatus
  area?: TargetArea
  by: ColleagueKey
  openedDaysAgo: number
  /** For Closed, Finished and On Hold, and for Filled without a winner: when it came to that. */
  endedDaysAgo?: number
  deadlineInDays?: number
  startsInDays?: number
  notes?: string
  candidates?: DemoCandidate[]
  /** The apply link was shared, for so many applications. */
  shared?: { limit?: number }
  applications?: DemoApplication[]
}

/** Managed by the month, or a fee for head-hunting; `old` are the terms of a record that has only a budget. */
export type DemoTerms =
  | { company: string; candidate: string; hours: number }
  | { old: string; candidate: string; hours: number }
  | { fee: string; hours: number }

export type DemoBilling = {
  company: string
  candidate: string
  hours: number
  reason: string
  daysAgo: number
  /** From the day it was agreed. */
  effectiveInDays: number
  notes?: string
}

export type DemoCandidate = {
  /** The name of a demo talent. */
  talent: string
  status: CandidateStatus
  match: number
  notes?: string
  interviewInDays?: number
  /** When they came to the present status; otherwise the talent's own story tells. */
  decidedDaysAgo?: number
}

/** Somebody who applied through the public page. */
export type DemoApplication = {
  /** Null for a scan that nobody can read. */
  name: string | null
  role?: string
  stack?: string
  email?: string
  phone?: string
  match?: number
  status: CandidateStatus
  notes?: string
  coverLetter?: string
  daysAgo: number
  /** The demo talent that was made of the applicant. */
  becameTalent?: string
}

type CandidateDetails = Pick<DemoCandidate, 'notes' | 'interviewInDays' | 'decidedDaysAgo'>

export function candidate(
  talent: string,
  [status, match]: [CandidateStatus, number],
  details: CandidateDetails = {},
): DemoCandidate {
  return { talent, status, match, ...details }
}

/** A job description: a sentence or two, what there is to do, what it takes, and where. */
export function job(
  lead: string,
  { tasks, needs, where }: { tasks: string[]; needs: string[]; where: string },
): string {
  return [lead, 'What you will do:', ...tasks.map(point), 'What you bring:', ...needs.map(point), where].join('\n')
}

const point = (text: string) => `- ${text}`
