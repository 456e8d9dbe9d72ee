import type { Tx } from '../db.ts'
import { EVENT_NOUNS } from '../events/words.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Shown } from './body.ts'

type Kept = { body: string | null; answer: string | null; talentIds: number[] }

/**
 * What is kept of what was sent and answered: nothing once the record or a talent in it is gone, as its deletion has removed what
 * there was. Locks them until the transaction ends: a deletion that is under way is waited for, and a later one finds what is kept.
 */
export async function keptOf(tx: Tx, shown: Shown | null, { body, answer }: Omit<Kept, 'talentIds'>): Promise<Kept> {
  if (!shown) return { body, answer, talentIds: [] }
  const { noun, id, talentIds } = shown
  // Talents first, as a deletion locks them before what goes with them.
  const isThere = (await areThere(tx, 'Talent', talentIds)) && (await areThere(tx, EVENT_NOUNS[noun].model, [id]))
  return isThere ? { body, answer, talentIds } : { body: null, answer: null, talentIds: [] }
}

async function areThere(tx: Tx, model: string, ids: number[]): Promise<boolean> {
  const table = Prisma.raw(`"${model}"`)
  const found = await tx.$queryRaw<unknown[]>`
    SELECT id FROM ${table} WHERE id = ANY(${ids}::int[]) ORDER BY id FOR KEY SHARE`
  return found.length === ids.length
}
