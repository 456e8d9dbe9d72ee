import { z } from 'zod'
import type { PreviousCompanyEntry } from './rules.ts'

/** The stored form of former employers: each is an old plain string or an object. */
const stored = z.array(
  z.union([
    z.string(),
    z.object({ company: z.string(), title: z.string().default(''), description: z.string().default('') }),
  ]),
)

export type StoredPreviousCompany = z.output<typeof stored>[number]

export const readPreviousCompanies = (column: unknown): StoredPreviousCompany[] => stored.parse(column)

export function storePreviousCompanies(entries: PreviousCompanyEntry[]): StoredPreviousCompany[] {
  return entries.map(({ legacy, company, title, description }) =>
    company ? { company, title: title ?? '', description: description ?? '' } : (legacy ?? ''),
  )
}
