import { record } from '../activity/activity.ts'
import type { Deps, Staff } from '../deps.ts'
import { keyOfUrl } from '../files/files.ts'
import { isStorable } from '../rules/rules.ts'
import { randomToken } from '../secrets.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { lockTalent } from '../talents/talents.ts'
import type { TalentArea } from '../talents/words.ts'
import { type Redacted, redact } from './redaction/redaction.ts'

/** The address that a client opens. */
export const shareUrl = (publicUrl: string, shareableId: string) => `${publicUrl}/share/${shareableId}`

/** Gives the talent a share link, the same one as long as it is not revoked. Throws NotFound. */
export function shareTalent({ viewer, transaction }: Staff, id: number): Promise<{ id: number; shareableId: string }> {
  return transaction(async tx => {
    const talent = await lockTalent(tx, id)
    if (talent.shareableId) return { id, shareableId: talent.shareableId }
    const shareableId = randomToken()
    await tx.talent.update({ where: { id }, data: { shareableId } })
    await record(tx, viewer, 'talent.shared', { talentId: id })
    return { id, shareableId }
  })
}

/** The link stops working at once; sharing again makes a new one. Throws NotFound. */
export function revokeTalentShare({ viewer, transaction }: Staff, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const talent = await lockTalent(tx, id)
    if (!talent.shareableId) return { id }
    await tx.talent.update({ where: { id }, data: { shareableId: null } })
    await record(tx, viewer, 'talent.shareRevoked', { talentId: id })
    return { id }
  })
}

/** All that is ever read of a talent for a client. A column that is not named here cannot leak. */
const PUBLIC_COLUMNS = {
  shareableId: true,
  name: true,
  role: true,
  area: true,
  seniority: true,
  companies: true,
  summary: true,
  techStack: true,
  keyHighlights: true,
  previousCompanies: true,
  portfolioUrls: true,
  portfolioUrl: true,
  portfolioPdfUrl: true,
} as const

/** Read only to be taken out of the texts; none of them leaves this file. */
const IDENTITY_COLUMNS = { email: true, phone: true, linkedinUrl: true } as const

/** What leaves for a client. */
export type Shared = Redacted & {
  shareableId: string
  area: TalentArea
  /** The public path of the portfolio PDF. */
  portfolioPdfUrl: string | null
}

/** The limited profile, naming nobody. Null when the link is unknown or revoked: the two look the same. */
export async function findShared({ db }: Pick<Deps, 'db'>, shareableId: string): Promise<Shared | null> {
  if (!isStorable(shareableId)) return null // Nor can Postgres be asked for it.
  const talent = await db.talent.findUnique({
    where: { shareableId },
    select: { ...PUBLIC_COLUMNS, ...IDENTITY_COLUMNS },
  })
  if (!talent) return null
  const hasPdf = keyOfUrl(talent.portfolioPdfUrl) !== null
  const redacted = redact({
    ...talent,
    previousCompanies: readPreviousCompanies(talent.previousCompanies),
    // A PDF that is kept elsewhere is a link like any other.
    portfolioUrls: [...talent.portfolioUrls, ...(hasPdf || !talent.portfolioPdfUrl ? [] : [talent.portfolioPdfUrl])],
  })
  return {
    ...redacted,
    shareableId,
    area: talent.area,
    portfolioPdfUrl: hasPdf ? `/api/talents/shareable/${shareableId}/portfolio.pdf` : null,
  }
}
