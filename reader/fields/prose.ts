import { bestOf } from '../choose.ts'
import type { FieldValue } from '../evidence.ts'
import { itemsOf, joinLines, type Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { experience } from '../words/resumes.ts'
import type { Job } from './jobs.ts'

/** The summary section, else a paragraph of sentences between the name and the first heading. */
export function findSummary(sections: Section[]): FieldValue | undefined {
  const section = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)
  if (section) {
    return { value: joinLines(section.lines), from: section.lines, confidence: 0.95 }
  }
  const top = sections.filter(({ kind }) => kind === 'top').flatMap(({ lines }) => lines)
  const prose = longestRun(top.filter(line => !contact.test(line.text)))
  const text = joinLines(prose)
  return isProse(text) ? { value: text, from: prose, confidence: 0.75 } : undefined
}

/** The longest paragraph: lines in one font that follow each other closely. */
function longestRun(lines: Line[]): Line[] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const drop = before ? (line.baseline - before.baseline) / line.size : 0
    const goesOn = before?.page === line.page && before.font === line.font && drop > 0.5 && drop < 2.2
    if (run && goesOn) run.push(line)
    else runs.push([line])
  }
  return bestOf(runs, run => joinLines(run).length) ?? []
}

/** True for sentences. Addresses, dates of birth and labelled lists have more digits, capitals and colons. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/)
  const small = words.filter(word => /^\p{Ll}/u.test(word)).length
  const labels = text.match(/:/g)?.length ?? 0
  return words.length >= fewestWords && small > words.length * 0.5 && labels <= words.length / 15
}

const fewestWords = 10

/** The strongest achievements, at most five: figures, money and percentages first, then strong verbs. */
export function findHighlights(sections: Section[], jobs: Job[]): { value: string; confidence: number }[] {
  const listed = (kind: Section['kind']) =>
    sections.filter(section => section.kind === kind).flatMap(({ lines }) => itemsOf(lines).map(joinLines))
  const named = listed('highlights')
  return [...named, ...jobs.flatMap(job => job.description.split('\n')), ...listed('projects')]
    .map((text, index) => ({ text, index, score: strength(text) + (index < named.length ? 2 : 0) }))
    .filter(({ text, score }) => score >= 2 && text.length >= shortest && text.length <= longest)
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, mostHighlights)
    .sort((one, other) => one.index - other.index)
    .map(({ text, score }) => ({ value: text, confidence: Math.min(0.86 + score * 0.03, 0.97) }))
}

/** In characters: a shorter text is no sentence, a longer text is a paragraph. */
const shortest = 25
const longest = 320
const mostHighlights = 5

const contact = /@[\w-]+\.\w|https?:|www\.|linkedin|github\.com|\+?\d[\d ().-]{7,}\d/i

/** Scores how strong an achievement is. */
const strength = (text: string) => marks.reduce((sum, [mark, worth]) => sum + (mark.test(text) ? worth : 0), 0)

const marks: [RegExp, number][] = [
  [/\d\s?%|\bpercent\b/, 3],
  [/[$€£]\s?\d|\d\s?(?:€|zł|PLN|USD|EUR|k€)|\b(?:million|billion|mln|mld)\b/i, 3],
  [/\b\d+(?:\.\d+)?x\b|\b(?:doubled|tripled|halved|doublé|triplé|podwoi)/i, 2],
  [/(?<![\d.])\d{1,3}(?:[ ,.]\d{3})+\b|\b\d+\s?[kKM]\+?\b|\b\d{3,}\+/, 2],
  [/(?<!\p{L})(?!(?:19|20)\d\d)\d+/u, 1],
  [new RegExp(`\\b${experience.achievements}\\b`, 'iu'), 1],
]
