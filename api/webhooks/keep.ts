import type { Tx } from '../db.ts'
import { EVENT_NOUNS } from '../events/words.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { DataSubject } from './body.ts'

type KeptTexts = { body: string | null; answer: string | null; talentIds: number[] }

/**
 * The body and answer to store: null if the record or a talent in it was deleted. Locks these rows until the
 * transaction ends. So the transaction waits for a running deletion, and a later deletion removes the stored texts.
 */
export async function keptOf(
  tx: Tx,
  subject: DataSubject | null,
  { body, answer }: Omit<KeptTexts, 'talentIds'>,
): Promise<KeptTexts> {
  if (!subject) return { body, answer, talentIds: [] }
  const { noun, id, talentIds } = subject
  // Locks talents first, in the same order as a deletion.
  const exists = (await lockAll(tx, 'Talent', talentIds)) && (await lockAll(tx, EVENT_NOUNS[noun].model, [id]))
  return exists ? { body, answer, talentIds } : { body: null, answer: null, talentIds: [] }
}

/** Locks the rows against deletion, and returns whether all of them exist. */
async function lockAll(tx: Tx, model: string, ids: number[]): Promise<boolean> {
  const table = Prisma.raw(`"${model}"`)
  const found = await tx.$queryRaw<unknown[]>`
    SELECT id FROM ${table} WHERE id = ANY(${ids}::int[]) ORDER BY id FOR KEY SHARE`
  return found.length === ids.length
}
