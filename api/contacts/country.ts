import type { Tx } from '../db.ts'

/** Where phone numbers without a code of a country belong, as in 'DE', as the agency chose; null: it is not guessed. */
export async function countryOf(db: Pick<Tx, 'agency'>): Promise<string | null> {
  return (await db.agency.findFirst({ select: { country: true } }))?.country ?? null
}
