import { changesInWords, record } from '../activity/activity.ts'
import type { Deps, Staff } from '../deps.ts'
import { claimFiles } from '../files/claims.ts'
import { keyOfUrl } from '../files/files.ts'
import type { Agency, SubmissionWarningKind } from '../generated/prisma/client.ts'
import { submissionWarnings } from '../guard/words.ts'
import { checkVersion } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { parse } from '../rules/parse.ts'
import { checkLogo } from './logo.ts'
import { updateAgencyRules } from './rules.ts'
import { namedLinkChoices } from './words.ts'

export type AgencyReads = Pick<Deps, 'db' | 'versions' | 'settings'>

/** The id of the only row in the table Agency. */
const ID = 1

/** The agency's data that clients and talents see. */
export type PublicAgency = { name: string; logoUrl: string | null; color: string | null; footer: string | null }

/** The agency's data that staff see. `ownName` is null if the agency has no name of its own and shows BRAND_NAME. */
export type AgencySettings = PublicAgency & {
  version: number
  logoKey: string | null
  ownName: string | null
  privacyUrl: string | null
  keepsNamedLinks: boolean
  blocking: SubmissionWarningKind[]
  marginFloorPercent: number | null
  country: string | null
}

/** The agency as clients and talents see it. The default name is the setting BRAND_NAME. */
export async function agencyOf(context: AgencyReads): Promise<PublicAgency> {
  return presented(await readAgency(context), context)
}

/** The agency with the settings that staff see and admins change. */
export async function agencySettings(context: AgencyReads): Promise<AgencySettings> {
  const row = await readAgency(context)
  const { version = 1, name = null, privacyUrl = null, keepsNamedLinks = false, blocking = [] } = row ?? {}
  const marginFloorPercent = row?.marginFloorPercent ?? null
  const logoKey = keyOfUrl(row?.logoUrl)
  const country = row?.country ?? null
  const rules = { keepsNamedLinks, blocking, marginFloorPercent, country }
  return { ...presented(row, context), version, logoKey, ownName: name, privacyUrl, ...rules }
}

/** Whether clients see portfolio links that contain the talent's name. The name itself is then removed. */
export async function keepsNamedLinks(context: Omit<AgencyReads, 'settings'>): Promise<boolean> {
  return (await readAgency(context))?.keepsNamedLinks ?? false
}

/** The margin in percent below which staff get a warning; null for no warnings. */
export async function marginFloor(context: Omit<AgencyReads, 'settings'>): Promise<number | null> {
  return (await readAgency(context))?.marginFloorPercent ?? null
}

/** The agency's own privacy page, if an admin entered its address. */
export async function privacyUrlOf(context: AgencyReads): Promise<string | null> {
  return (await readAgency(context))?.privacyUrl ?? null
}

/** Returns `key` if it is the storage key of the logo, the only public file; else null. */
export async function publicLogo(context: AgencyReads, key: string): Promise<string | null> {
  return keyOfUrl((await readAgency(context))?.logoUrl) === key ? key : null
}

/**
 * Changes the sent fields of the agency. The address of a new logo must be that of an uploaded file. Throws
 * InvalidInput, also for an unreadable logo, and Conflict when `version` is not current.
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

/** The agency's row, cached until it changes, as all pages of deals and all public pages read it. */
const readAgency = ({ db, versions }: Omit<AgencyReads, 'settings'>): Promise<Readonly<Agency> | null> =>
  versions.cached({ tables: ['Agency'], key: 'agency' }, () => db.agency.findUnique({ where: { id: ID } }))

function presented(row: Readonly<Agency> | null, { settings }: Pick<AgencyReads, 'settings'>): PublicAgency {
  const key = keyOfUrl(row?.logoUrl)
  return {
    name: row?.name ?? settings.brandName,
    logoUrl: key && `/api/agency/logo/${key}`,
    color: row?.color ?? null,
    footer: row?.footer ?? null,
  }
}
