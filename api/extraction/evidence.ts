import type { SectionKind } from '../language/resumes.ts'
import type { ResumeFields } from './fields.ts'
import type { Line } from './lines/lines.ts'
import type { Section } from './lines/sections.ts'
import { type Box, type Places, wordsOf } from './places.ts'
import { openPrinted } from './printed.ts'

/** A field of the talent form that a resume fills. */
export type EvidenceField = keyof ResumeFields | 'companies'

/** The confidence in a field (0 to 1) and where it was read; a list has one row for each item, in order. */
export type FieldEvidence = {
  field: EvidenceField
  /** The item of a list; null for a field that is not a list. */
  value: string | null
  confidence: number
  page: number | null
  box: Box | null
}

/** A value, the lines it was read from, and the confidence from 0 to 1. */
export type Found = { value: string; from: Line[]; confidence: number }

/** Where to look for a value: the lines it was read `from` or may stand `near`, and the `texts` that make it up. */
type Clue = Pick<Found, 'value' | 'confidence'> & { from?: Line[]; near?: Line[]; texts?: string[] }

type Job = { company: string; title: string } & Pick<Clue, 'confidence' | 'from' | 'near'>

/** The clues to each field. */
export type Clues = {
  [field in Exclude<keyof ResumeFields, 'previousCompanies'>]: Clue | Clue[] | undefined
} & { previousCompanies: Job[] }

/** Finds the place of every field. A value that was not read from lines and is found nowhere is doubtful. */
export function evidenceOf({ previousCompanies, ...fields }: Clues, places: Places): FieldEvidence[] {
  function place(field: EvidenceField, clue: Clue, value: string | null = clue.value): FieldEvidence {
    const { confidence, from, near, texts = [clue.value] } = clue
    const found = places.find(texts, from ?? near)
    const whole = found.every(things => things.length > 0)
    const { page = null, box = null } = places.place(whole || !from ? found.flat() : wordsOf(from)) ?? {}
    const known = whole || from ? confidence : doubtful
    return { field, value, confidence: known * clarityOf(whole ? found.flat() : []), page, box }
  }
  const named = previousCompanies.filter(
    ({ company }, index) => company && previousCompanies.findIndex(job => job.company === company) === index,
  )
  return [
    ...(Object.entries(fields) as [EvidenceField, Clue | Clue[] | undefined][]).flatMap(([field, clue]) =>
      Array.isArray(clue) ? clue.map(one => place(field, one)) : clue ? place(field, clue, null) : [],
    ),
    // A position is found by its company and title; the list of companies names each once.
    ...previousCompanies.map(({ company, title, ...job }) =>
      place('previousCompanies', { ...job, value: company || title, texts: [company, title].filter(Boolean) }),
    ),
    ...named.map(({ company, title, ...job }) => place('companies', { ...job, value: company })),
  ]
}

const doubtful = 0.2

/** How clearly words were recognised, by the least clear of them; 1 for text that was never a picture. */
function clarityOf(words: object[]): number {
  const sure = words.map(word => ('sure' in word && typeof word.sure === 'number' ? word.sure : clear))
  return Math.min(1, Math.min(...sure, clear) / clear)
}

/** The engine's confidence from which a word is as good as printed text. */
const clear = 0.8

/**
 * Clues for a provider's answer, which has none: each value is looked for in the section where its kind stands. What is not printed
 * in the text is doubtful and has no place.
 */
export function cluesOf(fields: ResumeFields, { sections, text }: { sections: Section[]; text: string }): Clues {
  const printed = openPrinted(text)
  const inKind = (...kinds: SectionKind[]) =>
    sections.filter(({ kind }) => kind !== 'top' && kinds.includes(kind)).flatMap(({ lines }) => lines)
  const top = sections.slice(0, 1).flatMap(({ lines }) => lines)
  const told = inKind('experience', 'highlights', 'projects')
  const clue = (value: string, near?: Line[], isPrinted = printed.mayHave(value)): Clue => ({
    ...{ value, near, confidence: isPrinted ? likely : doubtful },
    ...(!isPrinted && { texts: [] }),
  })
  const one = (value: string | null, near?: Line[], isPrinted?: boolean) =>
    value ? clue(value, near, isPrinted) : undefined
  const many = (values: string[], near?: Line[]) => values.map(value => clue(value, near))
  const { email, phone, linkedinUrl } = fields
  const phones = phone && printed.phonesPrinted(phone)
  return {
    name: one(fields.name, top),
    role: one(fields.role, top),
    area: one(fields.area && fields.role, top), // An area is never printed: it follows from the role.
    seniority: one(fields.seniority, top),
    email: one(email, undefined, email !== null && printed.hasEmail(email)),
    phone: phone ? { ...clue(phone, undefined, Boolean(phones)), texts: phones || [] } : undefined,
    linkedinUrl: one(linkedinUrl, undefined, linkedinUrl !== null && printed.hasLinkedin(linkedinUrl)),
    summary: one(fields.summary, inKind('summary')),
    techStack: many(fields.techStack, inKind('skills')),
    portfolioUrls: fields.portfolioUrls.map(url => clue(url, undefined, printed.hasAddress(url))),
    keyHighlights: many(fields.keyHighlights, told),
    previousCompanies: fields.previousCompanies.map(job => {
      const isPrinted = [job.company, job.title].every(printed.mayHave) && printed.hasText(job.description)
      return { ...job, confidence: isPrinted ? likely : doubtful, near: told }
    }),
  }
}

const likely = 0.9
