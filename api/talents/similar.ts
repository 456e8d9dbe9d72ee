import { contactKeys, keysMet } from '../contacts/contactKeys.ts'
import { countryOf } from '../contacts/country.ts'
import type { Deps } from '../deps.ts'
import type { Contact } from '../rules/contacts.ts'

/** Finds possible duplicates: at most 5 talents with the same e-mail, phone or LinkedIn address. */
export async function similarTalents(
  db: Deps['db'],
  query: object,
  { contact, exceptId }: { contact: Contact; exceptId?: number | null },
) {
  const keys = keysMet(contactKeys(contact, await countryOf(db)))
  if (keys.length === 0) return []
  // The query has no ORDER BY and LIMIT: with them, the database would walk all talents by id until it has found five.
  const found = await db.talentSearch.findMany({
    select: { id: true },
    where: { contactKeys: { hasSome: keys }, ...(exceptId == null ? {} : { id: { not: exceptId } }) },
  })
  const first = found.map(({ id }) => id).sort((one, other) => one - other)
  return db.talent.findMany({ ...query, where: { id: { in: first.slice(0, 5) } }, orderBy: { id: 'asc' } })
}
