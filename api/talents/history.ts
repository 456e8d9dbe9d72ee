import { type Change, changesInWords } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Talent } from '../generated/prisma/client.ts'
import { readPreviousCompanies } from './previousCompanies.ts'
import { rateTypes, talentAreas, talentStatuses } from './words.ts'

/** What the timeline shows of a change: the words of the specification instead of keys, names instead of ids. */
export async function describeTalentChanges(tx: Tx, before: Talent, after: Partial<Talent>): Promise<Change[]> {
  // The database gives back the keys of JSON objects in an order of its own.
  const previousCompanies = readPreviousCompanies(before.previousCompanies)
  const changes = changesInWords<Talent>({ ...before, previousCompanies }, after, WORDS)
  return Promise.all(changes.map(change => (change.field === 'referredById' ? withNames(tx, change) : change)))
}

const WORDS = { status: talentStatuses, area: talentAreas, preferredRateType: rateTypes }

async function withNames(tx: Tx, { before, after }: Change): Promise<Change> {
  const name = async (id: string | null) =>
    id === null
      ? null
      : ((await tx.talent.findUnique({ where: { id: Number(id) }, select: { name: true } }))?.name ?? null)
  return { field: 'referredBy', before: await name(before), after: await name(after) }
}
