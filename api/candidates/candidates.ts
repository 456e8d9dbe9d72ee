import { changesInWords, record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { lockDeal, lockWithDeal } from '../deals/deals.ts'
import type { Changes, Id, Staff } from '../deps.ts'
import type { DealCandidate } from '../generated/prisma/client.ts'
import { checkVersion, InvalidInput, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import type { Viewer } from '../viewer.ts'
import {
  type CandidateChange,
  INTERVIEW_DATE_MISPLACED,
  STATUS_SINCE_MISPLACED,
  updateCandidateRules,
} from './rules.ts'
import { type Contest, chooseWinner, clearWinner } from './winner.ts'
import { candidateStatuses } from './words.ts'

/** The result of a change: the ids of the candidate and the deal. */
export type Done = { id: number; dealId: number }

/**
 * Updates the sent fields: status, notes or interview date. `statusSince` restores a former status with its date. The
 * status Selected makes the candidate the winner, like `selectWinner`; any other status of the winner clears the deal's
 * winner. Throws InvalidInput, NotFound, and Conflict when `version` is not current.
 */
export function updateCandidate(
  { viewer, clock, transaction }: Staff,
  { id, version, ...input }: Changes,
): Promise<Done> {
  const { status, ...change } = parse(updateCandidateRules, input)
  if (change.statusSince && (!status || status === 'SELECTED' || change.statusSince > clock.now())) {
    throw new InvalidInput(STATUS_SINCE_MISPLACED, { statusSince: STATUS_SINCE_MISPLACED })
  }
  return transaction(async tx => {
    const { deal, candidate } = await lockCandidate(tx, id)
    checkVersion('candidate', candidate, version)
    checkInterviewDate(candidate, { status, ...change })
    if (status === 'SELECTED') {
      await saveCandidate(tx, viewer, { deal, candidate }, change)
      await chooseWinner(tx, viewer, { deal, candidate })
    } else {
      await saveCandidate(tx, viewer, { deal, candidate }, { status, ...change })
      if (status) await clearWinner(tx, viewer, { deal, candidate })
    }
    return { id, dealId: deal.id }
  })
}

/** Removes a candidate from the deal. Clears the deal's winner if the candidate is the winner. Throws NotFound. */
export function removeCandidate({ viewer, transaction }: Staff, { id }: Id): Promise<Done> {
  return transaction(async tx => {
    const { deal, candidate } = await lockCandidate(tx, id)
    await clearWinner(tx, viewer, { deal, candidate })
    await tx.dealCandidate.delete({ where: { id } })
    const { talentId } = candidate
    await record(tx, viewer, 'candidate.removed', { dealId: deal.id, talentId, companyId: deal.companyId }, [
      { field: 'deal', before: deal.title, after: null },
      { field: 'status', before: candidateStatuses[candidate.status], after: null },
    ])
    return { id, dealId: deal.id }
  })
}

/**
 * Makes the talent the winner of the deal: the candidate becomes Selected, and a former winner becomes Interviewed.
 * Throws NotFound when the talent is not a candidate.
 */
export function selectWinner(
  { viewer, transaction }: Staff,
  { dealId, talentId }: { dealId: number; talentId: number },
): Promise<Done> {
  return transaction(async tx => {
    const deal = await lockDeal(tx, dealId)
    const candidate = await tx.dealCandidate.findUnique({ where: { dealId_talentId: { dealId, talentId } } })
    if (!candidate) throw new NotFound('Candidate')
    await chooseWinner(tx, viewer, { deal, candidate })
    return { id: candidate.id, dealId }
  })
}

/** Reads a deal whose winner may change, and locks it until the transaction ends. Throws NotFound. */
export const lockContested = (tx: Tx, dealId: number) => lockDeal(tx, dealId)

/** Locks the deal, then the candidate, until the transaction ends. Throws NotFound. */
export async function lockCandidate(tx: Tx, id: number): Promise<Contest> {
  const { deal, row } = await lockWithDeal(tx, { model: 'DealCandidate', id, what: 'Candidate' })
  return { deal, candidate: row }
}

function checkInterviewDate(before: DealCandidate, { status, interviewDate }: CandidateChange) {
  const isNew = interviewDate && interviewDate.getTime() !== before.interviewDate?.getTime()
  if (!isNew || (status ?? before.status) === 'INTERVIEWED') return
  throw new InvalidInput(INTERVIEW_DATE_MISPLACED, { interviewDate: INTERVIEW_DATE_MISPLACED })
}

async function saveCandidate(
  tx: Tx,
  viewer: Viewer,
  { deal, candidate }: Contest,
  { statusSince, ...data }: CandidateChange,
) {
  const changes = changesInWords(candidate, data, { status: candidateStatuses })
  if (changes.length === 0) return
  await tx.dealCandidate.update({
    where: { id: candidate.id },
    data: { ...data, statusSince: statusSince ?? undefined },
  })
  const { talentId } = candidate
  await record(tx, viewer, 'candidate.updated', { dealId: deal.id, talentId, companyId: deal.companyId }, changes)
}
