import type { Tx } from '../db.ts'
import type { Staff } from '../deps.ts'
import { discard, type Kept, storeBytes } from '../files/files.ts'
import type { Share } from '../generated/prisma/client.ts'
import type { Frozen } from './freeze.ts'
import { goneFrom } from './gone.ts'
import { printProfiles } from './sharedPdf.ts'

/** What the PDF of a share holds. */
type Printed = Pick<Share, 'recipientName' | 'recipientCompany' | 'position' | 'needs' | 'note' | 'frozenAt'> & {
  frozen: Frozen[]
}

/**
 * Runs the work with the PDF of what is frozen, printed and stored before its transaction. It is removed again unless the
 * work has claimed it. Throws Unavailable when nothing can be printed at the moment.
 */
export async function withPdf<Done>(
  context: Staff,
  { recipientName, recipientCompany, position, needs, note, frozenAt, frozen }: Printed,
  work: (pdf: Kept) => Promise<Done>,
): Promise<Done> {
  const recipient = { name: recipientName, company: recipientCompany }
  const bytes = await printProfiles(context, {
    ...{ profiles: frozen, recipient, position, needs, note, sharedAt: frozenAt },
  })
  const arrival = { filename: 'profiles.pdf', kind: 'INTRODUCTION', uploadedById: context.viewer.id } as const
  const pdf = await storeBytes(context, { bytes, ...arrival })
  try {
    return await work(pdf)
  } finally {
    await discard(context, pdf.key)
  }
}

/** The PDF that was frozen last. None once a talent in it may not be shown anymore. */
export async function frozenPdf(db: Tx, share: Pick<Share, 'id' | 'dealId'>): Promise<{ key: string } | null> {
  const items = await db.shareItem.findMany({ where: { shareId: share.id }, select: { talentId: true } })
  const isGone = await goneFrom(db, share, items)
  if (items.some(isGone)) return null
  const record = await db.introduction.findFirst({
    where: { shareId: share.id, event: { in: ['SHARED', 'RENEWED'] } },
    orderBy: { id: 'desc' },
    select: { files: { where: { kind: 'INTRODUCTION' }, select: { key: true } } },
  })
  return record?.files[0] ?? null
}
