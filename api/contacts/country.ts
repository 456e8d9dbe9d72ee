import type { Tx } from '../db.ts'

/** The agency's country for phone numbers without a country code, such as 'DE'; null if none is set. */
export async function countryOf(db: Pick<Tx, 'agency'>): Promise<string | null> {
  return (await db.agency.findFirst({ select: { country: true } }))?.country ?? null
}
