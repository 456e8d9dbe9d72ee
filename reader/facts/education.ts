import { stackDates } from '../fields/jobDates.ts'
import { type Entry as DatedEntry, entriesOf } from '../fields/jobEntries.ts'
import { joinDateColumn } from '../fields/jobRows.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { type DateRange, withoutDates } from '../text/dates.ts'
import { namesDegree, namesSchool } from '../text/schools.ts'
import { withoutSigns } from '../text/signs.ts'
import { isPlace, withoutPlace } from '../text/towns.ts'
import type { Period } from '../types.ts'
import { periodOf } from './periods.ts'

export type Education = Period & {
  degree: string | undefined
  field: string | undefined
  school: string | undefined
  lines: Line[]
  confidence: number
}

/** The parts of an entry. `others`: pieces that name neither a degree nor a school. */
type Entry = {
  degree?: string
  school?: string
  dates?: DateRange
  others: string[]
  lines: Line[]
}

/** Reads degrees, fields and schools from the sections of education. */
export function educationOf(sections: Section[]): Education[] {
  return sections
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ lines }) => {
      const dated = entriesOf(joinDateColumn(stackDates(lines)))
      return dated.some(({ dates }) => dates) ? dated.map(readDated) : readUndated(lines)
    })
    .flatMap(degreesOf)
}

/** Reads an entry by its dated header. The lines below give a degree or school that is not in the header. */
function readDated({ header, body, dates }: DatedEntry): Entry {
  const below = body.filter(line => !line.bullet && line.text.length < longest).slice(0, mostBelow)
  const pieces = [...header, ...below].flatMap(piecesOf)
  const degree = pieces.find(piece => namesDegree(piece) && !namesSchool(piece)) ?? pieces.find(namesDegree)
  const school = pieces.find(piece => piece !== degree && namesSchool(piece))
  const others = header.flatMap(piecesOf).filter(piece => piece !== degree && piece !== school)
  return { ...(degree && { degree }), ...(school && { school }), ...(dates && { dates }), others, lines: header }
}

/** Maximum lines below a header that may continue it. */
const mostBelow = 2

/**
 * Reads entries without dates. Degree and school may be in any order: a second degree or school begins the next entry.
 */
function readUndated(lines: Line[]): Entry[] {
  const entries: Entry[] = []
  const isList = lines.filter(line => line.bullet).length > lines.length / 2
  let open: Entry = { others: [], lines: [] }
  const add = (line: Line, part: Omit<Entry, 'others' | 'lines'>) => {
    const isTaken = Object.keys(part).some(key => open[key as keyof typeof part] !== undefined)
    if (isTaken || entries.length === 0 || line.gap > anotherPart * 2) {
      open = { others: [], lines: [] }
      entries.push(open)
    }
    Object.assign(open, part)
    if (!open.lines.includes(line)) open.lines.push(line)
  }
  for (const line of lines) {
    if ((line.bullet && !isList) || line.text.length > longest) continue
    for (const piece of piecesOf(line)) {
      if (namesDegree(piece) && !(open.degree && !namesSchool(piece) && open.lines.includes(line) && open.school))
        add(line, { degree: piece })
      else if (namesSchool(piece)) add(line, { school: piece })
      else if (entries.length > 0 && open.others.length < 3) open.others.push(piece)
    }
  }
  return entries
}

/** Half the minimum gap between two entries, in letter heights. */
const anotherPart = 2.5
/** Maximum characters of a line of an entry. A longer line is prose. */
const longest = 130

function degreesOf({ degree, school, dates, others, lines }: Entry): Education[] {
  const [other] = others
  const learnt = degree ?? (school || dates ? other : undefined)
  const where = school ?? others.find(piece => piece !== learnt)
  if (!learnt && !where) return []
  const { name, field } = partField(learnt)
  const parts = { degree: name, field, school: where && withoutPlace(where) }
  return [{ ...parts, ...periodOf(dates, 'end'), lines, confidence: degree && school ? 0.9 : 0.6 }]
}

/** The pieces of a line, without dates, places and grades. */
function piecesOf(line: Line): string[] {
  return line.cells
    .flatMap(({ text }) => withoutDates(text).split(separator))
    .flatMap(piece => partSchool(piece.trim()))
    .map(withoutSigns)
    .filter(piece => piece.length > 2 && /\p{L}{2}/u.test(piece) && !isPlace(piece) && !grade.test(piece))
}

/** Splits 'BSc Physics, University of Leeds' at the comma, if one side names a school and the other side does not. */
function partSchool(text: string): string[] {
  const parts = text.split(/,\s+/)
  const school = parts.findIndex(part => namesSchool(part) && !namesDegree(part))
  const degree = parts.findIndex(part => namesDegree(part) && !namesSchool(part))
  const at = school > 0 ? school : school === 0 && degree > 0 ? degree : 0
  return at > 0 ? [parts.slice(0, at).join(', '), parts.slice(at).join(', ')] : [text]
}

const separator =
  /\s+[|•·‖]\s+|\s*[|‖•]\s*|\s+[–—-]{1,3}\s+|\s{2,}|\s+(?:at|an der|à l['’]|à la|en la|na|presso)\s+(?=\p{Lu})/u
const grade =
  /^(?:c?gpa|grades?|note|average|mention|marks?|score|percentage|cijfer|voto|média|nota|ocena|website|sito internet|courses?|relevant|thesis|field of study|eqf)\b|^\d|%/i

/** Splits 'Bachelor of Science in Physics' into degree and field. */
function partField(degree: string | undefined): { name: string | undefined; field: string | undefined } {
  const [, name, field] =
    /^(.{3,60}?)\s+(?:in|en|em|im(?: fach)?|der|w zakresie|in de)\s+(?=\p{Lu})(.{3,80})$/u.exec(degree ?? '') ?? []
  return name && field && namesDegree(name) ? { name, field } : { name: degree, field: undefined }
}
