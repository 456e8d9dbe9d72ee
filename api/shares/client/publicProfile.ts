import { record } from '../../activity/activity.ts'
import { keepsNamedLinks } from '../../agency/agency.ts'
import type { Deps, Id, Staff } from '../../deps.ts'
import { keyOfUrl } from '../../files/files.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { columnsFor, type SeenColumn } from '../../redaction/audience.ts'
import { seenBy } from '../../redaction/seen.ts'
import { isStorable } from '../../rules/rules.ts'
import { randomToken } from '../../secrets.ts'
import { talentAudiences } from '../../talents/audiences.ts'
import { readPreviousCompanies, type StoredPreviousCompany } from '../../talents/previousCompanies.ts'
import { lockTalent } from '../../talents/talents.ts'

/** The address of a talent's public profile. */
export const publicProfileUrl = (publicUrl: string, shareableId: string) => `${publicUrl}/share/${shareableId}`

/** Returns the talent's share link. Creates a new link if there is none, or if it was revoked. Throws NotFound. */
export function shareTalent({ viewer, transaction }: Staff, { id }: Id): Promise<{ id: number; shareableId: string }> {
  return transaction(async tx => {
    const talent = await lockTalent(tx, id)
    if (talent.shareableId) return { id, shareableId: talent.shareableId }
    const shareableId = randomToken()
    await tx.talent.update({ where: { id }, data: { shareableId } })
    await record(tx, viewer, 'talent.shared', { talentId: id })
    return { id, shareableId }
  })
}

/** Revokes a talent's share link, which stops working at once; sharing again creates a new link. Throws NotFound. */
export function revokeTalentShare({ viewer, transaction }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const talent = await lockTalent(tx, id)
    if (!talent.shareableId) return { id }
    await tx.talent.update({ where: { id }, data: { shareableId: null } })
    await record(tx, viewer, 'talent.shareRevoked', { talentId: id })
    return { id }
  })
}

const columns = columnsFor(talentAudiences, { kind: 'link' })

type Row = Omit<Prisma.TalentGetPayload<{ select: typeof columns }>, 'previousCompanies'> & {
  previousCompanies: StoredPreviousCompany[]
}

/** The profile behind a talent's own link. The link of a share shows other data. */
export type PublicProfile = Pick<Row, SeenColumn<typeof talentAudiences, 'link'>> & {
  shareableId: string
  /** The public path of the portfolio PDF. */
  portfolioPdfUrl: string | null
}

/** The redacted profile; null when the link is unknown or revoked. */
export async function findPublicProfile(
  context: Pick<Deps, 'db' | 'versions'>,
  shareableId: string,
): Promise<PublicProfile | null> {
  if (!isStorable(shareableId)) return null // Postgres refuses such texts.
  const talent = await context.db.talent.findUnique({ where: { shareableId }, select: columns })
  if (!talent) return null
  const previousCompanies = readPreviousCompanies(talent.previousCompanies)
  const audience = { kind: 'link', keepsNamedLinks: await keepsNamedLinks(context) } as const
  const { fields } = seenBy(talentAudiences, { ...talent, previousCompanies }, audience)
  const hasPdf = keyOfUrl(talent.portfolioPdfUrl) !== null
  return {
    ...fields,
    shareableId,
    portfolioPdfUrl: hasPdf ? `/api/talents/shareable/${shareableId}/portfolio.pdf` : null,
  }
}

/**
 * The key of the portfolio PDF behind a share link, the only file that visitors may download. Null without a PDF, or
 * when the link is unknown or revoked. Checks kind and owner of the file again, as no other file may be sent.
 */
export async function sharedPortfolioKey({ db }: Pick<Deps, 'db'>, shareableId: string): Promise<string | null> {
  if (!isStorable(shareableId)) return null // Postgres refuses such texts.
  const talent = await db.talent.findUnique({ where: { shareableId }, select: { portfolioPdfUrl: true } })
  const key = keyOfUrl(talent?.portfolioPdfUrl)
  if (!key) return null
  const file = await db.storedFile.findFirst({
    where: { key, kind: 'PORTFOLIO', talent: { shareableId } },
    select: { key: true },
  })
  return file?.key ?? null
}
