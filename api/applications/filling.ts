import { updateBilling } from '../billing/billing.ts'
import { companyBudgetOf } from '../budgets/rules.ts'
import { addCandidate } from '../candidates/adding.ts'
import { removeCandidate, selectWinner, updateCandidate } from '../candidates/candidates.ts'
import type { Tx } from '../db.ts'
import { lockDeal, setDealStatus } from '../deals/deals.ts'
import { isLiveDeal } from '../deals/words.ts'
import type { Staff } from '../deps.ts'
import type { Deal } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict, checkVersion, InvalidInput, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { demandTokenScopes } from '../scopes/may.ts'
import { setTalentStatus } from '../talents/talents.ts'
import { moveApplication, updateApplication } from './applications.ts'
import { announceChange } from './changes.ts'
import { type Filling, fillDealRules } from './rules.ts'
import { AGREED_WHEN_FILLED } from './words.ts'

/*
 * Filling a deal changes rows of five folders at once, so this module may import all of them. It changes rows only by
 * the functions of these folders, so that each change is checked, recorded and announced as usual.
 */

/**
 * Fills a deal with one of its candidates: sets the deal's winner, status, start date and agreed amounts, sets the
 * talent's status, and rejects or moves the other people. Does all of this or nothing. Throws Forbidden, InvalidInput,
 * NotFound, and Conflict when the deal was changed or filled meanwhile, when a person to move is already on the other
 * deal, or when an admin's rules refuse the move.
 */
export function fillDeal(
  context: Staff,
  input: { id: number; version?: number | null } & Record<string, unknown>,
): Promise<{ id: number; candidateId: number }> {
  const { id, version, ...sent } = input
  const filling = parse(fillDealRules, sent)
  demandTokenScopes(context.viewer, demandedBy(filling))
  return transactionOnce(context, { operation: 'fillDeal', input }, async tx => {
    const targets = await lockDeals(tx, [id, ...targetsOf(filling)])
    const deal = targets.get(id)
    if (!deal) throw new NotFound('Deal')
    checkVersion('deal', deal, version)
    if (deal.status === 'FILLED' && deal.selectedTalentId !== null) throw new Conflict('This deal is filled already')
    await checkOthers(tx, deal, { filling, targets })
    const within: Staff = { ...context, transaction: work => work(tx) }
    const winner = await selectWinner(within, { dealId: id, talentId: filling.talentId })
    await setDealStatus(within, { id, status: 'FILLED', startDate: filling.startDate })
    await agreeAmounts(within, deal, filling)
    if (filling.setAssigned) await setTalentStatus(within, { id: filling.talentId, status: 'ASSIGNED' })
    await settleOthers(within, tx, filling)
    await announceChange(tx, { id, dealId: id })
    return { id, candidateId: winner.id }
  })
}

/** The token scopes needed in addition if amounts or applications change. */
const demandedBy = ({ companyBudget, candidateBudget, recruitingFee, applications }: Filling) => [
  ...(companyBudget || candidateBudget || recruitingFee ? (['billing:write'] as const) : []),
  ...(applications.length > 0 ? (['applications:write'] as const) : []),
]

/** Locks the deals in the order of their ids, so that two moves between the same deals do not deadlock. */
async function lockDeals(tx: Tx, ids: number[]): Promise<Map<number, Deal>> {
  const deals = new Map<number, Deal>()
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) deals.set(id, await lockDeal(tx, id))
  return deals
}

const othersOf = ({ candidates, applications }: Filling) => [...candidates, ...applications]

const targetsOf = (filling: Filling) => othersOf(filling).flatMap(({ dealId }) => dealId ?? [])

/** Checks that the other people are of this deal, and move to open deals only. Throws NotFound and InvalidInput. */
async function checkOthers(
  tx: Tx,
  { id: dealId }: Deal,
  { filling, targets }: { filling: Filling; targets: Map<number, Deal> },
) {
  const { candidates, applications, talentId } = filling
  const ofDeal = (others: { id: number }[]) => ({ dealId, id: { in: others.map(({ id }) => id) } })
  const found = await tx.dealCandidate.findMany({ where: ofDeal(candidates), select: { talentId: true } })
  const sent = await tx.externalApplication.count({ where: ofDeal(applications) })
  if (found.length < candidates.length) throw new NotFound('Candidate')
  if (sent < applications.length) throw new NotFound('Application')
  if (found.some(other => other.talentId === talentId)) {
    throw new InvalidInput('The selected candidate cannot be among the others', {
      candidates: 'The selected candidate is named twice',
    })
  }
  for (const target of targetsOf(filling)) {
    const to = targets.get(target)
    if (target === dealId || !to || !isLiveDeal(to.status)) {
      const message = `${to && target !== dealId ? `'${to.title}'` : 'This deal'} takes no more candidates`
      throw new InvalidInput(message, { candidates: message })
    }
  }
}

/**
 * Adds a billing change if the agreed amounts differ from the deal's amounts. The change is effective from the start
 * date, or from now if the start date is in the future, as the former amounts must not be billed.
 */
async function agreeAmounts(within: Staff, deal: Deal, filling: Filling) {
  const isHeadHunting = deal.dealType === 'HEAD_HUNTING'
  const billed = isHeadHunting ? deal.recruitingFee : companyBudgetOf(deal)
  const company = (isHeadHunting ? filling.recruitingFee : filling.companyBudget) || billed
  const candidate = filling.candidateBudget || deal.candidateBudget
  if (company === billed && (isHeadHunting || candidate === deal.candidateBudget)) return
  const now = within.clock.now()
  await updateBilling(within, {
    dealId: deal.id,
    talentId: filling.talentId,
    newCompanyBudget: company,
    newCandidateBudget: candidate,
    changeReason: AGREED_WHEN_FILLED,
    effectiveDate: filling.startDate && filling.startDate < now ? filling.startDate : now,
  })
}

async function settleOthers(within: Staff, tx: Tx, filling: Filling) {
  for (const { id, act, dealId } of filling.candidates) {
    if (act === 'REJECT') await updateCandidate(within, { id, status: 'REJECTED' })
    if (act === 'MOVE' && dealId) await moveCandidate(within, tx, { id, dealId })
  }
  for (const { id, act, dealId } of filling.applications) {
    if (act === 'REJECT') await updateApplication(within, { id, status: 'REJECTED' })
    if (act === 'MOVE' && dealId) await moveApplication(within, { id, dealId })
  }
}

/** Moves a candidate to another deal, with the status of a new candidate and the same notes. */
async function moveCandidate(within: Staff, tx: Tx, { id, dealId }: { id: number; dealId: number }) {
  const { talentId, notes } = await tx.dealCandidate.findUniqueOrThrow({ where: { id } })
  await removeCandidate(within, { id })
  await addCandidate(within, { dealId, talentId, notes })
}
