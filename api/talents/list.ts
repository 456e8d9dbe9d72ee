import { db } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { KeysetSlice, Order } from '../graphql/keyset.ts'
import { containing, keysSaying, searchText } from '../graphql/search.ts'
import { type Contact, contactKeys } from './contactKeys.ts'
import { type TalentArea, type TalentStatus, talentAreas, talentStatuses } from './rules.ts'

export type TalentFilter = { search?: string | null; status?: TalentStatus | null; area?: TalentArea | null }

export const TALENT_ORDERS = {
  NAME: 'name',
  ROLE: 'role',
  AREA: 'area',
  STATUS: 'status',
  SENIORITY: 'seniority',
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
} as const

export type TalentOrder = { field: keyof typeof TALENT_ORDERS; direction: 'ASC' | 'DESC' }

/** The newest first unless asked otherwise. */
export function talentOrder(asked?: TalentOrder | null): Order<TalentRow> {
  const { field, direction } = asked ?? { field: 'CREATED_AT', direction: 'DESC' }
  return {
    column: TALENT_ORDERS[field],
    direction: direction === 'ASC' ? 'asc' : 'desc',
    ranks: { AREA: Object.keys(talentAreas), STATUS: Object.keys(talentStatuses) }[field as string],
  }
}

type TalentRow = { id: number } & Record<(typeof TALENT_ORDERS)[keyof typeof TALENT_ORDERS], string | Date>

/** The text search is a substring of name, role or area, whatever its case and accents (section 2.5). */
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

export function readTalents<Query extends object>(query: Query, filter: TalentFilter, slice: KeysetSlice) {
  return db.talent.findMany({ ...query, ...slice, where: { AND: [talentsWhere(filter), slice.where] } })
}

/** Talents that are reached in the same way, at most 5: a possible duplicate of the person at hand. */
export function similarTalents(query: object, contact: Contact, exceptId?: number | null) {
  const keys = contactKeys(contact)
  if (keys.length === 0) return []
  return db.talent.findMany({
    ...query,
    where: { contactKeys: { hasSome: keys }, ...(exceptId == null ? {} : { id: { not: exceptId } }) },
    orderBy: { id: 'asc' },
    take: 5,
  })
}
