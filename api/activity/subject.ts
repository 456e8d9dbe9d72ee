import type { Tx } from '../db.ts'
import { InvalidInput, NotFound } from '../problems.ts'

/** The record that a comment or a reminder is about: the name of its id column, and its id. */
export type Subject = { talentId: number } | { dealId: number } | { companyId: number }

/** The columns of a subject in an input or a row. */
export type Subjects = { talentId?: number | null; dealId?: number | null; companyId?: number | null }

const TABLES = { talentId: 'Talent', dealId: 'Deal', companyId: 'Company' } as const

type Column = keyof typeof TABLES

const COLUMNS = Object.keys(TABLES) as Column[]

/** The subject in an input; null if the input has none. Throws InvalidInput when the input has several. */
export function subjectOf(input: Subjects): Subject | null {
  const named = COLUMNS.flatMap(column => (input[column] == null ? [] : [{ [column]: input[column] }]))
  if (named.length > 1) throw new InvalidInput('Please name only one of talent, deal and company')
  return (named[0] as Subject | undefined) ?? null
}

/** Locks the subject against deletion until the transaction ends. Throws NotFound. */
export async function holdSubject(tx: Tx, subject: Subject) {
  const { talentId, dealId, companyId }: Subjects = subject
  const rows = talentId
    ? await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Talent" WHERE id = ${talentId} FOR KEY SHARE`
    : dealId
      ? await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Deal" WHERE id = ${dealId} FOR KEY SHARE`
      : await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Company" WHERE id = ${companyId} FOR KEY SHARE`
  if (rows.length === 0) throw new NotFound(TABLES[COLUMNS.find(column => column in subject) ?? 'talentId'])
}
