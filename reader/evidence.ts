import type { Line } from './lines/lines.ts'
import type { Section } from './lines/sections.ts'
import { type Places, wordsOf } from './places.ts'
import type { Claim, Claims, EvidenceField, FieldEvidence, ResumeFields } from './types.ts'

/** A value with its lines and its confidence from 0 to 1. */
export type FieldValue = { value: string; from: Line[]; confidence: number }

/** A value to find on the page. `from`: its lines. `near`: lines to search first. `texts`: its printed texts. */
type Clue = Pick<FieldValue, 'value' | 'confidence'> & { from?: Line[]; near?: Line[]; texts?: string[] }

type Job = { company: string; title: string } & Pick<Clue, 'confidence' | 'from' | 'near'>

/** The clues of each field. */
export type Clues = {
  [field in Exclude<keyof ResumeFields, 'previousCompanies'>]: Clue | Clue[] | undefined
} & { previousCompanies: Job[] }

/** Finds the position of every field. A value without lines (`from`) that is not found gets a low confidence. */
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
    // A position is found by its company and title. The list of companies contains each company once.
    ...previousCompanies.map(({ company, title, ...job }) =>
      place('previousCompanies', { ...job, value: company || title, texts: [company, title].filter(Boolean) }),
    ),
    ...named.map(({ company, title, ...job }) => place('companies', { ...job, value: company })),
  ]
}

const doubtful = 0.2

/** The clarity, from 0 to 1, of the least clear recognised word. 1 for text that is not from a picture. */
function clarityOf(words: object[]): number {
  const sure = words.map(word => ('sure' in word && typeof word.sure === 'number' ? word.sure : clear))
  return Math.min(1, Math.min(...sure, clear) / clear)
}

/** Confidence of the engine from which a recognised word is as reliable as printed text. */
const clear = 0.8

/** Clues for values of another reader, such as a model. Each value is searched first in sections of its kind. */
export function cluesOfClaims({ previousCompanies, ...fields }: Claims, sections: Section[]): Clues {
  const inKind = (kinds: readonly string[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
  const top = sections.slice(0, 1).flatMap(({ lines }) => lines)
  const near: { [field in keyof Claims]?: Line[] } = {
    ...{ name: top, role: top, area: top, seniority: top },
    ...{ summary: inKind(['summary']), techStack: inKind(['skills']), keyHighlights: inKind(kindsOfWork) },
  }
  const clues = Object.entries(fields).map(([field, claim]) => {
    const withPlace = (one: Claim): Clue => ({ ...one, near: near[field as keyof typeof fields] ?? [] })
    return [field, Array.isArray(claim) ? claim.map(withPlace) : claim && withPlace(claim)]
  })
  const posts = previousCompanies.map(post => ({ ...post, near: inKind(kindsOfWork) }))
  return { ...(Object.fromEntries(clues) as Omit<Clues, 'previousCompanies'>), previousCompanies: posts }
}

/** Kinds of sections about a person's work. */
const kindsOfWork = ['experience', 'highlights', 'projects']
