import type { Talent } from '../generated/prisma/client.ts'
import { NotFound } from '../problems.ts'
import { escapeLike, searchText } from '../rows/search.ts'
import { parse } from '../rules/parse.ts'
import { demandMatchingOnDeals, type MatchContext, readSought, type TalentMatch, withTalents } from './match.ts'
import { keyOfRequirement, type Requirement } from './requirements.ts'
import { whyNotRules } from './rules.ts'
import type { Ranking } from './search/messages.ts'
import { inTurnOfPerson } from './turns.ts'
import { MAX_MATCHES } from './words.ts'

/** A reason that excludes a talent from the list of a search. */
export type Obstacle = 'DROPPED' | 'OTHER_AREA' | 'NOT_AVAILABLE' | 'FAILS_MUST' | 'NOTHING_SHARED' | 'BELOW_THE_BEST'

export type WhyNot = {
  match: TalentMatch
  /** The talent's position in the list, from 1; null if the talent is not in the list. */
  rank: number | null
  obstacles: Obstacle[]
  failed: Requirement[]
}

/** The maximum number of talents in an answer for a typed name. */
const MOST_NAMED = 5

/**
 * Explains why talents are not in the list of a search: the talent with the id, or at most 5 whose names contain the
 * typed text. Judges by the rules alone. Throws InvalidInput, NotFound, TooMany, and Forbidden for a READ token with a
 * deal.
 */
export const whyNot = (context: MatchContext, input: Record<string, unknown>) =>
  inTurnOfPerson(context, () => explainAbsence(context, input))

async function explainAbsence(context: MatchContext, input: Record<string, unknown>): Promise<{ people: WhyNot[] }> {
  const { dealId, talentId, name, requirements, ...search } = parse(whyNotRules, input)
  if (dealId !== null) demandMatchingOnDeals(context.viewer)
  const { sought, onDeal } = await readSought(context.db, { dealId, ...search })
  const talents = await named(context, { talentId, name })
  const { targetArea, availableOnly } = search
  const ranking = await context.matcher.search(
    {
      ...{ sought, requirements, dealId, targetArea, availableOnly, now: context.clock.now().getTime() },
      ...{ besides: talents.map(({ id }) => id), most: MAX_MATCHES },
    },
    context.signal,
  )
  const shown = await withTalents(context.db, ranking.besides, { dealId, onDeal })
  const people = talents.flatMap(talent => {
    const [match, judged] = [shown.get(talent.id), ranking.besides.find(({ id }) => id === talent.id)]
    if (!match || !judged) return []
    const rank = ranking.found.findIndex(({ id }) => id === talent.id) + 1
    const failed = (requirements ?? []).filter(one => judged.failed.includes(keyOfRequirement(one)))
    const obstacles = rank > 0 ? [] : obstaclesOf(talent, judged, { availableOnly })
    return [{ match, rank: rank || null, obstacles, failed }]
  })
  return { people }
}

async function named(
  { db }: MatchContext,
  { talentId, name }: { talentId?: number | null; name: string },
): Promise<Talent[]> {
  if (talentId) {
    const talent = await db.talent.findUnique({ where: { id: talentId } })
    if (!talent) throw new NotFound('Talent')
    return [talent]
  }
  const typed = searchText(name)
  if (typed === '') return []
  const pattern = `%${escapeLike(typed)}%`
  // The name is the first line of this text, but only the text as a whole has an index.
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Talent" WHERE "searchText" LIKE ${pattern} AND split_part("searchText", chr(10), 1) LIKE ${pattern}
    ORDER BY name, id LIMIT ${MOST_NAMED}`
  return db.talent.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
}

function obstaclesOf(
  { status }: Talent,
  { failed, isAvailable, isInArea, match }: Ranking['besides'][number],
  { availableOnly }: { availableOnly: boolean },
): Obstacle[] {
  const found: Obstacle[] = []
  if (status === 'DROPPED') found.push('DROPPED')
  if (!isInArea) found.push('OTHER_AREA')
  if (availableOnly && !isAvailable) found.push('NOT_AVAILABLE')
  if (failed.length > 0) found.push('FAILS_MUST')
  if (match.percentage === 0) found.push('NOTHING_SHARED')
  return found.length > 0 ? found : ['BELOW_THE_BEST']
}
