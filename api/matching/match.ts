import { predictedMargin } from '../budgets/predicted.ts'
import type { Margin } from '../budgets/rules.ts'
import { lockDeal } from '../deals/deals.ts'
import type { Deps, Staff } from '../deps.ts'
import type { Talent } from '../generated/prisma/client.ts'
import { limit } from '../limits.ts'
import { plainLines } from '../pasted/plainLines.ts'
import { Forbidden, NotFound, Unavailable } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { holds } from '../scopes/may.ts'
import { keepSuggestions } from '../scoreboard/suggestions.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import type { Viewer } from '../viewer.ts'
import { type Engagement, engagementsOf } from './engagements.ts'
import { engineOf } from './engine.ts'
import type { Match } from './explain.ts'
import { judge } from './judge.ts'
import { keyOfRequirement, type Requirement } from './requirements.ts'
import { MIN_PERCENTAGE, matchRules } from './rules.ts'
import type { RatedTalent } from './search/messages.ts'
import { inTurnOfPerson } from './turns.ts'
import { MATCHING_FAILED, MAX_MATCHES } from './words.ts'

/** A matching talent, with engagements on other deals, and whether the talent is a candidate of this deal. */
export type TalentMatch = Match & {
  talent: Talent
  isOnDeal: boolean
  engagements: Engagement[]
  /** The predicted margin; null without a deal, or if it cannot be computed. */
  predicted: Margin | null
}

/** A talent who fails exactly one must, and this must. */
export type NearMiss = { match: TalentMatch; failed: Requirement }

export type MatchResult = {
  dealId: number | null
  matches: TalentMatch[]
  nearMisses: NearMiss[]
  others: TalentMatch[]
  requirements: Requirement[]
}

/** The dependencies of a search. A search may take long: `signal` aborts it when the client has disconnected. */
export type MatchContext = Pick<
  Staff,
  'viewer' | 'db' | 'transaction' | 'matcher' | 'ai' | 'settings' | 'clock' | 'log'
> & {
  signal: AbortSignal
}

/** The maximum number of talents that Gemini judges: of the best by the rules, and of the deal's other candidates. */
const JUDGED = 30
const JUDGED_BESIDES = 20

/**
 * Finds the talents who fit a job description, the best first: at most 50, each of 1 % or more, no dropped talents.
 * `dealId` puts the deal's title above the description and updates the percentages of its candidates. Throws
 * InvalidInput, NotFound, Forbidden for a READ token with a deal, TooMany, and Unavailable when the provider fails or
 * many talents are still being read.
 */
export const matchTalents = (context: MatchContext, input: Record<string, unknown>) =>
  inTurnOfPerson(context, () => findMatches(context, input))

async function findMatches(context: MatchContext, input: Record<string, unknown>): Promise<MatchResult> {
  const { dealId, ...search } = parse(matchRules, input)
  if (dealId !== null) demandMatchingOnDeals(context.viewer)
  const { sought, onDeal } = await readSought(context.db, { dealId, ...search })
  const { requirements } = search
  const ranking = await context.matcher.search(
    {
      ...{ sought, requirements, dealId, besides: onDeal, now: context.clock.now().getTime() },
      ...{ targetArea: search.targetArea, availableOnly: search.availableOnly },
      most: context.ai.name === 'local' ? MAX_MATCHES : JUDGED,
    },
    context.signal,
  )
  const matchOf = await judgeBy(context, { jobDescription: sought, ...ranking })
  if (dealId !== null) await storePercentages(context, dealId, { onDeal, matchOf })
  const best = ranking.found
    .flatMap(({ id }) => {
      const match = matchOf(id)
      return match ? [{ id, match }] : []
    })
    .filter(({ match }) => match.percentage >= MIN_PERCENTAGE)
    .sort((one, other) => other.match.percentage - one.match.percentage) // Ties keep the order by the rules.
    .slice(0, MAX_MATCHES)
  const shown = await withTalents(context.db, [...best, ...ranking.nearMisses, ...ranking.others], { dealId, onDeal })
  const matches = best.flatMap(({ id }) => shown.get(id) ?? [])
  keepSuggestions(context, {
    ...{ dealId, jobDescription: sought, engine: engineOf(context.ai), userId: context.viewer.id },
    matches: matches.map(({ talent, percentage, isOnDeal }) => ({ talentId: talent.id, percentage, isOnDeal })),
  })
  return {
    ...{ dealId, matches },
    requirements: ranking.requirements,
    others: ranking.others.flatMap(({ id }) => shown.get(id) ?? []),
    nearMisses: ranking.nearMisses.flatMap(({ id, failed }) => {
      const [match, requirement] = [shown.get(id), requirements?.find(one => keyOfRequirement(one) === failed)]
      return match && requirement ? [{ match, failed: requirement }] : []
    }),
  }
}

/** Loads the terms of all talents, if not yet loaded, so that the first search is as fast as later searches. */
export const prepareMatching = ({ matcher, signal }: Pick<MatchContext, 'matcher' | 'signal'>) => matcher.load(signal)

/** Reads the talents of matches, the talents' engagements, and the deal's budget, each with one SQL statement. */
export async function withTalents(
  db: Deps['db'],
  best: RatedTalent[],
  { dealId, onDeal }: { dealId: number | null; onDeal: number[] },
): Promise<Map<number, TalentMatch>> {
  const ids = best.map(({ id }) => id)
  const [talents, engagements, deal] = await Promise.all([
    db.talent.findMany({ where: { id: { in: ids } } }),
    engagementsOf(db, ids, dealId),
    dealId === null ? null : db.deal.findUnique({ where: { id: dealId }, select: OFFERED }),
  ])
  const byId = new Map(talents.map(talent => [talent.id, talent]))
  return new Map(
    best.flatMap(({ id, match }): [number, TalentMatch][] => {
      const talent = byId.get(id)
      if (!talent) return [] // The talent was deleted in the meantime.
      const predicted = deal && predictedMargin(deal, talent)
      return [
        [id, { ...match, talent, isOnDeal: onDeal.includes(id), engagements: engagements.get(id) ?? [], predicted }],
      ]
    }),
  )
}

const OFFERED = { dealType: true, companyBudget: true, budget: true, weeklyHours: true } as const

/** Throws Forbidden for a token that may only read matches, as a search on a deal stores percentages. */
export function demandMatchingOnDeals(viewer: Viewer) {
  const scope = 'matching:write'
  if (!holds(viewer, scope)) throw new Forbidden('This API token may only match without a deal', { scope })
}

type MatchOf = (talentId: number) => Match | undefined

/** Judges talents by the rules, or asks the provider once about the best talents and the deal's candidates. */
async function judgeBy(
  { viewer, db, ai, settings, signal }: MatchContext,
  { jobDescription, found, besides }: { jobDescription: string; found: RatedTalent[]; besides: RatedTalent[] },
): Promise<MatchOf> {
  const others = besides.filter(({ id }) => !found.some(other => other.id === id))
  if (ai.name === 'local') {
    const matches = new Map([...found, ...others].map(({ id, match }) => [id, match]))
    return id => matches.get(id)
  }
  const rated = await withProfiles(db, [...found, ...others.slice(0, JUDGED_BESIDES)])
  if (rated.length === 0) return () => undefined
  await limit(db, { name: 'aiMatch', points: settings.limits.aiMatchesPerHour, seconds: 3600 }).spend(String(viewer.id))
  try {
    const matches = await judge(ai.ask, { jobDescription, rated, signal })
    return id => matches.get(id)
  } catch (fault) {
    if (!(fault instanceof Unavailable) || fault.extensions.reason === 'NO_API_KEY') throw fault
    throw Object.assign(new Unavailable(MATCHING_FAILED), { cause: fault })
  }
}

async function withProfiles(db: Deps['db'], rated: RatedTalent[]) {
  const talents = await db.talent.findMany({ where: { id: { in: rated.map(({ id }) => id) } } })
  const byId = new Map(talents.map(talent => [talent.id, talent]))
  return rated.flatMap(({ id, match }) => {
    const talent = byId.get(id)
    if (!talent) return []
    return [{ id, match, profile: { ...talent, previousCompanies: readPreviousCompanies(talent.previousCompanies) } }]
  })
}

/** Reads the candidates and the text to search by, which begins with the deal's title: descriptions may lack it. */
export async function readSought(
  db: Deps['db'],
  { dealId, jobDescription }: { dealId: number | null; jobDescription: string },
): Promise<{ sought: string; onDeal: number[] }> {
  const description = plainLines(jobDescription)
  if (dealId === null) return { sought: description, onDeal: [] }
  const deal = await db.deal.findUnique({
    where: { id: dealId },
    select: { title: true, candidates: { select: { talentId: true }, orderBy: { id: 'asc' } } },
  })
  if (!deal) throw new NotFound('Deal')
  return { sought: `${deal.title}\n${description}`.trim(), onDeal: deal.candidates.map(({ talentId }) => talentId) }
}

/** Stores the percentages of the candidates who are still on the deal. */
function storePercentages(
  { transaction }: Pick<Deps, 'transaction'>,
  dealId: number,
  { onDeal, matchOf }: { onDeal: number[]; matchOf: MatchOf },
) {
  return transaction(async tx => {
    await lockDeal(tx, dealId)
    for (const talentId of onDeal) {
      const matchPercentage = matchOf(talentId)?.percentage
      await tx.dealCandidate.updateMany({ where: { dealId, talentId }, data: { matchPercentage } })
    }
  })
}
