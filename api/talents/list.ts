import type { Deps } from '../deps.ts'
import type { Prisma, Talent } from '../generated/prisma/client.ts'
import { type Asked, orderOf, type SortFields } from '../lists/keyset.ts'
import { containing, keysSaying, searchText } from '../lists/search.ts'
import type { Contact } from '../rules/contacts.ts'
import { contactKeys } from './contactKeys.ts'
import { type TalentArea, type TalentStatus, talentAreas, talentStatuses } from './words.ts'

export type TalentFilter = { search?: string | null; status?: TalentStatus | null; area?: TalentArea | null }

export const TALENT_ORDERS = {
  NAME: { column: 'name', kind: 'text' },
  ROLE: { column: 'role', kind: 'text' },
  AREA: { column: 'area', kind: 'rank', ranks: Object.keys(talentAreas) },
  STATUS: { column: 'status', kind: 'rank', ranks: Object.keys(talentStatuses) },
  SENIORITY: { column: 'seniority', kind: 'text' },
  CREATED_AT: { column: 'createdAt', kind: 'instant' },
  UPDATED_AT: { column: 'updatedAt', kind: 'instant' },
} satisfies SortFields<Talent>

/** The newest first unless asked otherwise. */
export const talentOrder = (asked?: Asked<keyof typeof TALENT_ORDERS> | null) =>
  orderOf('talents', TALENT_ORDERS, asked ?? { field: 'CREATED_AT', direction: 'DESC' })

/** The text search is a substring of name, role or area, whatever its case and accents. */
export function talentsWhere({ search, status, area }: TalentFilter): Prisma.TalentWhereInput {
  const text = searchText(search)
  return {
    ...(status ? { status } : {}),
    AND: [area ? { area } : {}, text === '' ? {} : { OR: matchesText(text) }],
  }
}

function matchesText(text: string): Prisma.TalentWhereInput[] {
  const areas = keysSaying(talentAreas, text)
  return [{ searchText: containing(text) }, ...(areas.length > 0 ? [{ area: { in: areas } }] : [])]
}

/** Talents that are reached in the same way, at most 5: a possible duplicate of the person at hand. */
export function similarTalents(
  db: Deps['db'],
  query: object,
  { contact, exceptId }: { contact: Contact; exceptId?: number | null },
) {
  const keys = contactKeys(contact)
  if (keys.length === 0) return []
  return db.talent.findMany({
    ...query,
    where: { contactKeys: { hasSome: keys }, ...(exceptId == null ? {} : { id: { not: exceptId } }) },
    orderBy: { id: 'asc' },
    take: 5,
  })
}
