import { contactKeys, keysMet } from '../contacts/contactKeys.ts'
import { countryOf } from '../contacts/country.ts'
import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { batched, groupBy } from '../rows/batch.ts'
import type { Contact } from '../rules/contacts.ts'

type SamePersonTimes = { before: Date | null; after: Date | null }

/** Times of the same person's previous and next application for the same deal. Batched over a request. */
export const applicationsBeside = batched(
  async ({ db }: { db: Tx }, applications: { id: number; dealId: number }[]) => {
    const rows = await readContacts(db, [...new Set(applications.map(({ dealId }) => dealId))])
    const people = peopleIn(rows, row => [row, row.read], await countryOf(db))
    const beside = new Map<number, SamePersonTimes>()
    for (const own of groupBy(rows, ({ id }) => people.get(id)).values())
      for (const [at, { id }] of own.entries())
        beside.set(id, { before: own[at - 1]?.createdAt ?? null, after: own[at + 1]?.createdAt ?? null })
    return new Map(applications.map(one => [one, beside.get(one.id) ?? { before: null, after: null }]))
  },
)

/** The number of different applicants by deal. Applicants are compared by the contacts that they entered. */
export async function countPeople(db: Tx, where: Prisma.ExternalApplicationWhereInput): Promise<Map<number, number>> {
  const rows = await db.externalApplication.findMany({
    where,
    select: { id: true, dealId: true, email: true, phone: true },
    orderBy: { id: 'asc' },
  })
  const people = peopleIn(rows, row => [row], await countryOf(db))
  const firsts = groupBy(
    rows.filter(({ id }) => people.get(id) === id),
    ({ dealId }) => dealId,
  )
  return new Map([...firsts].map(([dealId, own]) => [dealId, own.length]))
}

type Row = { id: number; dealId: number; email: string | null; phone: string | null }

/** Reads the contacts that applicants entered, and the contacts found in their resumes. */
const readContacts = (db: Tx, dealIds: number[]) => db.$queryRaw<(Row & { createdAt: Date; read: Contact })[]>`
  SELECT id, "dealId", email, phone, "createdAt", jsonb_build_object('email', extraction->>'email',
    'phone', extraction->>'phone', 'linkedinUrl', extraction->>'linkedinUrl') AS read
  FROM "ExternalApplication" WHERE "dealId" = ANY(${dealIds}) ORDER BY id`

/** Maps each application's id to that of the same person's first application. `rows` must be sorted by id. */
function peopleIn<One extends Row>(rows: One[], contactsOf: (row: One) => Contact[], country: string | null) {
  const known = new Map<string, number>()
  const people = new Map<number, number>()
  for (const row of rows) {
    const keys = contactsOf(row).flatMap(contact => contactKeys(contact, country))
    const ids = keysMet(keys).map(key => known.get(`${row.dealId} ${key}`))
    const first = ids.find(id => id !== undefined) ?? row.id
    for (const key of keys) if (!known.has(`${row.dealId} ${key}`)) known.set(`${row.dealId} ${key}`, first)
    people.set(row.id, first)
  }
  return people
}
