import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { nearHeadingKind } from '../text/nearHeadings.ts'
import { namesDegree, namesSchool } from '../text/schools.ts'
import { companyScore, isTitle } from '../text/titles.ts'
import type { Tokens } from '../text/tokenModel.ts'
import { isPlace } from '../text/towns.ts'
import { plainWords } from '../words/lists.ts'
import type { SectionKind } from '../words/resumes.ts'
import { technologyNamed } from '../words/technologies.ts'
import type { Line } from './lines.ts'

/** Looks up the kind of a heading by its words: `known` exactly, `near` approximately. Training hides some words. */
export type Words = { known(text: string): SectionKind | undefined; near(text: string): SectionKind | undefined }

export const usualWords: Words = { known: headingKind, near: nearHeadingKind }

/** The tokens of each line for the model of headings, undefined for lines that cannot be headings. */
export function headingTokens(lines: Line[], words: Words = usualWords): (Tokens | undefined)[] {
  const page = pageOf(lines, words)
  return lines.map((line, at) => (mayHead(line) ? { paired: tokensOf(line, at, page), alone: [] } : undefined))
}

/** True for a possible heading: a short text that is alone in its line. */
export const mayHead = (line: Line) =>
  !line.bullet && line.cells.length === 1 && line.text.length <= longest && /\p{L}{2}/u.test(line.text)

const longest = 60

type Page = {
  words: Words
  lines: Line[]
  body: Look
  boldBody: boolean
  gap: number
  looks: Map<string, LookFacts>
  known: Set<number>
}
type Look = Pick<Line, 'size' | 'font'>
type LookFacts = { at: number[]; known: number; dated: number; apart: number }

function pageOf(lines: Line[], words: Words): Page {
  const known = new Set<number>()
  const looks = new Map<string, LookFacts>()
  const gaps = lines.map(line => line.gap).filter(gap => gap > 0.5 && gap < 8)
  const gap = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 1.3
  for (const [at, line] of lines.entries()) {
    if (!mayHead(line)) continue
    const look = looks.get(lookOf(line)) ?? { at: [], known: 0, dated: 0, apart: 0 }
    look.at.push(at)
    if (words.known(line.text)) {
      known.add(at)
      look.known += 1
    }
    if (datesNear(lines, at)) look.dated += 1
    if (line.gap > gap * 1.25) look.apart += 1
    looks.set(lookOf(line), look)
  }
  const letters = (some: Line[]) => some.reduce((sum, line) => sum + line.text.length, 0)
  return {
    ...{ lines, gap, looks, known, words },
    body: bodyOf(lines),
    boldBody: letters(lines.filter(line => line.bold)) > letters(lines) * 0.4,
  }
}

/** The most frequent size and font. */
function bodyOf(lines: Line[]): Look {
  const letters = new Map<string, Look & { count: number }>()
  for (const { size, font, text } of lines) {
    const look = letters.get(`${Math.round(size * 2)} ${font}`) ?? { size, font, count: 0 }
    look.count += text.length
    letters.set(`${Math.round(size * 2)} ${font}`, look)
  }
  const [first = { size: 10, font: '' }] = [...letters.values()].sort((one, other) => other.count - one.count)
  return first
}

const lookOf = (line: Line) =>
  `${Math.round(line.size * 2)} ${line.font} ${isCapitals(line.text)} ${line.aside} ${line.text.endsWith(':')}`

const datesNear = (lines: Line[], at: number) =>
  lines.slice(at, at + 3).some((line, below) => (below === 0 || line.gap < 1.9) && findDates(line.text).length > 0)

/** The tokens of a line. The trained model depends on their order. */
const tokensOf = (line: Line, at: number, page: Page): string[] => [
  ...printTokens(line, at, page),
  ...textTokens(line, at, page),
  ...lookTokens(line, at, page),
  ...neighbourTokens(line, at, page),
]

const said = (name: string, is: boolean) => (is ? [name] : [])

function printTokens(line: Line, at: number, { lines, body, boldBody, gap, known, words }: Page): string[] {
  const { text } = line
  const below = lines[at + 1]
  return [
    'any',
    ...said('known', known.has(at)),
    ...said('near', !known.has(at) && words.near(text) !== undefined),
    ...said('capitals', isCapitals(text)),
    `size:${step(line.size / body.size, [0.9, 0.97, 1.03, 1.1, 1.25, 1.5])}`,
    ...said('bold', line.bold),
    ...said('boldAlone', line.bold && !boldBody),
    ...said('italic', line.italic),
    ...said('otherFont', line.font !== body.font),
    `gap:${step(line.gap / gap, [0.8, 1.05, 1.25, 1.6, 2.2, 5])}`,
    `below:${below ? step(below.gap / gap, [0.8, 1.05, 1.25, 1.6, 2.2, 5]) : 'end'}`,
    ...said('closerBelow', below !== undefined && line.gap > below.gap * 1.15),
  ]
}

function textTokens({ text }: Line, at: number, { lines }: Page): string[] {
  const printed = text.split(/\s+/)
  const capitalized = printed.filter(word => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  return [
    `letters:${step(text.length, [6, 10, 16, 24, 34, 46])}`,
    `words:${step(printed.length, [2, 3, 4, 6])}`,
    ...said('colon', text.endsWith(':')),
    ...said('colonWithin', /:\s/.test(text)),
    ...said('stop', /[.;,!?]$/.test(text)),
    ...said('comma', /,/.test(text)),
    ...said('digit', /\d/.test(text)),
    ...said('sign', /[@|•·/+]|www/.test(text)),
    ...said('dashed', /\s[-–—]\s/.test(text)),
    ...said('small', !/^[^\p{L}]*\p{Lu}/u.test(text)),
    `capitalized:${step(capitalized / printed.length, [0.01, 0.5, 0.99])}`,
    ...said('dated', findDates(text).length > 0),
    ...said('datesBelow', datesNear(lines, at) && findDates(text).length === 0),
  ]
}

function lookTokens(line: Line, at: number, { lines, looks, known }: Page): string[] {
  const own = known.has(at) ? 1 : 0
  const look = looks.get(lookOf(line)) ?? { at: [], known: 0, dated: 0, apart: 0 }
  const others = look.at.length - 1
  const inLine = [...known].filter(other => other !== at && Math.abs((lines[other]?.x ?? -99) - line.x) < 3).length
  return [
    `look:${step(others, [1, 2, 4, 8, 16])}`,
    `lookShare:${step(look.at.length / Math.max(lines.length, 1), [0.04, 0.1, 0.2, 0.4])}`,
    `lookKnown:${step(look.known - own, [1, 2, 3, 5])}`,
    `lookKnownShare:${others === 0 ? 'alone' : step((look.known - own) / others, [0.01, 0.3, 0.6, 0.9])}`,
    `lookDated:${others === 0 ? 'alone' : step(look.dated / look.at.length, [0.1, 0.4, 0.8])}`,
    `lookApart:${others === 0 ? 'alone' : step(look.apart / look.at.length, [0.2, 0.5, 0.8, 0.95])}`,
    `knownElse:${step(known.size - own, [1, 2, 4, 6])}`,
    `inLine:${step(inLine, [1, 2, 4])}`,
  ]
}

function neighbourTokens(line: Line, at: number, { lines, body, known }: Page): string[] {
  const { text } = line
  const [above, below, second] = [lines[at - 1], lines[at + 1], lines[at + 2]]
  return [
    ...said('sameAbove', above !== undefined && lookOf(above) === lookOf(line)),
    ...said('sameBelow', below !== undefined && lookOf(below) === lookOf(line)),
    ...said('bulletBelow', below?.bullet ?? false),
    ...said('longBelow', (below?.text.length ?? 0) > 70),
    ...said('cellsBelow', (below?.cells.length ?? 1) > 1),
    ...said('bodyBelow', below !== undefined && Math.abs(below.size - body.size) < 0.3 && below.font === body.font),
    ...said('knownBelow', known.has(at + 1)),
    ...said('title', isTitle(text)),
    ...said('titleBelow', below !== undefined && isTitle(below.text)),
    ...said('company', companyScore(text) > 0),
    ...said('school', namesSchool(text) || namesDegree(text)),
    ...said('technology', technologyNamed(text) !== undefined),
    ...said('place', isPlace(text)),
    ...said('top', at < 4),
    ...said('pageTop', above === undefined || above.page !== line.page),
    ...said('aside', line.aside),
    ...said('indented', above !== undefined && line.x > above.x + 8),
    ...said('outdented', below !== undefined && below.x > line.x + 8),
    ...said('further', second !== undefined && second.text.length > 40),
  ]
}

/** The number of limits that a value reaches or exceeds. */
export const step = (value: number, limits: number[]) => limits.filter(limit => value >= limit).length

/** The words of a heading and their pieces of three and four letters. */
export function wordTokens(text: string): string[] {
  const words = plainWords(text)
  return words.flatMap(word => {
    const marked = `^${word}$`
    const pieces = [3, 4].flatMap(length =>
      Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) => marked.slice(at, at + length)),
    )
    return [`w:${word}`, ...pieces.map(piece => `p:${piece}`)]
  })
}
