import type { DealCandidate, Prisma, Share, ShareAnswer } from '../../generated/prisma/client.ts'
import type { CandidateStatus } from '../../generated/prisma/enums.ts'
import { found } from '../../problems.ts'
import { batched } from '../../rows/batch.ts'
import { type ReadAccess, rowsOf } from '../../rows/read.ts'
import type { ClientAnswer } from '../words.ts'

/** A client's answer. `share`, and `status` of the candidate, are set if they were read in the same query. */
export type AnswerOfItem = ShareAnswer & {
  talentId: number | null
  shareId: number
  share?: Share
  status?: CandidateStatus
}

/** The columns of an answer. */
export const ANSWER = {
  ...{ id: true, itemId: true, version: true, answer: true, times: true, comment: true, answeredAt: true },
} as const satisfies Prisma.ShareAnswerSelect

/** The share of an answer, batched over a request. */
export const shareOf = async (reads: ReadAccess, { share, shareId }: AnswerOfItem): Promise<Share> =>
  share ?? found((await readShare(reads, shareId)) ?? null, 'Share')

const readShare = batched(async (reads: ReadAccess, ids: number[]) => {
  const shares = await rowsOf(reads, 'Share').findMany({ where: { id: { in: ids } } })
  return new Map(shares.map(share => [share.id, share]))
})

/** The latest answer about a candidate in the shares of their deal, batched over a request. */
export async function latestAnswerOf(
  reads: ReadAccess,
  { dealId, talentId, status }: Pick<DealCandidate, 'dealId' | 'talentId' | 'status'>,
): Promise<AnswerOfItem | null> {
  const answer = await readLatest(reads, `${dealId} ${talentId}`)
  return answer ? { ...answer, status } : null
}

const readLatest = batched(async (reads: ReadAccess, pairs: string[]) => {
  const { dealIds, talentIds } = idsOf(pairs)
  const rows = await rowsOf(reads, 'ShareAnswer').findMany({
    select: LATEST,
    where: { item: { talentId: { in: talentIds }, share: { dealId: { in: dealIds } } } },
    orderBy: [{ answeredAt: 'asc' }, { id: 'asc' }],
  })
  const answers = rows.map(({ item, ...answer }) => ({ ...answer, ...item }))
  // A later answer replaces an earlier answer about the same talent on the same deal.
  return new Map(answers.map(answer => [`${answer.share.dealId} ${answer.talentId}`, answer]))
})

const LATEST = {
  ...ANSWER,
  item: { select: { talentId: true, shareId: true, share: true } },
} as const satisfies Prisma.ShareAnswerSelect

/** The status that the answer suggests for the candidate; null if the candidate has reached this status already. */
export async function suggestedStatus(reads: ReadAccess, row: AnswerOfItem): Promise<CandidateStatus | null> {
  const { answer, status = await statusOf(reads, row) } = row
  return status && SUGGESTED[answer].from.includes(status) ? SUGGESTED[answer].to : null
}

const SUGGESTED: Record<ClientAnswer, { from: CandidateStatus[]; to: CandidateStatus }> = {
  INTERESTED: { from: ['APPLIED', 'SCREENED'], to: 'SENT' },
  INTERVIEW: { from: ['APPLIED', 'SCREENED', 'SENT'], to: 'INTERVIEWED' },
  NOT_THIS_ONE: { from: ['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED'], to: 'REJECTED' },
}

async function statusOf(reads: ReadAccess, row: AnswerOfItem): Promise<CandidateStatus | undefined> {
  const { dealId } = await shareOf(reads, row)
  return dealId && row.talentId ? readStatus(reads, `${dealId} ${row.talentId}`) : undefined
}

const readStatus = batched(async (reads: ReadAccess, pairs: string[]) => {
  const { dealIds, talentIds } = idsOf(pairs)
  const rows = await rowsOf(reads, 'DealCandidate').findMany({
    where: { dealId: { in: dealIds }, talentId: { in: talentIds } },
    select: { dealId: true, talentId: true, status: true },
  })
  return new Map(rows.map(({ dealId, talentId, status }) => [`${dealId} ${talentId}`, status]))
})

/** The ids in keys of the form '<deal id> <talent id>'. */
function idsOf(pairs: string[]) {
  const ids = pairs.map(pair => pair.split(' ').map(Number))
  return {
    dealIds: [...new Set(ids.flatMap(([dealId]) => dealId ?? []))],
    talentIds: [...new Set(ids.flatMap(([, talentId]) => talentId ?? []))],
  }
}
