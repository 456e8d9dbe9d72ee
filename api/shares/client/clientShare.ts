import { agencyOf, type PublicAgency } from '../../agency/agency.ts'
import type { Context } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import type { Prisma, Share, ShareAnswer } from '../../generated/prisma/client.ts'
import { countPublicRead } from '../../limits.ts'
import { frozenPdf, printRest } from '../print/sharePdf.ts'
import { goneFrom } from '../snapshot/availability.ts'
import { NOTHING_SHOWN, readShown, type Shown } from '../snapshot/snapshot.ts'
import { metNeeds } from '../snapshot/wantedSkills.ts'
import { type Entry, enter, findLink, isUnlocked } from './shareLink.ts'

/** All that a client ever gets of a talent. */
export type ClientProfile = Shown & {
  key: string
  line: string | null
  metNeeds: string[]
  isAvailable: boolean
  answer: Omit<ShareAnswer, 'id' | 'itemId'> | null
}

/** All that a client ever gets of a share. What takes time in a preview is worked out when it is asked for. */
export type ClientContent = Pick<Share, 'recipientName' | 'recipientCompany' | 'position' | 'needs' | 'expiresAt'> & {
  sharedAt: Date
  pdfUrl: string | null
  note: () => string | null
  profiles: () => ClientProfile[] | Promise<ClientProfile[]>
}

export type ClientShare = { isLocked: boolean; agency: PublicAgency; content: ClientContent | null }

/** What the client sees by the link. Null when it is unknown, expired or revoked. Throws TooMany. */
export async function findClientShare(context: Context, entry: Entry): Promise<ClientShare | null> {
  await countPublicRead(context)
  const share = await findLink(context.db, entry.token, context)
  if (!share) return null
  const agency = await agencyOf(context)
  if (!isUnlocked(share, entry.key)) return { isLocked: true, agency, content: null }
  return { isLocked: false, agency, content: await contentOf(context.db, share) }
}

/**
 * The file that was frozen with the profiles. Once one of them may not be shown anymore, a PDF of the others; null when nobody
 * is left. Throws TooMany, Unavailable, Forbidden without the key of the share, and NOT_FOUND when the link has ended.
 */
export async function findPdf(context: Context, entry: Entry): Promise<{ key: string } | { bytes: Buffer } | null> {
  await countPublicRead(context)
  const share = await enter(context.db, entry, context)
  const { items, left } = await itemsOf(context.db, share)
  if (left.length === items.length) return frozenPdf(context.db, share)
  if (left.length === 0) return null
  return printRest(context, share, left.map(frozenOf))
}

/** What is frozen of those in a share who may still be shown, in the recruiter's order. */
export async function shownBy(db: Deps['db'], share: Share): Promise<{ line: string | null; shown: Shown }[]> {
  const { left } = await itemsOf(db, share)
  return left.map(frozenOf)
}

const frozenOf = ({ line, shown }: Item) => ({ line, shown: readShown(shown) })

/** The columns that become a profile. */
export const ITEM = {
  ...{ id: true, key: true, talentId: true, line: true, shown: true },
  answer: { select: { answer: true, times: true, comment: true, answeredAt: true, version: true } },
} as const satisfies Prisma.ShareItemSelect

type Item = Prisma.ShareItemGetPayload<{ select: typeof ITEM }>

/** What the client sees of an item. */
export function profileOf(
  { key, line, shown, answer }: Pick<Item, 'key' | 'line' | 'answer'> & { shown: unknown },
  { needs, isGone }: { needs: string[]; isGone: boolean },
): ClientProfile {
  if (isGone) return { ...NOTHING_SHOWN, key, line: null, metNeeds: [], isAvailable: false, answer: null }
  const profile = readShown(shown)
  return { ...profile, key, line, metNeeds: metNeeds(needs, profile), isAvailable: true, answer }
}

async function contentOf(db: Deps['db'], share: Share): Promise<ClientContent> {
  const { items, left } = await itemsOf(db, share)
  const hasPdf = left.length > 0 && (left.length < items.length || (await frozenPdf(db, share)) !== null)
  const { recipientName, recipientCompany, position, needs, note, expiresAt } = share
  return {
    ...{ recipientName, recipientCompany, position, needs, expiresAt, sharedAt: share.frozenAt, note: () => note },
    pdfUrl: hasPdf ? `/api/shares/${share.token}/profiles.pdf` : null,
    profiles: () => items.map(item => profileOf(item, { needs, isGone: !left.includes(item) })),
  }
}

/** The items in the recruiter's order, and those of them who may still be shown. */
async function itemsOf(db: Deps['db'], share: Share): Promise<{ items: Item[]; left: Item[] }> {
  const items = await db.shareItem.findMany({
    where: { shareId: share.id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: ITEM,
  })
  const isGone = await goneFrom(db, share, items)
  return { items, left: items.filter(item => !isGone(item)) }
}
