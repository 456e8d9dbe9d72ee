import { agencyOf, type PublicAgency } from '../../agency/agency.ts'
import type { Context } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import type { Prisma, Share, ShareAnswer } from '../../generated/prisma/client.ts'
import { countPublicRead } from '../../limits.ts'
import { printAvailable, storedPdf } from '../print/sharePdf.ts'
import { AVAILABILITY_COLUMNS, isUnavailable } from '../snapshot/availability.ts'
import { EMPTY_SNAPSHOT, type ProfileSnapshot, readSnapshot } from '../snapshot/snapshot.ts'
import { skillsShown } from '../snapshot/wantedSkills.ts'
import { findActiveShare, findUnlockedShare, isUnlocked, type LinkAccess } from './shareLink.ts'

/** The data of a talent that a client receives. */
export type ClientProfile = ProfileSnapshot & {
  key: string
  line: string | null
  metNeeds: string[]
  isAvailable: boolean
  answer: Omit<ShareAnswer, 'id' | 'itemId'> | null
}

/** The data of a share that a client receives. `note` and `profiles` are functions, as a preview may need only one. */
export type ClientContent = Pick<Share, 'recipientName' | 'recipientCompany' | 'position' | 'needs' | 'expiresAt'> & {
  sharedAt: Date
  pdfUrl: string | null
  note: () => string | null
  profiles: () => ClientProfile[] | Promise<ClientProfile[]>
}

export type ClientShare = { isLocked: boolean; agency: PublicAgency; content: ClientContent | null }

/** The page behind a link; null when the link is unknown, expired or revoked. Throws TooMany. */
export async function findClientShare(context: Context, access: LinkAccess): Promise<ClientShare | null> {
  await countPublicRead(context)
  const share = await findActiveShare(context.db, access.token, context)
  if (!share) return null
  const agency = await agencyOf(context)
  if (!isUnlocked(share, access.key)) return { isLocked: true, agency, content: null }
  return { isLocked: false, agency, content: await contentOf(context.db, share) }
}

/**
 * The PDF that was frozen with the profiles. If some of the profiles must not be shown anymore, a new PDF of the other
 * profiles; null when no profile is left. Throws TooMany, Unavailable, Forbidden without the key of the share, and
 * NOT_FOUND when the link has ended.
 */
export async function findPdf(
  context: Context,
  access: LinkAccess,
): Promise<{ key: string } | { bytes: Buffer } | null> {
  await countPublicRead(context)
  const share = await findUnlockedShare(context.db, access, context)
  const { items, available } = await itemsOf(context.db, share)
  if (available.length === items.length) return storedPdf(context.db, share)
  if (available.length === 0) return null
  return printAvailable(context, share, available.map(snapshotOf))
}

/** The snapshots of a share that may still be shown, in the recruiter's order. */
export async function availableProfiles(
  db: Deps['db'],
  share: Share,
): Promise<{ line: string | null; shown: ProfileSnapshot }[]> {
  const { available } = await itemsOf(db, share)
  return available.map(snapshotOf)
}

const snapshotOf = ({ line, shown }: Item) => ({ line, shown: readSnapshot(shown) })

/** The columns read to build a profile. */
export const PROFILE_COLUMNS = {
  ...{ id: true, key: true, talentId: true, line: true, shown: true },
  answer: { select: { answer: true, times: true, comment: true, answeredAt: true, version: true } },
  ...AVAILABILITY_COLUMNS,
} as const satisfies Prisma.ShareItemSelect

type Item = Prisma.ShareItemGetPayload<{ select: typeof PROFILE_COLUMNS }>

/** The profile of an item as the client sees it. */
export function profileOf(
  { key, line, shown, answer }: Pick<Item, 'key' | 'line' | 'answer'> & { shown: unknown },
  { needs, isAvailable }: { needs: string[]; isAvailable: boolean },
): ClientProfile {
  if (!isAvailable) return { ...EMPTY_SNAPSHOT, key, line: null, metNeeds: [], isAvailable: false, answer: null }
  const profile = readSnapshot(shown)
  return { ...profile, key, line, metNeeds: skillsShown(needs, profile), isAvailable: true, answer }
}

async function contentOf(db: Deps['db'], share: Share): Promise<ClientContent> {
  const { items, available } = await itemsOf(db, share)
  const hasPdf = available.length > 0 && (available.length < items.length || (await storedPdf(db, share)) !== null)
  const { recipientName, recipientCompany, position, needs, note, expiresAt } = share
  return {
    ...{ recipientName, recipientCompany, position, needs, expiresAt, sharedAt: share.frozenAt, note: () => note },
    pdfUrl: hasPdf ? `/api/shares/${share.token}/profiles.pdf` : null,
    profiles: () => items.map(item => profileOf(item, { needs, isAvailable: available.includes(item) })),
  }
}

/** All items of a share in the recruiter's order, and the items that may still be shown. */
async function itemsOf(db: Deps['db'], share: Share): Promise<{ items: Item[]; available: Item[] }> {
  const items = await db.shareItem.findMany({
    where: { shareId: share.id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: PROFILE_COLUMNS,
  })
  return { items, available: items.filter(item => !isUnavailable(item, share)) }
}
