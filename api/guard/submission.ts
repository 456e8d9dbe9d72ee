import { isSamePerson, keysMet } from '../contacts/contactKeys.ts'
import type { Tx } from '../db.ts'
import { searchText } from '../rows/search.ts'

/** Talents to be sent to a client: the deal's company, the company with the given id, or that with the given name. */
export type Submission = {
  talentIds: number[]
  dealId?: number | null | undefined
  companyId?: number | null | undefined
  recipientCompany?: string | null | undefined
  /** The id of a share that is being made again, which is not an earlier submission. */
  exceptShareId?: number | undefined
}

/** A record, and the ids (`of`) of the query's talents who are the same person: usually the record's own id. */
export type PersonRecord = { id: number; name: string; of: number[] }

/** The ids of the client's records, and its names in the normalised form of the searched columns. */
export type Client = { ids: number[]; names: string[] }

/** The talents, and all other records that share an e-mail, phone or LinkedIn address with any of these talents. */
export async function recordsOf(tx: Tx, talentIds: number[]): Promise<PersonRecord[]> {
  const talents = await tx.$queryRaw<Compared[]>`
    SELECT id, name, search."contactKeys" FROM "Talent" JOIN "TalentSearch" AS search USING (id)
    WHERE id = ANY(${talentIds}) ORDER BY id`
  const keys = keysMet(talents.flatMap(({ contactKeys }) => contactKeys))
  // Passes the keys as a subquery: with a list of keys and a limit, Postgres would read the whole table.
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

/** The maximum number of other records: a contact shared by so many talents identifies nobody. */
const MOST_RECORDS = 500

/** All records of the client, as companies are often added twice, and shares may name a company without a record. */
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
