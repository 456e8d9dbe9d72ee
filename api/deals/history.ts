import { type Change, changesInWords } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Deal } from '../generated/prisma/client.ts'
import { dealStatuses, dealTypes, targetAreas } from './words.ts'

/** What the timeline shows of a change: the words of the specification instead of keys, names instead of ids. */
export async function describeDealChanges(tx: Tx, before: Deal, after: Partial<Deal>): Promise<Change[]> {
  const changes = changesInWords(before, after, WORDS)
  return Promise.all(changes.map(change => (change.field === 'companyId' ? withNames(tx, change) : change)))
}

const WORDS = { status: dealStatuses, dealType: dealTypes, targetArea: targetAreas }

async function withNames(tx: Tx, { before, after }: Change): Promise<Change> {
  const companies = await tx.company.findMany({
    where: { id: { in: [Number(before), Number(after)] } },
    select: { id: true, name: true },
  })
  const name = (id: string | null) => companies.find(company => company.id === Number(id))?.name ?? null
  return { field: 'company', before: name(before), after: name(after) }
}
