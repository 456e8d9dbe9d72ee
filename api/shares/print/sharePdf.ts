import type { AgencyReads } from '../../agency/agency.ts'
import type { Tx } from '../../db.ts'
import type { Deps, Staff } from '../../deps.ts'
import { discard, type Kept, storeBytes } from '../../files/files.ts'
import type { Share } from '../../generated/prisma/client.ts'
import { limit } from '../../limits.ts'
import type { Frozen } from '../snapshot/takeSnapshots.ts'
import { type PrintedProfile, printProfiles } from './printProfiles.ts'

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

/** The PDF that was frozen last. */
export async function frozenPdf(db: Tx, { id }: Pick<Share, 'id'>): Promise<{ key: string } | null> {
  const record = await db.introduction.findFirst({
    where: { shareId: id, event: { in: ['SHARED', 'RENEWED'] } },
    orderBy: { id: 'desc' },
    select: { files: { where: { kind: 'INTRODUCTION' }, select: { key: true } } },
  })
  return record?.files[0] ?? null
}

/** How often the PDF of a share is printed for visitors within an hour: it takes a second with 50 profiles. */
const PRINTS_PER_HOUR = 20

/**
 * A PDF of those in a share who may still be shown, printed from what was frozen. The frozen file stays for the proof.
 * Throws TooMany and Unavailable.
 */
export async function printRest(
  context: AgencyReads & Pick<Deps, 'storage' | 'printer'>,
  { id, recipientName, recipientCompany, position, needs, note, frozenAt }: Share,
  profiles: PrintedProfile[],
): Promise<{ bytes: Buffer }> {
  await limit(context.db, { name: 'printOfShare', points: PRINTS_PER_HOUR, seconds: 3600 }).spend(String(id))
  const recipient = { name: recipientName, company: recipientCompany }
  return { bytes: await printProfiles(context, { profiles, recipient, position, needs, note, sharedAt: frozenAt }) }
}
