import { recordEach } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { lockDeal } from '../deals/deals.ts'
import type { Staff } from '../deps.ts'
import type { Deal } from '../generated/prisma/client.ts'
import { blockedBy, refusalFor } from '../guard/guard.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict, NotFound } from '../problems.ts'
import { groupBy } from '../rows/batch.ts'
import { parse } from '../rules/parse.ts'
import { type Refused, refused } from '../talents/several.ts'
import { holdTalents } from '../talents/talents.ts'
import type { Viewer } from '../viewer.ts'
import type { Done } from './candidates.ts'
import { addCandidateRules, addCandidatesRules, type NewCandidate } from './rules.ts'
import { chooseWinner } from './winner.ts'
import { candidateStatuses } from './words.ts'

/**
 * Adds a talent to a deal. Throws InvalidInput, NotFound, and Conflict when the talent is already a candidate, or when
 * an admin's rules refuse the talent.
 */
export function addCandidate(context: Staff, input: { dealId: number } & Record<string, unknown>): Promise<Done> {
  const { dealId } = input
  const candidate = parse(addCandidateRules, input)
  return transactionOnce(context, { operation: 'addCandidate', input }, async tx => {
    const deal = await lockDeal(tx, dealId)
    const problem = (await refusalsOf(tx, context.viewer, { dealId, talentIds: [candidate.talentId] })).get(
      candidate.talentId,
    )
    if (problem) throw problem
    const [id = 0] = await addAll(tx, context.viewer, { deal, candidates: [candidate] })
    return { id, dealId }
  })
}

/** The added candidates, and the refused talents. */
export type Added = { dealId: number; candidateIds: number[]; refused: Refused[] }

/**
 * Adds several talents to a deal, in the given order. Talents that `addCandidate` would refuse are returned with the
 * reason. Throws InvalidInput, and NotFound for the deal; no talent is added then.
 */
export function addCandidates(
  { viewer, transaction }: Staff,
  { dealId, ...input }: { dealId: number; candidates: object[] },
): Promise<Added> {
  const { candidates } = parse(addCandidatesRules, input)
  return transaction(async tx => {
    const deal = await lockDeal(tx, dealId)
    const asked = candidates.map(({ talentId }) => talentId)
    const problems = await refusalsOf(tx, viewer, { dealId, talentIds: asked })
    const fit = candidates.filter(({ talentId }) => !problems.has(talentId))
    const candidateIds = await addAll(tx, viewer, { deal, candidates: fit })
    return { dealId, candidateIds, refused: refused(problems) }
  })
}

/** Returns the problems of talents who cannot be added; locks the others against deletion. The deal must be locked. */
async function refusalsOf(tx: Tx, viewer: Viewer, { dealId, talentIds }: { dealId: number; talentIds: number[] }) {
  const known = await holdTalents(tx, talentIds)
  const where = { dealId, talentId: { in: talentIds } }
  const taken = await tx.dealCandidate.findMany({ where, select: { talentId: true } })
  const isTaken = new Set(taken.map(({ talentId }) => talentId))
  const free = talentIds.filter(id => known.has(id) && !isTaken.has(id))
  const blocked = free.length > 0 ? await blockedBy(tx, { talentIds: free, dealId }) : []
  return new Map(
    talentIds.flatMap(id => {
      if (!known.has(id)) return [[id, new NotFound('Talent')]]
      if (isTaken.has(id)) return [[id, new Conflict('This talent is already a candidate for this deal')]]
      const own = blocked.filter(({ talentId }) => talentId === id)
      return own.length > 0 ? [[id, refusalFor(viewer, own)]] : []
    }),
  )
}

/** Adds all candidates in a few statements. Returns their ids in the given order. */
async function addAll(tx: Tx, viewer: Viewer, { deal, candidates }: { deal: Deal; candidates: NewCandidate[] }) {
  const { id: dealId, companyId, title } = deal
  const isWinner = ({ status }: NewCandidate) => status === 'SELECTED'
  const added = await tx.dealCandidate.createManyAndReturn({
    data: candidates.map(candidate => ({ ...candidate, dealId, ...(isWinner(candidate) && { status: 'APPLIED' }) })),
  })
  for (const [status, rows] of groupBy(added, each => each.status)) {
    const subjects = rows.map(({ talentId }) => ({ dealId, talentId, companyId }))
    await recordEach(tx, viewer, 'candidate.added', subjects, [
      { field: 'deal', before: null, after: title },
      { field: 'status', before: null, after: candidateStatuses[status] },
    ])
  }
  const byTalent = new Map(added.map(candidate => [candidate.talentId, candidate]))
  const winner = byTalent.get(candidates.find(isWinner)?.talentId ?? 0)
  if (winner) await chooseWinner(tx, viewer, { deal, candidate: winner })
  return candidates.flatMap(({ talentId }) => byTalent.get(talentId)?.id ?? [])
}
