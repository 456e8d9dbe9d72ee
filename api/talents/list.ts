import { contactKeys, keysMet } from '../contacts/contactKeys.ts'
import { contactsSought } from '../contacts/contactSearch.ts'
import { countryOf } from '../contacts/country.ts'
import type { Deps } from '../deps.ts'
import type { Talent } from '../generated/prisma/client.ts'
import type { Where } from '../lists/asked.ts'
import { changedSince } from '../lists/changes.ts'
import { type Asked, orderOf, type SortFields } from '../lists/keyset.ts'
import { containing, keysSaying, searchConditions } from '../lists/search.ts'
import type { Contact } from '../rules/contacts.ts'
import { type TalentArea, type TalentStatus, talentAreas, talentStatuses } from './words.ts'

export type TalentFilter = {
  search?: string | null
  status?: TalentStatus | null
  area?: TalentArea | null
  updatedSince?: Date | null
}

export const TALENT_ORDERS = {
  NAME: { kind: 'text' },
  ROLE: { kind: 'text' },
  AREA: { kind: 'rank', ranks: Object.keys(talentAreas) },
  STATUS: { kind: 'rank', ranks: Object.keys(talentStatuses) },
  SENIORITY: { kind: 'text' },
  CREATED_AT: { kind: 'instant' },
  UPDATED_AT: { kind: 'instant' },
} satisfies SortFields<Talent>

/** The columns that tell whether a talent meets a filter. */
export const TALENT_FILTERS = {
  search: ['name', 'role', 'area'],
  status: ['status'],
  area: ['area'],
  updatedSince: ['updatedAt'],
} as const

/** The columns that are searched apart from the list's own search. */
export const SEARCHED_APART = [
  ...([
    'techStack',
    'companies',
    'previousCompanies',
    'email',
    'phone',
    'linkedinUrl',
    'keyHighlights',
    'summary',
  ] as const),
] as const

/** Newest first by default. */
export const talentOrder = (asked?: Asked<keyof typeof TALENT_ORDERS> | null) =>
  orderOf('talents', TALENT_ORDERS, asked ?? { field: 'CREATED_AT', direction: 'DESC' })

/** Searches in name, role and area, ignoring case and accents. */
export function talentsWhere({ search, status, area, updatedSince }: TalentFilter): Where<'Talent'> {
  return {
    ...(status ? { status } : {}),
    AND: [area ? { area } : {}, ...searchConditions(search, matchesText), ...changedSince(updatedSince)],
  }
}

/** The conditions of which one must hold: the text is part of name, role or area. */
export function matchesText(text: string): Where<'Talent'>[] {
  const areas = keysSaying(talentAreas, text)
  return [{ searchText: containing(text) }, ...(areas.length > 0 ? [{ area: { in: areas } }] : [])]
}

/** The same, of what is searched apart. `country` is the agency's, for phone numbers. */
export function matchesApart(text: string, country: string | null): Where<'Talent'>[] {
  const contacts = contactsSought(text, country).map(part => ({ contacts: containing(part) }))
  return [{ words: containing(text) }, ...contacts].map(search => ({ search }))
}

/** Finds possible duplicates: at most 5 talents with the same e-mail, phone or LinkedIn address. */
export async function similarTalents(
  db: Deps['db'],
  query: object,
  { contact, exceptId }: { contact: Contact; exceptId?: number | null },
) {
  const keys = keysMet(contactKeys(contact, await countryOf(db)))
  if (keys.length === 0) return []
  // Not sorted and limited by the database: it would walk all talents by id until it has found five.
  const found = await db.talentSearch.findMany({
    select: { id: true },
    where: { contactKeys: { hasSome: keys }, ...(exceptId == null ? {} : { id: { not: exceptId } }) },
  })
  const first = found.map(({ id }) => id).sort((one, other) => one - other)
  return db.talent.findMany({ ...query, where: { id: { in: first.slice(0, 5) } }, orderBy: { id: 'asc' } })
}
