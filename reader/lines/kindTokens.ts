import { findDates } from '../text/dates.ts'
import { namesDegree, namesSchool } from '../text/schools.ts'
import { companyScore, isTitle } from '../text/titles.ts'
import type { Tokens } from '../text/tokenModel.ts'
import { plainWords } from '../words/lists.ts'
import { type SectionKind, skills } from '../words/resumes.ts'
import { technologyNamed } from '../words/technologies.ts'
import { contentKind, namesLanguage, namesLevel } from './content.ts'
import { step, usualWords, type Words, wordTokens } from './headingTokens.ts'
import type { Line } from './lines.ts'

/** A heading and the lines below it. The lines above the first heading have no heading. */
export type HeadedLines = { heading: Line | undefined; lines: Line[] }

/** The tokens of a section for the model of kinds, from its heading, its lines and the other headings. */
export function kindTokens(sections: HeadedLines[], at: number, words: Words = usualWords): Tokens {
  const { heading, lines } = sections[at] ?? { heading: undefined, lines: [] }
  const text = heading?.text ?? ''
  const known = words.known(text)
  const elsewhere = new Set(
    sections.flatMap((other, index) => {
      const kind = index === at || !other.heading ? undefined : words.known(other.heading.text)
      return kind ? [`${kind} ${index < at ? 'before' : 'after'}`, kind] : []
    }),
  )
  return {
    paired: [
      'any',
      `known:${known}`,
      ...(known ? [] : [`near:${words.near(text)}`]),
      ...contentTokens(lines),
      `place:${at === 0 ? 'first' : at === 1 ? 'second' : at >= sections.length - 2 ? 'last' : 'within'}`,
      ...(heading?.aside ? ['aside'] : []),
      ...tellingKinds.flatMap(kind => (elsewhere.has(kind) ? [] : [`no:${kind}`])),
      ...(elsewhere.has('experience before') ? ['workBefore'] : []),
      ...(elsewhere.has('education before') ? ['schoolBefore'] : []),
    ],
    alone: wordTokens(text),
  }
}

/** The kinds of which a resume rarely has a second section. */
const tellingKinds: SectionKind[] = ['experience', 'education', 'skills', 'languages', 'summary', 'contact']

/** The tokens of a section's lines. The trained model depends on their order. */
function contentTokens(lines: Line[]): string[] {
  if (lines.length === 0) return ['empty']
  const share = (is: (line: Line) => boolean) => lines.filter(is).length / lines.length
  const items = lines.flatMap(({ cells }) => cells.flatMap(({ text }) => text.split(/\s{0,9}[,;|•·:]\s{0,9}/)))
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  const ranges = lines.filter(line => !line.bullet && findDates(line.text).some(({ range }) => range)).length
  const few = [0.001, 0.15, 0.4, 0.8]
  const ofLines = (name: string, is: (line: Line) => boolean) => `${name}:${step(share(is), few)}`
  const ofItems = (name: string, is: (item: string) => boolean, limits = few) =>
    `${name}:${step(items.filter(is).length / Math.max(items.length, 1), limits)}`
  return [
    `content:${contentKind(lines)}`,
    `lines:${step(lines.length, [2, 3, 5, 9, 16, 30])}`,
    `length:${step(letters / lines.length, [12, 20, 32, 50, 75])}`,
    ofLines('bullets', ({ bullet }) => bullet),
    ofLines('dated', ({ text }) => findDates(text).length > 0),
    `ranges:${step(ranges, [1, 2, 4])}`,
    ofItems('shortItems', item => item.split(/\s+/).length <= 3, [0.2, 0.5, 0.8, 0.95]),
    ofItems('longItems', item => item.split(/\s+/).length > 7),
    ofLines('commas', ({ text }) => /[,;|•·]/.test(text)),
    ofItems('technologies', item => technologyNamed(item) !== undefined, [0.001, 0.15, 0.3, 0.6]),
    ofItems('languages', namesLanguage),
    ofLines('levels', ({ text }) => namesLevel(text)),
    ofItems('soft', item => soft.test(item)),
    ofLines('titles', ({ text }) => isTitle(text)),
    ofLines('firms', ({ text }) => companyScore(text) > 0),
    ofLines('schools', ({ text }) => namesSchool(text)),
    ofLines('degrees', ({ text }) => namesDegree(text)),
    ofLines('small', ({ text }) => /^\p{Ll}/u.test(text)),
    ofLines('stops', ({ text }) => /\.$/.test(text)),
    ...said('mail', lines, /@[\w-]+\.\w/),
    ...said('phone', lines, /\+?\d[\d ().-]{7,}\d/),
    ...said('site', lines, /https?:|www\.|linkedin/i),
    ...said('rated', lines, /[●○■□★☆◆]{2}|\d\s?%|\b\d\/\d{1,2}\b/),
    ...said('first', lines.slice(0, 1), /\b(?:I|je|ich|ik|io|jo|yo|eu|mi|ma|mon|meu|mein|mijn)\b/i),
    ...said('titleFirst', lines.slice(0, 2), { test: isTitle }),
    ...said('wordy', lines, { test: text => plainWords(text).length > 9 }),
  ]
}

const soft = new RegExp(`(?<!\\p{L})${skills.soft}(?!\\p{L})`, 'iu')

const said = (name: string, lines: Line[], sign: { test(text: string): boolean }) =>
  lines.some(({ text }) => sign.test(text)) ? [name] : []
