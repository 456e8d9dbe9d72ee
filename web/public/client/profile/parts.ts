import type { TalentArea } from '../../../../api/talents/words.ts'

/** The fields of a talent that a client's page shows. A field that was not shared is empty. */
export type ProfileParts = ProfileHeadParts & ProfileTexts

export type ProfileHeadParts = {
  name: string
  role: string
  area: TalentArea | '%future added value'
  seniority: string
  companies: string
}

export type ProfileTexts = {
  summary: string
  techStack: readonly string[]
  keyHighlights: readonly string[]
  previousCompanies: readonly FormerCompany[]
}

/** A previous company: name, title and description, or the plain text of an old entry. */
export type FormerCompany = {
  readonly legacy: string | null | undefined
  readonly company: string | null | undefined
  readonly title: string | null | undefined
  readonly description: string | null | undefined
}

/** The items of a list with their indexes as keys: redaction may make two items equal, so a text is no unique key. */
export function indexed<T>(items: readonly T[]): { index: number; item: T }[] {
  return items.map((item, index) => ({ index, item }))
}
