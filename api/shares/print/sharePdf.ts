import type { AgencyReads } from '../../agency/agency.ts'
import type { Tx } from '../../db.ts'
import type { Deps, Staff } from '../../deps.ts'
import { discard, type KeptFile, storeBytes } from '../../files/files.ts'
import type { Share } from '../../generated/prisma/client.ts'
import { limit } from '../../limits.ts'
import type { TalentSnapshot } from '../snapshot/takeSnapshots.ts'
import { type PrintedProfile, printProfiles } from './printProfiles.ts'

/** The content of a share's PDF. */
type SharePdf = Pick<Share, 'recipientName' | 'recipientCompany' | 'position' | 'needs' | 'note' | 'frozenAt'> & {
  snapshots: TalentSnapshot[]
}

/**
 * Prints and stores the PDF of a share, then runs the transaction of `work`. Removes the PDF again unless `work` has
 * claimed it for a record. Throws Unavailable when printing is not possible at the moment.
 */
export async function withPdf<Done>(
  context: Staff,
  { recipientName, recipientCompany, position, needs, note, frozenAt, snapshots }: SharePdf,
  work: (pdf: KeptFile) => Promise<Done>,
): Promise<Done> {
  const recipient = { name: recipientName, company: recipientCompany }
  const bytes = await printProfiles(context, {
    ...{ profiles: snapshots, recipient, position, needs, note, sharedAt: frozenAt },
  })
  const arrival = { filename: 'profiles.pdf', kind: 'INTRODUCTION', uploadedById: context.viewer.id } as const
  const pdf = await storeBytes(context, { bytes, ...arrival })
  try {
    return await work(pdf)
  } finally {
    await discard(context, pdf.key)
  }
}

/** The stored PDF of the profiles as they were last frozen. */
export async function storedPdf(db: Tx, { id }: Pick<Share, 'id'>): Promise<{ key: string } | null> {
  const record = await db.introduction.findFirst({
    where: { shareId: id, event: { in: ['SHARED', 'RENEWED'] } },
    orderBy: { id: 'desc' },
    select: { files: { where: { kind: 'INTRODUCTION' }, select: { key: true } } },
  })
  return record?.files[0] ?? null
}

/** Maximum number of prints per share for visitors within an hour: printing 50 profiles takes a second. */
const PRINTS_PER_HOUR = 20

/** Prints the snapshots of a share that may still be shown. The frozen file remains. Throws TooMany and Unavailable. */
export async function printAvailable(
  context: AgencyReads & Pick<Deps, 'storage' | 'printer'>,
  { id, recipientName, recipientCompany, position, needs, note, frozenAt }: Share,
  profiles: PrintedProfile[],
): Promise<{ bytes: Buffer }> {
  await limit(context.db, { name: 'printOfShare', points: PRINTS_PER_HOUR, seconds: 3600 }).spend(String(id))
  const recipient = { name: recipientName, company: recipientCompany }
  return { bytes: await printProfiles(context, { profiles, recipient, position, needs, note, sharedAt: frozenAt }) }
}
