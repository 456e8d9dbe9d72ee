import { setImmediate } from 'node:timers/promises'
import { lockDeal } from '../deals/deals.ts'
import type { Deps, Staff } from '../deps.ts'
import type { Talent } from '../generated/prisma/client.ts'
import { limit } from '../limits.ts'
import { Forbidden, NotFound, Unavailable } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { mayWrite } from '../viewer.ts'
import { type Engagement, engagementsOf } from './engagements.ts'
import { explain, type Match } from './explain.ts'
import { judge, type Rated } from './judge.ts'
import { type Need, readNeed } from './need.ts'
import { type Profile, readProfile } from './profile.ts'
import { MATCHING_FAILED, MAX_MATCHES, MIN_PERCENTAGE, matchRules } from './rules.ts'
import { rate } from './score.ts'
import { shortlist } from './shortlist.ts'

/** A talent who may fit, whether they are a candidate of the deal already, and which other deals take them up. */
export type TalentMatch = Match & { talent: Talent; isOnDeal: boolean; engagements: Engagement[] }

export type Matched = { dealId: number | null; matches: TalentMatch[] }

/** A search may take long: it ends when nobody waits for it any more. */
type Asked = Pick<Staff, 'viewer' | 'db' | 'transaction' | 'ai' | 'settings'> & { signal: AbortSignal }

/** How many Gemini judges of those whom the rules put first, and of the deal's other candidates. */
const JUDGED = 30
const JUDGED_BESIDES = 20

/**
 * The talents who fit a job description, best first: at most 50, each of 1 % or more, nobody who was dropped. With
 * `dealId`, the deal's title stands above the description, and the stored percentages of its candidates are brought up to
 * date. Throws InvalidInput, NotFound, Forbidden for a READ token with a deal, TooMany, and Unavailable when the provider
 * fails.
 */
export async function matchTalents(asked: Asked, input: Record<string, unknown>): Promise<Matched> {
  const { jobDescription, targetArea, availableOnly, dealId } = parse(matchRules, input)
  if (dealId !== null && !mayWrite(asked.viewer)) throw new Forbidden('This API token may only match without a deal')
  const { title = '', talents: onDeal } = dealId === null ? { talents: [] } : await readDeal(asked.db, dealId)
  const sought = `${title}\n${jobDescription}`.trim()
  const need = readNeed(sought)
  const found = bestFirst(
    await lookClosely(need, await shortlist(asked.db, need, { targetArea, availableOnly, dealId })),
  )
  const others = bestFirst(await lookClosely(need, onDeal))
  const matchOf = await judgeBy(asked, { jobDescription: sought, found, others })
  if (dealId !== null) await storePercentages(asked, dealId, { talents: onDeal, matchOf })
  const isOnDeal = new Set(onDeal.map(({ id }) => id))
  const best = found
    .flatMap(({ talent }) => {
      const match = matchOf(talent.id)
      return match ? [{ ...match, talent, isOnDeal: isOnDeal.has(talent.id) }] : []
    })
    .filter(({ percentage }) => percentage >= MIN_PERCENTAGE)
    .sort((one, other) => other.percentage - one.percentage) // Equals stay as the rules have put them.
    .slice(0, MAX_MATCHES)
  const engagements = await engagementsOf(
    asked.db,
    best.map(({ talent }) => talent.id),
    dealId,
  )
  return { dealId, matches: best.map(match => ({ ...match, engagements: engagements.get(match.talent.id) ?? [] })) }
}

/** In small steps, so that whoever else asks meanwhile is answered. */
async function lookClosely(need: Need, talents: Talent[]): Promise<Rated[]> {
  const rated: Rated[] = []
  for (const talent of talents) {
    const profile = profileOf(talent)
    rated.push({ talent, profile, rating: rate(need, readProfile(profile)) })
    if (rated.length % STEP === 0) await setImmediate()
  }
  return rated
}

const STEP = 10

/** The profile that a talent's row holds. */
export function profileOf(
  talent: Pick<Talent, Exclude<keyof Profile, 'previousCompanies'>> & { previousCompanies: unknown },
): Profile {
  const { role, seniority, techStack, summary, keyHighlights, previousCompanies } = talent
  return {
    role,
    seniority,
    techStack,
    summary,
    keyHighlights,
    previousCompanies: readPreviousCompanies(previousCompanies),
  }
}

/** Those whom their level holds at one percentage are told apart by what they would have without it. */
const bestFirst = (rated: Rated[]) =>
  rated.toSorted(
    (one, other) =>
      other.rating.percentage - one.rating.percentage ||
      other.rating.whole - one.rating.whole ||
      one.talent.id - other.talent.id,
  )

type MatchOf = (talentId: number) => Match | undefined

/** By the rules themselves, or by Gemini, who is asked of the best and of the deal's candidates at once. */
async function judgeBy(
  { viewer, db, ai, settings, signal }: Asked,
  { jobDescription, found, others }: { jobDescription: string; found: Rated[]; others: Rated[] },
): Promise<MatchOf> {
  const best = found.slice(0, ai.name === 'local' ? MAX_MATCHES : JUDGED)
  const besides = others.filter(({ talent }) => !best.some(other => other.talent.id === talent.id))
  if (ai.name === 'local') {
    const matches = new Map([...best, ...besides].map(({ talent, rating }) => [talent.id, explain(rating)]))
    return id => matches.get(id)
  }
  const rated = [...best, ...besides.slice(0, JUDGED_BESIDES)]
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

/** What the deal is called says much of what is sought, and is often left out of its description. */
async function readDeal(db: Deps['db'], dealId: number): Promise<{ title?: string; talents: Talent[] }> {
  const deal = await db.deal.findUnique({
    where: { id: dealId },
    select: { title: true, candidates: { select: { talent: true }, orderBy: { id: 'asc' } } },
  })
  if (!deal) throw new NotFound('Deal')
  return { title: deal.title, talents: deal.candidates.map(({ talent }) => talent) }
}

/** Whoever left the deal meanwhile is left alone, and so is whom the provider did not judge. */
function storePercentages(
  { transaction }: Pick<Deps, 'transaction'>,
  dealId: number,
  { talents, matchOf }: { talents: Talent[]; matchOf: MatchOf },
) {
  return transaction(async tx => {
    await lockDeal(tx, dealId)
    for (const { id: talentId } of talents) {
      const matchPercentage = matchOf(talentId)?.percentage
      await tx.dealCandidate.updateMany({ where: { dealId, talentId }, data: { matchPercentage } })
    }
  })
}
