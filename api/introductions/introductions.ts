import type { Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import { claimFiles } from '../files/claims.ts'
import type { KeptFile } from '../files/files.ts'
import type { IntroductionEvent } from '../generated/prisma/enums.ts'
import { found } from '../problems.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { canonical, FIRST_HASH, hashOf, sha256 } from './chain.ts'

type LedgerEntry = {
  event: IntroductionEvent
  shareId: number
  at: Date
  /** The stored PDF that was frozen with the profiles. No record may own it yet. */
  pdf?: Pick<KeptFile, 'url' | 'sha256'> | null
}

/**
 * Appends a record to the ledger in the transaction of the event. Must be called after writing the share's rows, as the
 * content is read from them. Locks the chain until the transaction ends, so that records are added one after the other.
 */
export async function introduce(tx: Tx, { event, shareId, at, pdf = null }: LedgerEntry): Promise<{ id: number }> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('talentdesk introductions'))`
  const last = await tx.introduction.findFirst({ orderBy: { id: 'desc' }, select: { id: true, hash: true } })
  const content = event === 'OPENED' ? null : canonical(await contentOf(tx, shareId))
  const link = {
    id: (last?.id ?? 0) + 1,
    ...{ event, at, shareId },
    contentHash: sha256(content ?? ''),
    pdfHash: pdf?.sha256 ?? null,
    previousHash: last?.hash ?? FIRST_HASH,
  }
  await tx.introduction.create({ data: { ...link, content, hash: hashOf(link) } })
  if (pdf) await claimFiles(tx, { introductionId: link.id }, [{ kind: 'INTRODUCTION', url: pdf.url }])
  return { id: link.id }
}

/**
 * The content of a record: the recipient, and all data shown to the client. As proof, it contains the whole names of
 * the talents, even if the client does not see them.
 */
async function contentOf(tx: Tx, shareId: number) {
  const share = await tx.share.findUnique({
    where: { id: shareId },
    select: {
      ...{ recipientName: true, recipientCompany: true, companyId: true, dealId: true, position: true, needs: true },
      ...{ note: true, sections: true, showsNames: true, createdAt: true, frozenAt: true },
      createdBy: { select: { id: true, firstName: true, lastName: true } },
      items: {
        orderBy: { position: 'asc' },
        select: { talentId: true, talentVersion: true, line: true, shown: true, talent: { select: { name: true } } },
      },
    },
  })
  const { createdAt, frozenAt, ...rest } = found(share, 'Share')
  return { ...rest, createdAt: createdAt.toISOString(), frozenAt: frozenAt.toISOString() }
}

/** The records of a share, oldest first, with their PDFs but without their long contents. Batched over a request. */
export const introductionsOf = async (context: Pick<Deps, 'db'>, shareId: number) =>
  (await readRecords(context, shareId)) ?? []

const readRecords = batched(async ({ db }: Pick<Deps, 'db'>, shareIds: number[]) => {
  const records = await db.introduction.findMany({
    where: { shareId: { in: shareIds } },
    orderBy: { id: 'asc' },
    omit: { content: true },
    include: { files: { select: { key: true } } },
  })
  return groupBy(records, ({ shareId }) => shareId)
})
