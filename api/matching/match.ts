import { lockDeal } from '../deals/deals.ts'
import type { Deps, Staff } from '../deps.ts'
import type { Talent } from '../generated/prisma/client.ts'
import { limit } from '../limits.ts'
import { Forbidden, NotFound, Unavailable } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { mayWrite } from '../viewer.ts'
import { type Engagement, engagementsOf } from './engagements.ts'
import type { Match } from './explain.ts'
import { judge } from './judge.ts'
import { MIN_PERCENTAGE, matchRules } from './rules.ts'
import type { Rated } from './search/messages.ts'
import { MATCHING_FAILED, MAX_MATCHES } from './words.ts'

/** A talent who may fit, whether they are a candidate of the deal already, and their engagements on other deals. */
export type TalentMatch = Match & { talent: Talent; isOnDeal: boolean; engagements: Engagement[] }

export type Matched = { dealId: number | null; matches: TalentMatch[] }

/** A search may take long: `signal` ends it when the caller is gone. */
type Asked = Pick<Staff, 'viewer' | 'db' | 'transaction' | 'matcher' | 'ai' | 'settings'> & { signal: AbortSignal }

/** How many of the best by the rules Gemini judges, and how many of the deal's other candidates. */
const JUDGED = 30
const JUDGED_BESIDES = 20

/**
 * The talents who fit a job description, best first: at most 50, each of 1 % or more, without those who were dropped.
 * `dealId` puts the deal's title above the description and updates the stored percentages of its candidates. Throws
 * InvalidInput, NotFound, Forbidden for a READ token with a deal, TooMany, and Unavailable when the provider fails or
 * many new talents are still being read.
 */
export async function matchTalents(asked: Asked, input: Record<string, unknown>): Promise<Matched> {
  const { jobDescription, targetArea, availableOnly, dealId } = parse(matchRules, input)
  if (dealId !== null && !mayWrite(asked.viewer)) throw new Forbidden('This API token may only match without a deal')
  const { title = '', onDeal } = dealId === null ? { onDeal: [] } : await readDeal(asked.db, dealId)
  const sought = `${title}\n${jobDescription}`.trim()
  const ranking = await asked.matcher.search(
    {
      ...{ sought, targetArea, availableOnly, dealId, besides: onDeal },
      most: asked.ai.name === 'local' ? MAX_MATCHES : JUDGED,
    },
    asked.signal,
  )
  const matchOf = await judgeBy(asked, { jobDescription: sought, ...ranking })
  if (dealId !== null) await storePercentages(asked, dealId, { onDeal, matchOf })
  const best = ranking.found
    .flatMap(({ id }) => {
      const match = matchOf(id)
      return match ? [{ id, match }] : []
    })
    .filter(({ match }) => match.percentage >= MIN_PERCENTAGE)
    .sort((one, other) => other.match.percentage - one.match.percentage) // Ties keep the order of the rules.
    .slice(0, MAX_MATCHES)
  return { dealId, matches: await withTalents(asked.db, best, { dealId, onDeal }) }
}

/** Loads what `matchTalents` searches, so that the first search is as fast as the next. Does nothing when it is loaded. */
export const prepareMatching = ({ matcher, signal }: Pick<Asked, 'matcher' | 'signal'>) => matcher.load(signal)

async function withTalents(
  db: Deps['db'],
  best: Rated[],
  { dealId, onDeal }: { dealId: number | null; onDeal: number[] },
): Promise<TalentMatch[]> {
  const ids = best.map(({ id }) => id)
  const [talents, engagements] = await Promise.all([
    db.talent.findMany({ where: { id: { in: ids } } }),
    engagementsOf(db, ids, dealId),
  ])
  const byId = new Map(talents.map(talent => [talent.id, talent]))
  return best.flatMap(({ id, match }) => {
    const talent = byId.get(id)
    if (!talent) return [] // Deleted meanwhile.
    return [{ ...match, talent, isOnDeal: onDeal.includes(id), engagements: engagements.get(id) ?? [] }]
  })
}

type MatchOf = (talentId: number) => Match | undefined

/** Judges by the rules, or by Gemini in one question about the best and the deal's candidates. */
async function judgeBy(
  { viewer, db, ai, settings, signal }: Asked,
  { jobDescription, found, besides }: { jobDescription: string; found: Rated[]; besides: Rated[] },
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
    if (!(fault instanceof Unavailable) || !settings.ai.geminiApiKey) throw fault
    throw Object.assign(new Unavailable(MATCHING_FAILED), { cause: fault })
  }
}

async function withProfiles(db: Deps['db'], rated: Rated[]) {
  const talents = await db.talent.findMany({ where: { id: { in: rated.map(({ id }) => id) } } })
  const byId = new Map(talents.map(talent => [talent.id, talent]))
  return rated.flatMap(({ id, match }) => {
    const talent = byId.get(id)
    if (!talent) return []
    return [{ id, match, profile: { ...talent, previousCompanies: readPreviousCompanies(talent.previousCompanies) } }]
  })
}

/** Reads the ids of the deal's candidates, and its title, which says much and is often left out of the description. */
async function readDeal(db: Deps['db'], dealId: number): Promise<{ title?: string; onDeal: number[] }> {
  const deal = await db.deal.findUnique({
    where: { id: dealId },
    select: { title: true, candidates: { select: { talentId: true }, orderBy: { id: 'asc' } } },
  })
  if (!deal) throw new NotFound('Deal')
  return { title: deal.title, onDeal: deal.candidates.map(({ talentId }) => talentId) }
}

/** Stores the percentages, except of candidates who left the deal meanwhile or were not judged. */
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
