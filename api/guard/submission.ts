import { isSamePerson, keysMet } from '../contacts/contactKeys.ts'
import type { Tx } from '../db.ts'
import { searchText } from '../rows/search.ts'

/** Talents to be sent to a client. The client is the deal's company, the given one, or the one of that name. */
export type Submission = {
  talentIds: number[]
  dealId?: number | null | undefined
  companyId?: number | null | undefined
  recipientCompany?: string | null | undefined
  /** A share that is made again, so that it is no earlier submission. */
  exceptShareId?: number | undefined
}

/** A record, and the talents of the query who are the same person: mostly the record itself. */
export type PersonRecord = { id: number; name: string; of: number[] }

/** The client's records, and its names in the form of the searched columns. */
export type Client = { ids: number[]; names: string[] }

/** The talents, with every other record that has an e-mail, phone or LinkedIn address in common with one of them. */
export async function recordsOf(tx: Tx, talentIds: number[]): Promise<PersonRecord[]> {
  const talents = await tx.$queryRaw<Compared[]>`
    SELECT id, name, search."contactKeys" FROM "Talent" JOIN "TalentSearch" AS search USING (id)
    WHERE id = ANY(${talentIds}) ORDER BY id`
  const keys = keysMet(talents.flatMap(({ contactKeys }) => contactKeys))
  // The keys as a subquery: with the keys themselves and a limit, Postgres reads the whole table.
  const others = await tx.$queryRaw<Compared[]>`
    SELECT id, name, search."contactKeys" FROM "TalentSearch" AS search JOIN "Talent" USING (id)
    WHERE search."contactKeys" && (SELECT array_agg(key) FROM unnest(${keys}::text[]) AS key)
    LIMIT ${MOST_RECORDS}`
  const asked = new Set(talents.map(({ id }) => id))
  const own = talents.map(talent => ({ talent, isAsked: true }))
  const rest = others.filter(({ id }) => !asked.has(id)).map(talent => ({ talent, isAsked: false }))
  return [...own, ...rest].map(({ talent: { id, name, contactKeys } }) => ({
    ...{ id, name },
    of: talents
      .filter(talent => talent.id === id || isSamePerson(talent.contactKeys, contactKeys))
      .map(talent => talent.id),
  }))
}

type Compared = { id: number; name: string; contactKeys: string[] }

/** The most other records: a contact that so many talents share identifies nobody. */
const MOST_RECORDS = 500

/** All records of the client: companies are often added twice, and shares may name a company without a record. */
export async function clientOf(
  tx: Tx,
  { companyId, recipientCompany }: Submission,
  deal: Named | null,
): Promise<Client> {
  const ids = [deal?.companyId ?? [], companyId ?? []].flat()
  const given =
    ids.length === 0 ? [] : await tx.company.findMany({ where: { id: { in: ids } }, select: { name: true } })
  const names = [...given.map(({ name }) => name), recipientCompany].map(searchText).filter(name => name !== '')
  if (names.length === 0) return { ids, names }
  const same = await tx.company.findMany({ where: { searchName: { in: names } }, select: { id: true } })
  return { ids: [...new Set([...ids, ...same.map(({ id }) => id)])], names: [...new Set(names)] }
}

type Named = { companyId: number }
