import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Deal, DealCandidate } from '../generated/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { candidateStatuses } from './words.ts'

/** A candidate and their deal. */
export type Contest = { deal: Deal; candidate: DealCandidate }

/**
 * Makes the candidate the deal's only winner. Afterwards, the deal's only Selected candidate is also its selected
 * talent, even if the two differed before. The deal must be locked.
 */
export async function chooseWinner(tx: Tx, viewer: Viewer, { deal, candidate }: Contest) {
  const { id: dealId, companyId, selectedTalentId } = deal
  const { id, talentId, status } = candidate
  await demoteOthers(tx, viewer, { deal, candidate })
  if (status === 'SELECTED' && selectedTalentId === talentId) return
  await tx.dealCandidate.update({ where: { id }, data: { status: 'SELECTED' } })
  await tx.deal.update({ where: { id: dealId }, data: { selectedTalentId: talentId } })
  await record(tx, viewer, 'deal.winnerSelected', { dealId, talentId, companyId }, [
    { field: 'selectedCandidate', before: await nameOf(tx, selectedTalentId), after: await nameOf(tx, talentId) },
    { field: 'status', before: candidateStatuses[status], after: candidateStatuses.SELECTED },
  ])
}

/** Clears the deal's winner if the candidate is the winner. The deal must be locked. */
export async function clearWinner(tx: Tx, viewer: Viewer, { deal, candidate: { talentId } }: Contest) {
  if (deal.selectedTalentId !== talentId) return
  await tx.deal.update({ where: { id: deal.id }, data: { selectedTalentId: null } })
  await record(tx, viewer, 'deal.winnerCleared', { dealId: deal.id, talentId, companyId: deal.companyId }, [
    { field: 'selectedCandidate', before: await nameOf(tx, talentId), after: null },
  ])
}

async function demoteOthers(tx: Tx, viewer: Viewer, { deal, candidate }: Contest) {
  const former = await tx.dealCandidate.findMany({
    where: {
      dealId: deal.id,
      id: { not: candidate.id },
      OR: [{ status: 'SELECTED' }, ...(deal.selectedTalentId ? [{ talentId: deal.selectedTalentId }] : [])],
    },
  })
  for (const { id, talentId, status } of former) {
    await tx.dealCandidate.update({ where: { id }, data: { status: 'INTERVIEWED' } })
    await record(tx, viewer, 'candidate.updated', { dealId: deal.id, talentId, companyId: deal.companyId }, [
      { field: 'status', before: candidateStatuses[status], after: candidateStatuses.INTERVIEWED },
    ])
  }
}

async function nameOf(tx: Tx, talentId: number | null): Promise<string | null> {
  if (talentId === null) return null
  return (await tx.talent.findUnique({ where: { id: talentId }, select: { name: true } }))?.name ?? null
}
