import { record } from '../activity/activity.ts'
import { randomToken } from '../auth/secrets.ts'
import type { Viewer } from '../auth/viewer.ts'
import { db, transaction } from '../db.ts'
import { isStorable } from '../graphql/rules.ts'
import { abbreviateName } from '../talents/rules.ts'
import { lockTalent } from '../talents/talents.ts'

/** The address that a client opens. */
export const shareUrl = (publicUrl: string, shareableId: string) => `${publicUrl}/share/${shareableId}`

/** Gives the talent a share link, the same one as long as it is not revoked. Throws NotFound. */
export function shareTalent(viewer: Viewer, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const talent = await lockTalent(tx, id)
    if (talent.shareableId) return { id }
    await tx.talent.update({ where: { id }, data: { shareableId: randomToken() } })
    await record(tx, viewer, 'talent.shared', { talentId: id })
    return { id }
  })
}

/** The link stops working at once; sharing again makes a new one. Throws NotFound. */
export function revokeTalentShare(viewer: Viewer, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const talent = await lockTalent(tx, id)
    if (!talent.shareableId) return { id }
    await tx.talent.update({ where: { id }, data: { shareableId: null } })
    await record(tx, viewer, 'talent.shareRevoked', { talentId: id })
    return { id }
  })
}

/** All that is ever read of a talent for a client. A column that is not named here cannot leak (0-decisions, section 2). */
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

export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** Null when the link is unknown or revoked: the two look the same. */
export async function findShared(shareableId: string) {
  if (!isStorable(shareableId)) return null // Nor can Postgres be asked for it.
  return db.talent.findUnique({ where: { shareableId }, select: PUBLIC_COLUMNS })
}

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi

/** Free text may name the person: the full name becomes the abbreviated one, and e-mail addresses go. */
export function withoutIdentity(text: string, name: string): string {
  const safe = text.replace(EMAIL, '…')
  return name.trim().includes(' ') ? safe.replaceAll(name.trim(), abbreviateName(name)) : safe
}
