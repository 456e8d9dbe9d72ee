import { setImmediate } from 'node:timers/promises'
import type { AiSettings } from '../ai/settings.ts'
import { mayWrite, type Viewer } from '../auth/viewer.ts'
import { db, transaction } from '../db.ts'
import { lockDeal } from '../deals/deals.ts'
import type { Talent } from '../generated/prisma/client.ts'
import { parse } from '../graphql/parse.ts'
import { Forbidden, NotFound } from '../graphql/problems.ts'
import { explain } from './explain.ts'
import { type Need, readNeed } from './need.ts'
import { profileOf, readProfile } from './profile.ts'
import { MAX_MATCHES, MIN_PERCENTAGE, matchRules } from './rules.ts'
import { type Match, type Rating, rate, score } from './score.ts'
import { shortlist } from './shortlist.ts'

/** A talent who may fit, and whether they are a candidate of the deal already. */
export type TalentMatch = Match & { talent: Talent; isOnDeal: boolean }

export type Matched = { dealId: number | null; matches: TalentMatch[] }

/**
 * The talents who fit a job description, best first: at most 50, each of 1 % or more, nobody who was dropped. With
 * `dealId`, the stored percentages of that deal's candidates are brought up to date. Throws InvalidInput, NotFound,
 * Forbidden for a deal by a token that may only read, and Unavailable when the provider fails.
 */
export async function matchTalents(
  { viewer }: { viewer: Viewer; ai: AiSettings; signal: AbortSignal },
  input: Record<string, unknown>,
): Promise<Matched> {
  const { jobDescription, targetArea, dealId } = parse(matchRules, input)
  if (dealId !== null && !mayWrite(viewer)) throw new Forbidden()
  const candidates = dealId === null ? [] : await candidatesOf(dealId)
  const need = readNeed(jobDescription)
  const talents = await shortlist(need, targetArea)
  const onDeal = new Set(candidates.map(({ talentId }) => talentId))
  const rated = await lookClosely(need, talents)
  const matches = rated
    .filter(({ rating }) => rating.percentage >= MIN_PERCENTAGE)
    .sort((one, other) => other.rating.percentage - one.rating.percentage || one.talent.id - other.talent.id)
    .slice(0, MAX_MATCHES)
    .map(({ talent, rating }) => ({ ...explain(rating), talent, isOnDeal: onDeal.has(talent.id) }))
  if (dealId !== null) {
    await storePercentages(
      dealId,
      candidates.map(({ talent }) => ({ talentId: talent.id, percentage: score(need, profileOf(talent)).percentage })),
    )
  }
  return { dealId, matches }
}

/** In small steps, so that whoever else asks meanwhile is answered. */
async function lookClosely(need: Need, talents: Talent[]): Promise<{ talent: Talent; rating: Rating }[]> {
  const rated: { talent: Talent; rating: Rating }[] = []
  for (const talent of talents) {
    rated.push({ talent, rating: rate(need, readProfile(profileOf(talent))) })
    if (rated.length % STEP === 0) await setImmediate()
  }
  return rated
}

const STEP = 10

async function candidatesOf(dealId: number) {
  const deal = await db.deal.findUnique({
    where: { id: dealId },
    select: { candidates: { select: { talentId: true, talent: true } } },
  })
  if (!deal) throw new NotFound('Deal')
  return deal.candidates
}

/** Whoever left the deal meanwhile is left alone. */
function storePercentages(dealId: number, percentages: { talentId: number; percentage: number }[]) {
  return transaction(async tx => {
    await lockDeal(tx, dealId)
    for (const { talentId, percentage } of percentages) {
      await tx.dealCandidate.updateMany({ where: { dealId, talentId }, data: { matchPercentage: percentage } })
    }
  })
}
