import { changesInWords, record } from '../activity/activity.ts'
import type { Deps, Staff } from '../deps.ts'
import { claimFiles } from '../files/claims.ts'
import { keyOfUrl } from '../files/files.ts'
import type { Agency, SubmissionWarningKind } from '../generated/prisma/client.ts'
import { submissionWarnings } from '../guard/words.ts'
import { batched } from '../lists/batch.ts'
import { lockRow } from '../lists/rows.ts'
import { checkVersion } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { checkLogo } from './logo.ts'
import { updateAgencyRules } from './rules.ts'
import { namedLinkChoices } from './words.ts'

type Reads = Pick<Deps, 'db' | 'settings'>

/** The one row. */
const ID = 1

/** What clients and talents see of the agency. */
export type PublicAgency = { name: string; logoUrl: string | null; color: string | null; footer: string | null }

/** What staff see of it. `ownName` is empty while the setting BRAND_NAME is used. */
export type AgencySettings = PublicAgency & {
  version: number
  logoKey: string | null
  ownName: string | null
  keepsNamedLinks: boolean
  blocking: SubmissionWarningKind[]
}

/** How the agency presents itself; its name is the setting BRAND_NAME unless an admin gave another. */
export async function agencyOf(context: Reads): Promise<PublicAgency> {
  return presented(await readAgency(context), context)
}

/** The same with what staff may know and admins change. */
export async function agencySettings(context: Reads): Promise<AgencySettings> {
  const row = await readAgency(context)
  const { version = 1, name = null, keepsNamedLinks = false, blocking = [] } = row ?? {}
  const logoKey = keyOfUrl(row?.logoUrl)
  return { ...presented(row, context), version, logoKey, ownName: name, keepsNamedLinks, blocking }
}

/** Whether clients see portfolio links that name the person, without the name. Batched over a request. */
export async function keepsNamedLinks(context: Pick<Deps, 'db'>): Promise<boolean> {
  return (await namedLinks(context, ID)) ?? false
}

const namedLinks = batched(async ({ db }: Pick<Deps, 'db'>, ids: number[]) => {
  const rows = await db.agency.findMany({ where: { id: { in: ids } }, select: { id: true, keepsNamedLinks: true } })
  return new Map(rows.map(row => [row.id, row.keepsNamedLinks]))
})

/** The key of the logo, if it has this one: no other file is public. */
export async function publicLogo(context: Reads, key: string): Promise<string | null> {
  return keyOfUrl((await readAgency(context))?.logoUrl) === key ? key : null
}

/**
 * Changes what is sent. A new logo is the address of an upload. Throws InvalidInput, also for a logo that cannot be shown,
 * and Conflict when `version` is not current.
 */
export async function updateAgency(
  context: Staff,
  { version, ...input }: { version?: number | null } & Record<string, unknown>,
): Promise<object> {
  const change = parse(updateAgencyRules, input)
  if (change.logoUrl) await checkLogo(context, change.logoUrl)
  return context.transaction(async tx => {
    await tx.agency.createMany({ data: { id: ID }, skipDuplicates: true })
    const before = await lockRow(tx, { model: 'Agency', id: ID, what: 'Agency' })
    checkVersion('agency', before, version)
    const changes = changesInWords<Agency>(before, change, {
      blocking: submissionWarnings,
      keepsNamedLinks: namedLinkChoices,
    })
    if (changes.length === 0) return {}
    if (change.logoUrl !== undefined) await claimFiles(tx, { agencyId: ID }, [{ kind: 'LOGO', url: change.logoUrl }])
    await tx.agency.update({ where: { id: ID }, data: { ...change, version: { increment: 1 } } })
    await record(tx, context.viewer, 'agency.updated', {}, changes)
    return {}
  })
}

const readAgency = ({ db }: Reads) => db.agency.findUnique({ where: { id: ID } })

function presented(row: Agency | null, { settings }: Reads): PublicAgency {
  const key = keyOfUrl(row?.logoUrl)
  return {
    name: row?.name ?? settings.brandName,
    logoUrl: key && `/api/agency/logo/${key}`,
    color: row?.color ?? null,
    footer: row?.footer ?? null,
  }
}
