import { contactKeys, keysMadeFor } from '../contacts/contactKeys.ts'
import { contactLines } from '../contacts/contactSearch.ts'
import { countryOf } from '../contacts/country.ts'
import type { Tx } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Contact } from '../rules/contacts.ts'

/*
 * Computes the keys by which contacts are compared, and the lines by which contacts are searched. Functions that save a
 * talent do this at once. A job does it for contacts that were changed otherwise, and for all contacts after the
 * agency's country has changed.
 */

type Row = Required<Contact> & { id: number }

/**
 * Computes keys and lines for contacts that were not yet read with the agency's current country, of some talents or of
 * any talents. Returns the number of talents read.
 */
export async function readContacts(tx: Tx, { ids, most = 500 }: { ids?: readonly number[]; most?: number } = {}) {
  const country = await countryOf(tx)
  const present = keysMadeFor(country)
  const among = ids ? Prisma.sql`AND search.id = ANY(${[...ids]})` : Prisma.empty
  // An index serves < and >, but not IS DISTINCT FROM.
  const rows = await tx.$queryRaw<Row[]>`
    SELECT talent.id, email, phone, "linkedinUrl"
    FROM "TalentSearch" AS search JOIN "Talent" AS talent ON talent.id = search.id
    WHERE ("contactsFor" IS NULL OR "contactsFor" < ${present} OR "contactsFor" > ${present}) ${among}
    LIMIT ${most} FOR UPDATE OF talent, search SKIP LOCKED`
  if (rows.length === 0) return 0
  const read = rows.map(({ id, ...contact }) => ({
    ...{ id, keys: contactKeys(contact, country), lines: contactLines(contact, country) },
  }))
  await tx.$executeRaw`
    UPDATE "TalentSearch" AS search SET "contactsFor" = ${present}, "contacts" = read.lines,
      "contactKeys" = ARRAY(SELECT jsonb_array_elements_text(read.keys))
    FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS read(id int, keys jsonb, lines text)
    WHERE search.id = read.id`
  return rows.length
}
