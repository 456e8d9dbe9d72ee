import { experience } from '../../language/resumes.ts'
import type { Found } from '../evidence.ts'
import { itemsOf, joinLines, type Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import type { Job } from './jobs.ts'

/** The summary section, else a paragraph of sentences between the name and the first heading. */
export function findSummary(sections: Section[]): Found | undefined {
  const section = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)
  if (section) return { value: joinLines(section.lines), from: section.lines, confidence: 0.95 }
  const top = sections.filter(({ kind }) => kind === 'top').flatMap(({ lines }) => lines)
  const prose = top.filter(line => !contact.test(line.text) && (line.text.split(' ').length > 7 || goesOn(top, line)))
  const text = joinLines(prose)
  return text.length >= 60 && /\p{Ll}{3}/u.test(text) ? { value: text, from: prose, confidence: 0.75 } : undefined
}

/** The strongest achievements, at most five: figures, money and percentages first, then strong verbs. */
export function findHighlights(sections: Section[], jobs: Job[]): { value: string; confidence: number }[] {
  const listed = (kind: Section['kind']) =>
    sections.filter(section => section.kind === kind).flatMap(({ lines }) => itemsOf(lines).map(joinLines))
  const named = listed('highlights')
  const told = [...named, ...jobs.flatMap(job => job.description.split('\n')), ...listed('projects')]
  return told
    .map((text, index) => ({ text, index, score: strength(text) + (index < named.length ? 2 : 0) }))
    .filter(({ text, score }) => score >= 2 && text.length >= shortest && text.length <= longest)
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, mostHighlights)
    .sort((one, other) => one.index - other.index)
    .map(({ text, score }) => ({ value: text, confidence: Math.min(0.62 + score * 0.06, 0.95) }))
}

/** Characters: less is no sentence, more is a paragraph. */
const shortest = 25
const longest = 320
const mostHighlights = 5

const contact = /@[\w-]+\.\w|https?:|www\.|linkedin|github\.com|\+?\d[\d ().-]{7,}\d/i

function goesOn(lines: Line[], line: Line) {
  const before = lines[lines.indexOf(line) - 1]
  return before !== undefined && before.text.split(' ').length > 7 && line.gap < 1.7 && !contact.test(before.text)
}

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
