import type { Deps } from '../deps.ts'
import type { Share, ShareAnswer } from '../generated/prisma/client.ts'
import type { CandidateStatus } from '../generated/prisma/enums.ts'
import { batched } from '../lists/batch.ts'
import type { ClientAnswer } from './words.ts'

/** A client's answer with what it is about. */
export type Answered = ShareAnswer & { share: Share; talentId: number | null }

const ABOUT = { item: { select: { talentId: true, share: true } } } as const

type Row = ShareAnswer & { item: { talentId: number | null; share: Share } }

const answered = ({ item, ...answer }: Row): Answered => ({ ...answer, ...item })

/** The answers about the items of shares, batched over a request. */
export const answerOf = batched(async ({ db }: Pick<Deps, 'db'>, itemIds: number[]) => {
  const rows = await db.shareAnswer.findMany({ where: { itemId: { in: itemIds } }, include: ABOUT })
  return new Map(rows.map(row => [row.itemId, answered(row)]))
})

/** The latest answer about a candidate in the shares of their deal, batched over a request. */
export const latestAnswerOf = (context: Pick<Deps, 'db'>, { dealId, talentId }: { dealId: number; talentId: number }) =>
  readLatest(context, `${dealId} ${talentId}`)

const readLatest = batched(async ({ db }: Pick<Deps, 'db'>, pairs: string[]) => {
  const asked = pairs.map(pair => pair.split(' ').map(Number))
  const dealIds = [...new Set(asked.flatMap(([dealId]) => dealId ?? []))]
  const talentIds = [...new Set(asked.flatMap(([, talentId]) => talentId ?? []))]
  const rows = await db.shareAnswer.findMany({
    where: { item: { talentId: { in: talentIds }, share: { dealId: { in: dealIds } } } },
    include: ABOUT,
    orderBy: [{ answeredAt: 'asc' }, { id: 'asc' }],
  })
  // The later one of a pair replaces the earlier one.
  return new Map(rows.map(answered).map(answer => [`${answer.share.dealId} ${answer.talentId}`, answer]))
})

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
