import type { Deps } from '../deps.ts'
import type { DealCandidate, Talent } from '../generated/prisma/client.ts'
import type { Order } from '../lists/keyset.ts'
import { escapeLike, keysSaying, searchText } from '../lists/search.ts'
import { talentAreas } from '../talents/words.ts'
import { SUGGESTIONS, SUGGESTIONS_WHEN_SEARCHING } from './rules.ts'

/** The candidates of all deals, in the order in which they were added. */
export const ADDED: Order = { list: 'dealCandidates', column: 'id', kind: 'whole', direction: 'asc' }

/** A talent who may be put on the deal, and their candidate when they are on it already. */
export type Suggestion = { talent: Talent; candidate: DealCandidate | null }

/**
 * What the add dialog offers, by name: the first 10 talents, or the first 20 whose name, role, area, tech stack or
 * companies contain the text, whatever its case and accents. Each of them is found by an index.
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
  if (text === '') {
    const first = await db.talent.findMany({
      select: { id: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: SUGGESTIONS,
    })
    return first.map(({ id }) => id)
  }
  const pattern = `%${escapeLike(text)}%`
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Talent"
    WHERE "searchText" ILIKE ${pattern} OR "workText"(companies, "techStack") ILIKE ${pattern}
      OR area = ANY(${keysSaying(talentAreas, text)}::"TalentArea"[])
    ORDER BY name, id LIMIT ${SUGGESTIONS_WHEN_SEARCHING}`
  return found.map(({ id }) => id)
}
