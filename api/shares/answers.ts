import type { Deps } from '../deps.ts'
import type { Prisma, Share, ShareAnswer } from '../generated/prisma/client.ts'
import type { CandidateStatus } from '../generated/prisma/enums.ts'
import { batched } from '../lists/batch.ts'
import { type Reads, rowsOf } from '../lists/reader.ts'
import type { ClientAnswer } from './words.ts'

/** A client's answer with what it is about. */
export type Answered = ShareAnswer & { talentId: number | null; share: Share }

/** The answers about the items of shares, batched over a request. */
export const answerOf = batched(async (reads: Reads, itemIds: number[]) => {
  const answers = await readAnswers(reads, { itemId: { in: itemIds } })
  return new Map(answers.map(answer => [answer.itemId, answer]))
})

/** The latest answer about a candidate in the shares of their deal, batched over a request. */
export const latestAnswerOf = (reads: Reads, { dealId, talentId }: { dealId: number; talentId: number }) =>
  readLatest(reads, `${dealId} ${talentId}`)

const readLatest = batched(async (reads: Reads, pairs: string[]) => {
  const asked = pairs.map(pair => pair.split(' ').map(Number))
  const dealIds = [...new Set(asked.flatMap(([dealId]) => dealId ?? []))]
  const talentIds = [...new Set(asked.flatMap(([, talentId]) => talentId ?? []))]
  const answers = await readAnswers(reads, {
    item: { talentId: { in: talentIds }, share: { dealId: { in: dealIds } } },
  })
  // The later one of a pair replaces the earlier one.
  return new Map(answers.map(answer => [`${answer.share.dealId} ${answer.talentId}`, answer]))
})

/** The oldest first. */
async function readAnswers(reads: Reads, where: Prisma.ShareAnswerWhereInput): Promise<Answered[]> {
  const rows = await rowsOf(reads, 'ShareAnswer').findMany({
    ...{ select: ANSWERED, where, orderBy: [{ answeredAt: 'asc' }, { id: 'asc' }] },
  })
  return (rows as Prisma.ShareAnswerGetPayload<{ select: typeof ANSWERED }>[]).map(({ item, ...answer }) => ({
    ...answer,
    ...item,
  }))
}

const ANSWERED = {
  ...{ id: true, itemId: true, version: true, answer: true, times: true, comment: true, answeredAt: true },
  item: { select: { talentId: true, share: true } },
} as const satisfies Prisma.ShareAnswerSelect

/** The status that the answer suggests for the candidate; null when they have it or are further. */
export async function suggestedStatus(
  context: Pick<Deps, 'db'>,
  { answer, share: { dealId }, talentId }: Answered,
): Promise<CandidateStatus | null> {
  const status = dealId && talentId ? await readStatus(context, `${dealId} ${talentId}`) : undefined
  return status && SUGGESTED[answer].from.includes(status) ? SUGGESTED[answer].to : null
}

const SUGGESTED: Record<ClientAnswer, { from: CandidateStatus[]; to: CandidateStatus }> = {
  INTERESTED: { from: ['APPLIED', 'SCREENED'], to: 'SENT' },
  INTERVIEW: { from: ['APPLIED', 'SCREENED', 'SENT'], to: 'INTERVIEWED' },
  NOT_THIS_ONE: { from: ['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED'], to: 'REJECTED' },
}

const readStatus = batched(async ({ db }: Pick<Deps, 'db'>, pairs: string[]) => {
  const where = pairs.map(pair => pair.split(' ').map(Number)).map(([dealId, talentId]) => ({ dealId, talentId }))
  const rows = await db.dealCandidate.findMany({
    where: { OR: where },
    select: { dealId: true, talentId: true, status: true },
  })
  return new Map(rows.map(({ dealId, talentId, status }) => [`${dealId} ${talentId}`, status]))
})
