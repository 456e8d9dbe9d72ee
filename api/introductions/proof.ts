import { z } from 'zod'
import type { Id, Staff } from '../deps.ts'
import type { Introduction } from '../generated/prisma/client.ts'
import { found } from '../problems.ts'
import { type PrintedRecord, printProof } from './proofPdf.ts'

/** The printed parts of a record's content, as written by `introduce`. */
const content = z.object({
  items: z.array(
    z.object({
      talent: z.object({ name: z.string() }).nullable(),
      shown: z.object({ name: z.string(), role: z.string() }),
    }),
  ),
})

/** The proof of a share as a PDF: all of its ledger records. Throws NotFound and Unavailable. */
export async function proofOf(context: Staff, { id }: Id): Promise<Buffer> {
  const share = found(
    await context.db.share.findUnique({
      where: { id },
      include: { createdBy: { select: { firstName: true, lastName: true } } },
    }),
    'Share',
  )
  const records = await context.db.introduction.findMany({ where: { shareId: id }, orderBy: { id: 'asc' } })
  const { recipientName, recipientCompany, position, createdBy, openCount, firstOpenedAt, lastOpenedAt } = share
  return printProof(context, {
    ...{ shareId: id, recipientName, recipientCompany, position, openCount, firstOpenedAt, lastOpenedAt },
    ...{ expiresAt: share.expiresAt, revokedAt: share.revokedAt, at: context.clock.now() },
    sharedBy: createdBy && `${createdBy.firstName} ${createdBy.lastName}`.trim(),
    records: records.map(printed),
  })
}

function printed({ content: stored, ...record }: Introduction): PrintedRecord {
  const items = stored === null ? [] : content.parse(JSON.parse(stored)).items
  return {
    ...record,
    profiles: items.map(({ talent, shown }) => ({ name: talent?.name ?? '', role: shown.role, shownAs: shown.name })),
    isErased: stored === null && record.event !== 'OPENED',
  }
}
