import type { SectionKind } from '../language/resumes.ts'
import type { ResumeFields } from './fields.ts'
import type { Line } from './lines/lines.ts'
import type { Section } from './lines/sections.ts'
import { type Box, type Places, wordsOf } from './places.ts'

/** A field of the talent form that a resume fills. */
export type EvidenceField = keyof ResumeFields | 'companies'

/** How sure a reader is of a field (0 to 1) and where it was read; the rows of a list follow its items. */
export type FieldEvidence = {
  field: EvidenceField
  /** The item of a list; null for a field that is no list. */
  value: string | null
  confidence: number
  page: number | null
  box: Box | null
}

/** Something read, the lines it was read from, whose words know where they stand, and how sure that is from 0 to 1. */
export type Found<Value> = { value: Value; from: Line[]; confidence: number }

/** What is known of a value: the texts that make it up, and the lines it was read `from` or may stand `near`. */
export type Clue = {
  field: EvidenceField
  value: string | null
  confidence: number
  texts: string[]
  from?: Line[]
  near?: Line[]
}

/** Finds the place of every clue. A value that nobody has read from lines, and that stands nowhere, is doubtful. */
export function evidenceOf(clues: Clue[], places: Places): FieldEvidence[] {
  return clues.map(({ field, value, confidence, texts, from, near }) => {
    const found = places.find(texts, from ?? near)
    const whole = found.every(things => things.length > 0)
    const place = places.place(whole || !from ? found.flat() : wordsOf(from))
    return {
      field,
      value,
      confidence: whole || from ? confidence : doubtful,
      page: place?.page ?? null,
      box: place?.box ?? null,
    }
  })
}

const doubtful = 0.2

/** Clues for an answer that came without any: each value is looked for in the section where its kind stands. */
export function cluesOf(fields: ResumeFields, sections: Section[]): Clue[] {
  const inKind = (...kinds: SectionKind[]) =>
    sections.filter(({ kind }) => kind !== 'top' && kinds.includes(kind)).flatMap(({ lines }) => lines)
  const top = sections.slice(0, 1).flatMap(({ lines }) => lines)
  const [skills, summary, told] = [inKind('skills'), inKind('summary'), inKind('experience', 'highlights', 'projects')]
  const one = (field: EvidenceField, text: string | null, near?: Line[], confidence = 0.9): Clue[] =>
    text ? [{ field, value: null, confidence, texts: [text], near }] : []
  const many = (field: EvidenceField, texts: string[], near?: Line[]): Clue[] =>
    texts.map(text => ({ field, value: text, confidence: 0.9, texts: [text], near }))
  return [
    ...one('name', fields.name, top),
    ...one('role', fields.role, top),
    // Nobody prints an area: it is told by the role.
    ...one('area', fields.area && fields.role, top, 0.8),
    ...one('seniority', fields.seniority, top, 0.8),
    ...one('email', fields.email),
    ...one('phone', fields.phone),
    ...one('linkedinUrl', fields.linkedinUrl),
    ...one('summary', fields.summary, summary),
    ...many('techStack', fields.techStack, skills),
    ...many('portfolioUrls', fields.portfolioUrls),
    ...many('keyHighlights', fields.keyHighlights, told),
    ...jobClues(fields.previousCompanies.map(job => ({ ...job, confidence: 0.9, near: told }))),
  ]
}

type JobClue = { company: string; title: string } & Pick<Clue, 'confidence' | 'from' | 'near'>

/** A position is known by its firm and its title; the list of firms names each once. */
export function jobClues(jobs: JobClue[]): Clue[] {
  const clues = jobs.map(({ company, title, confidence, from, near }): Clue => {
    const texts = [company, title].filter(Boolean)
    return { field: 'previousCompanies', value: company || title, confidence, texts, from, near }
  })
  const named = jobs.filter(({ company }, index) => company && jobs.findIndex(job => job.company === company) === index)
  const firms = named.map(({ company, confidence, from, near }): Clue => {
    return { field: 'companies', value: company, confidence, texts: [company], from, near }
  })
  return [...clues, ...firms]
}
