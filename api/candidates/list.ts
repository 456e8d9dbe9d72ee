import type { Deps } from '../deps.ts'
import type { DealCandidate, Talent } from '../generated/prisma/client.ts'
import { changedSince } from '../rows/changes.ts'
import { type AskedOrder, type Order, orderOf, type SortFields } from '../rows/page.ts'
import type { Where } from '../rows/query.ts'
import { rowsOf } from '../rows/read.ts'
import { containing, searchText } from '../rows/search.ts'
import { matchesText } from '../talents/list.ts'
import { SUGGESTIONS, SUGGESTIONS_WHEN_SEARCHING } from './rules.ts'

/** Sorts candidates in the order in which they were added. */
export const ADDED: Order = { list: 'dealCandidates', column: 'id', kind: 'whole', direction: 'asc' }

export type CandidateFilter = { dealId?: number | null; talentId?: number | null; updatedSince?: Date | null }

export const CANDIDATE_ORDERS = { UPDATED_AT: { kind: 'instant' } } satisfies SortFields<DealCandidate>

/** The order of a list of candidates, by default the order in which they were added. */
export const candidateOrder = (asked?: AskedOrder<keyof typeof CANDIDATE_ORDERS> | null) =>
  asked ? orderOf('dealCandidates', CANDIDATE_ORDERS, asked) : ADDED

export const candidatesWhere = ({ dealId, talentId, updatedSince }: CandidateFilter): Where<'DealCandidate'> => ({
  dealId: dealId ?? undefined,
  talentId: talentId ?? undefined,
  AND: changedSince(updatedSince),
})

/** A talent offered for the deal. `candidate` is set if the talent is already on the deal. */
export type Suggestion = { talent: Talent; candidate: DealCandidate | null }

/**
 * Talents for the add dialog, sorted by name. Without a search text: the first 10; else the first 20 whose name, role,
 * area, tech stack or companies contain the text, ignoring case and accents.
 */
export async function suggestTalents(
  { db, ...reads }: ReadAccess,
  dealId: number,
  search?: string | null,
): Promise<Suggestion[]> {
  const text = searchText(search)
  const take = text === '' ? SUGGESTIONS : SUGGESTIONS_WHEN_SEARCHING
  const ids = await findTalents(reads, text, take)
  const [talents, candidates] = await Promise.all([
    db.talent.findMany({ where: { id: { in: ids } }, orderBy: BY_NAME, take }),
    db.dealCandidate.findMany({ where: { dealId, talentId: { in: ids } } }),
  ])
  return talents.map(talent => ({
    talent,
    candidate: candidates.find(({ talentId }) => talentId === talent.id) ?? null,
  }))
}

const BY_NAME = [{ name: 'asc' as const }, { id: 'asc' as const }]

type ReadAccess = Pick<Deps, 'db' | 'query' | 'versions'>

/**
 * The ids of the first talents found by name, role or area, and of the first found by tech stack or companies. Two
 * queries, as each of them can use an index, but a query with OR cannot.
 */
async function findTalents(reads: Omit<ReadAccess, 'db'>, text: string, take: number): Promise<number[]> {
  const wheres = text === '' ? [{}] : [{ OR: matchesText(text) }, { searchWork: containing(text) }]
  const found = await Promise.all(
    wheres.map(where => rowsOf(reads, 'Talent').findIds({ where, orderBy: BY_NAME, take })),
  )
  return found.flat()
}
