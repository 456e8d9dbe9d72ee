import type { Tx } from '../api/db.ts'
import { RULES } from '../api/matching/engine.ts'
import type { DemoSuggestions } from './data.ts'
import { type Ids, idIn } from './history.ts'

type Inserted = { deals: Ids; talents: Ids; colleagues: Ids }

/** Inserts the suggestions of the matching for deals, dated before candidates were added. */
export async function insertSuggestions(tx: Tx, searches: DemoSuggestions[], { deals, talents, colleagues }: Inserted) {
  const data = searches.flatMap(({ deal, at, by, talents: shown }) =>
    Object.entries(shown).map(([talent, percentage], place) => ({
      ...{ dealId: idIn(deals, deal), talentId: idIn(talents, talent), percentage, rank: place + 1 },
      ...{ engine: RULES.name, shownAt: at, shownToId: idIn(colleagues, by) },
    })),
  )
  await tx.suggestion.createMany({ data })
}
