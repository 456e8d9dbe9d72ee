import type { CandidateStatus, TalentStatus } from '../../api/generated/prisma/enums.ts'
import { talentStatuses } from '../../api/talents/rules.ts'
import { chance } from './chance.ts'
import { day, daysBefore, inOrder, minute } from './dates.ts'
import type { DemoCandidate, DemoDeal } from './deal.ts'
import type { DemoHistory } from './stories.ts'

/** How a candidate came to their present status, the addition first. */
export type CandidateHistory = { status: CandidateStatus; at: Date }[]

/** What a candidate goes through, after Applied, to end at a status. */
export const PATHS: Record<CandidateStatus, CandidateStatus[]> = {
  APPLIED: [],
  SCREENED: ['SCREENED'],
  SENT: ['SCREENED', 'SENT'],
  INTERVIEWED: ['SCREENED', 'SENT', 'INTERVIEWED'],
  SELECTED: ['SCREENED', 'SENT', 'INTERVIEWED', 'SELECTED'],
  REJECTED: ['SCREENED', 'SENT', 'REJECTED'],
  WITHDRAWN: ['SCREENED', 'WITHDRAWN'],
}

/** What of the talent's own story belongs to which end. */
const ANCHORS: Partial<Record<CandidateStatus, TalentStatus>> = {
  SELECTED: 'ASSIGNED',
  INTERVIEWED: 'INTERVIEWED',
  REJECTED: 'DROPPED',
  WITHDRAWN: 'DROPPED',
}

/**
 * Dates the candidate's way: they were added when both the deal and the talent were there, and came to their present
 * status when the talent's own story says so. Never beyond `now`.
 */
export function candidateHistory(
  candidate: DemoCandidate,
  { deal, openedAt, talent, now }: { deal: DemoDeal; openedAt: Date; talent: DemoHistory; now: Date },
): CandidateHistory {
  const luck = chance(`${deal.title}, ${candidate.talent}`)
  const steps = PATHS[candidate.status]
  const earliest = Math.max(openedAt.getTime(), talent.createdAt.getTime()) + 45 * minute
  const end = endOf(candidate, talent) ?? null
  const last = end ? end.getTime() + 6 * minute : earliest + (steps.length + 1) * luck.between(2, 4) * day
  const added = Math.min(earliest + luck.next() * 2 * day, earliest + (last - earliest) / 4)
  const moments = ['APPLIED' as const, ...steps].map((_, index) => {
    if (end && index === steps.length) return new Date(last)
    const moment = added + ((last - added) * index) / Math.max(steps.length, 1)
    const inOffice = daysBefore(now, (now.getTime() - moment) / day, luck)
    // The deal and the talent came in office hours, so right after them is a good time, too.
    return inOffice.getTime() > earliest ? inOffice : new Date(earliest + (index + 1) * luck.between(9, 30) * minute)
  })
  const dates = inOrder(moments, now)
  return (['APPLIED', ...steps] as const).map((status, index) => ({ status, at: dates[index] ?? now }))

  function endOf({ status, decidedDaysAgo }: DemoCandidate, { events }: DemoHistory): Date | undefined {
    if (decidedDaysAgo !== undefined) return daysBefore(now, decidedDaysAgo, luck)
    const word = ANCHORS[status] && talentStatuses[ANCHORS[status]]
    const moved = events.find(event => event.changes.some(({ field, after }) => field === 'status' && after === word))
    return moved && moved.at.getTime() > earliest + 4 * 60 * minute ? moved.at : undefined
  }
}
