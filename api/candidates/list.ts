import type { Deps } from '../deps.ts'
import type { DealCandidate, Talent } from '../generated/prisma/client.ts'
import type { Order } from '../lists/keyset.ts'
import { containing, searchText } from '../lists/search.ts'
import { matchesText } from '../talents/list.ts'
import { SUGGESTIONS, SUGGESTIONS_WHEN_SEARCHING } from './rules.ts'

/** Sorts the candidates of all deals by the order in which they were added. */
export const ADDED: Order = { list: 'dealCandidates', column: 'id', kind: 'whole', direction: 'asc' }

/** A talent offered for the deal, with the candidate if they are one already. */
export type Suggestion = { talent: Talent; candidate: DealCandidate | null }

/**
 * The talents the add dialog offers, by name: the first 10, or the first 20 whose name, role, area, tech stack or
 * companies contain the text, ignoring case and accents. Each of these has an index.
 */
export async function suggestTalents(db: Deps['db'], dealId: number, search?: string | null): Promise<Suggestion[]> {
  const ids = await findTalents(db, searchText(search))
  const [talents, candidates] = await Promise.all([
    db.talent.findMany({ where: { id: { in: ids } }, orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
    db.dealCandidate.findMany({ where: { dealId, talentId: { in: ids } } }),
  ])
  return talents.map(talent => ({
    talent,
    candidate: candidates.find(({ talentId }) => talentId === talent.id) ?? null,
  }))
}

async function findTalents(db: Deps['db'], text: string): Promise<number[]> {
  const found = await db.talent.findMany({
    select: { id: true },
    where: text === '' ? {} : { OR: [...matchesText(text), { searchWork: containing(text) }] },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: text === '' ? SUGGESTIONS : SUGGESTIONS_WHEN_SEARCHING,
  })
  return found.map(({ id }) => id)
}
