import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../files/files.ts'

/** What clients and talents see of the agency. */
export type PublicAgency = { name: string; logoUrl: string | null; color: string | null; footer: string | null }

/** How the agency presents itself; its name is the setting BRAND_NAME unless an admin gave another. */
export async function agencyOf({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<PublicAgency> {
  const row = await db.agency.findUnique({ where: { id: 1 } })
  const key = keyOfUrl(row?.logoUrl)
  return {
    name: row?.name ?? settings.brandName,
    logoUrl: key && `/api/agency/logo/${key}`,
    color: row?.color ?? null,
    footer: row?.footer ?? null,
  }
}
