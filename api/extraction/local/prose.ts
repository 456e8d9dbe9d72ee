import type { Found } from '../evidence.ts'
import { itemsOf, joinLines, type Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import type { Job } from './jobs.ts'

/** The summary section, else a paragraph of sentences between the name and the first heading. */
export function findSummary(sections: Section[]): Found<string> | undefined {
  const section = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)
  if (section) return { value: joinLines(section.lines), from: section.lines, confidence: 0.95 }
  const top = sections.filter(({ kind }) => kind === 'top').flatMap(({ lines }) => lines)
  const prose = top.filter(line => !contact.test(line.text) && (line.text.split(' ').length > 7 || goesOn(top, line)))
  const text = joinLines(prose)
  return text.length >= 60 && /\p{Ll}{3}/u.test(text) ? { value: text, from: prose, confidence: 0.75 } : undefined
}

/** The strongest things said of the work: figures, money and shares first, then strong verbs. At most five. */
export function findHighlights(sections: Section[], jobs: Job[]): { value: string; confidence: number }[] {
  const listed = (kind: Section['kind']) =>
    sections.filter(section => section.kind === kind).flatMap(({ lines }) => itemsOf(lines).map(joinLines))
  const named = listed('highlights')
  const told = [...named, ...jobs.flatMap(job => job.description.split('\n')), ...listed('projects')]
  const scored = told
    .map((text, index) => ({ text, index, score: strength(text) + (index < named.length ? 2 : 0) }))
    .filter(({ text, score }) => score >= 2 && text.length >= 25 && text.length <= 320)
  return scored
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, 5)
    .sort((one, other) => one.index - other.index)
    .map(({ text, score }) => ({ value: text, confidence: Math.min(0.62 + score * 0.06, 0.95) }))
}

const contact = /@[\w-]+\.\w|https?:|www\.|linkedin|github\.com|\+?\d[\d ().-]{7,}\d/i

function goesOn(lines: Line[], line: Line) {
  const before = lines[lines.indexOf(line) - 1]
  return before !== undefined && before.text.split(' ').length > 7 && line.gap < 1.7 && !contact.test(before.text)
}

function strength(text: string) {
  const share = /\d\s?%|\bpercent\b/.test(text) ? 3 : 0
  const money = /[$€£]\s?\d|\d\s?(?:€|zł|PLN|USD|EUR|k€)|\b(?:million|billion|mln|mld)\b/i.test(text) ? 3 : 0
  const times = /\b\d+(?:\.\d+)?x\b|\b(?:doubled|tripled|halved|doublé|triplé|podwoi)/i.test(text) ? 2 : 0
  const large = /(?<![\d.])\d{1,3}(?:[ ,.]\d{3})+\b|\b\d+\s?[kKM]\+?\b|\b\d{3,}\+/.test(text) ? 2 : 0
  const some = /(?<!\p{L})(?!(?:19|20)\d\d)\d+/u.test(text) ? 1 : 0
  return share + money + times + large + some + (strongVerbs.test(text) ? 1 : 0)
}

const strongVerbs =
  /\b(?:led|built|launched|increased|reduced|cut|grew|improved|saved|won|awarded|founded|created|designed|delivered|shipped|scaled|drove|raised|acquired|introduced|automated|managed|optimi[sz]ed|migrated|reduction|augment\w+|réduit|lancé|dirigé|conçu|wdroży\w+|zwiększy\w+|zmniejszy\w+|zbudowa\w+|kierowa\w+)\b/iu
