import { isLiveDeal, takenIn } from '../deals/words.ts'
import type { Deps } from '../deps.ts'
import type { Deal, DealCandidate } from '../generated/prisma/client.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { rowsOf } from '../rows/read.ts'
import { dayOf, shortDayOf } from '../rules/days.ts'
import { type EngagementKind, engagementKinds } from './words.ts'

/** An engagement of a talent: a placement, or a deal whose client considers the talent. */
export type Engagement = {
  kind: EngagementKind
  candidateId: number
  dealId: number
  companyId: number
  /** The start date of a placement, if it is set. */
  since: Date | null
  /** For example 'Placed at Streamhaus since Nov 14'. */
  text: string
}

type Candidacy = Pick<DealCandidate, 'id' | 'talentId' | 'dealId' | 'status'> & {
  deal: Pick<Deal, 'title' | 'companyId' | 'status' | 'startDate'> & { company: { name: string } }
}

/** The engagements of a talent, the most binding first. Batched: one statement for all talents of a request. */
export const engagementsOf = async (context: ReadAccess, talentId: number): Promise<Engagement[]> =>
  (await readEngagements(context, talentId)) ?? []

type ReadAccess = Pick<Deps, 'query' | 'versions' | 'clock'>

const readEngagements = batched(async (reads: ReadAccess, talentIds: number[]) => {
  const now = reads.clock.now()
  const rows = await rowsOf(reads, 'DealCandidate').findMany({
    select: CANDIDACY,
    where: { talentId: { in: talentIds }, status: { in: [...BUSY] } },
    orderBy: [{ id: 'desc' }],
  })
  // Filtered here, as a talent is on few deals; a filter in the query would read all deals with these statuses.
  const found = rows.filter(isBusy).map(row => engagementOf(row, now))
  found.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))
  return groupBy(found, ({ talentId }) => talentId)
})

const BUSY = ['SELECTED', 'INTERVIEWED', 'SENT'] as const

const isBusy = ({ status, deal }: Candidacy) =>
  (takenIn[status === 'SELECTED' ? 'SELECTED' : 'INTERVIEWED'] as readonly string[]).includes(deal.status)

const CANDIDACY = {
  ...{ id: true, talentId: true, dealId: true, status: true },
  deal: {
    select: { title: true, companyId: true, status: true, startDate: true, company: { select: { name: true } } },
  },
}

const KINDS = Object.keys(engagementKinds)

function engagementOf(row: Candidacy, now: Date): Engagement & { talentId: number } {
  const { id: candidateId, talentId, dealId, deal } = row
  const { companyId, startDate } = deal
  const kind = kindOf(row, now)
  const since = kind === 'PLACED' || kind === 'STARTING' ? startDate : null
  return { talentId, kind, candidateId, dealId, companyId, since, text: sentenceOf(row, { kind, now }) }
}

/** The kind of an engagement. Start dates are compared in UTC. */
function kindOf({ status, deal }: Candidacy, now: Date): EngagementKind {
  if (status !== 'SELECTED') return status === 'SENT' ? 'SENT' : 'IN_INTERVIEW'
  if (isLiveDeal(deal.status) || deal.status === 'ON_HOLD') return 'SELECTED'
  return deal.startDate !== null && deal.startDate > now ? 'STARTING' : 'PLACED'
}

function sentenceOf({ deal }: Candidacy, { kind, now }: { kind: EngagementKind; now: Date }): string {
  const { title, startDate, company } = deal
  const day = startDate && (startDate.getUTCFullYear() === now.getUTCFullYear() ? shortDayOf : dayOf)(startDate)
  switch (kind) {
    case 'PLACED':
      return `Placed at ${company.name}${day ? ` since ${day}` : ''}`
    case 'STARTING':
      return `Starts at ${company.name} on ${day}`
    case 'SENT':
      return `Sent to ${company.name} for ${title}`
    default:
      return `${engagementKinds[kind]} for ${title} at ${company.name}`
  }
}
