import { plainWords } from '../../language/lists.ts'
import { skills } from '../../language/resumes.ts'
import { keyOf, technologiesIn, technologyNamed } from '../../language/technologies.ts'
import type { Found } from '../evidence.ts'
import { type Line, topGap } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { gapsOf, type Segment } from '../lines/segments.ts'
import { withoutDates } from '../text/dates.ts'
import { isGroupLabel, isLevel, skillLines } from './skillLines.ts'

/**
 * The skills that the skills sections list, as printed; if they list few, also those that jobs and projects name.
 * The guideline 'Focus on backend skills' puts the backend first and drops nothing.
 */
export function findStack(sections: Section[], guideline = ''): Found[] {
  const listed = new Map<string, Found>()
  for (const { lines } of sections.filter(section => section.kind === 'skills')) {
    for (const item of itemsOf(lines))
      add(listed, { value: item, from: lines, confidence: technologyNamed(item) ? 0.97 : 0.8 })
  }
  if (listed.size < fewListed) {
    const told = sections.filter(({ kind }) => listed.size === 0 || /experience|projects|summary/.test(kind))
    for (const line of told.flatMap(section => section.lines))
      for (const value of technologiesIn(line.text)) add(listed, { value, from: [line], confidence: 0.75 })
  }
  return orderBy(guideline, [...listed.values()]).slice(0, mostItems)
}

const fewListed = 3
const mostItems = 60

function add(listed: Map<string, Found>, item: Found) {
  const key = keyOf(technologyNamed(item.value) ?? item.value)
  if (!listed.has(key)) listed.set(key, item)
}

function itemsOf(section: Line[]): string[] {
  return joinWrapped(skillLines(section)).flatMap(({ cells, bold }) => {
    const [first = '', ...others] = cells
    const label = others.length > 0 && bold && !technologyNamed(first)
    return (label ? others : cells).flatMap(cell => itemsIn(cell))
  })
}

/** Rejoins lists that wrap to the next line; a label in bold before a list is not an item. */
function joinWrapped(lines: Line[]): { cells: string[]; bold: boolean }[] {
  const right = Math.max(...lines.map(line => line.right))
  const between = gapBetweenItems(lines)
  const joined: { cells: string[]; bold: boolean; right: number; listed: boolean }[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const cells = line.cells.flatMap(chipsOf)
    const open =
      last &&
      (/(?:[,&/(]|\s(?:and|et|und|y|e|i|en))$/.test(last.cells.at(-1) ?? '') ||
        (last.listed && last.right > right * fullLine && cells.length === 1) ||
        (line.gap < between && line.cells.length === 1))
    const goesOn =
      open &&
      !areWhole(last.cells.at(-1) ?? '', line.text) &&
      !line.bullet &&
      !isGroupLabel(line.text) &&
      !/^[^,]{2,40}:/.test(line.text) &&
      line.gap < sameList
    if (goesOn && last) {
      last.cells = [...last.cells.slice(0, -1), `${last.cells.at(-1)} ${line.text}`]
      last.right = line.right
    } else {
      const wholeBold = line.bold && line.cells.slice(1).every(cell => cell.bold)
      joined.push({ cells, bold: line.bold && !wholeBold, right: line.right, listed: /[,;•|]/.test(line.text) })
    }
  }
  return joined
}

/** True if one line ends with a known name and the next one begins with one: neither goes on in the other. */
function areWhole(above: string, below: string): boolean {
  const end = above.split(separators).at(-1) ?? ''
  const begin = below.split(separators)[0] ?? ''
  return technologyNamed(end) !== undefined && technologyNamed(begin) !== undefined
}

const separators = /\s{0,9}[,;|•·:]\s{0,9}/

/**
 * Letter heights: a list of one item a line has two kinds of gaps when items wrap, and the wider ones are between items.
 * Zero for a list in which all gaps are alike, and for one with bullets or commas.
 */
function gapBetweenItems(lines: Line[]): number {
  if (lines.some(line => line.bullet) || lines.some(line => /[,;|]/.test(line.text))) return 0
  const gaps = lines.map(line => line.gap).filter(gap => gap > 0.8 && gap < topGap / 2)
  gaps.sort((one, other) => one - other)
  const jumps = gaps.slice(1).map((gap, index) => gap / (gaps[index] ?? gap))
  const widest = Math.max(0, ...jumps)
  const at = jumps.indexOf(widest)
  const wraps = widest > 1.22 && (gaps[at] ?? 9) < 1.7 && at + 1 <= gaps.length * 0.6
  return wraps ? ((gaps[at] ?? 0) + (gaps[at + 1] ?? 0)) / 2 : 0
}

/** A line longer than this share of the width may wrap, to a baseline within these letter heights. */
const fullLine = 0.88
const sameList = 1.8

/** 'Java - Experience - 24 months' */
const lengthOfUse =
  /\s{0,9}[-–:,(]\s{0,9}\bexpe?ri?e?nce\b\s{0,9}[-–:]\s{0,9}(?:less than\s{1,9})?\d{1,4}\s{0,9}(?:\+\s{0,9})?(?:years?|yrs?|months?)(?:\s{1,9}months?)?\)?/gi

/** Splits a text without commas at its wide gaps, else into three or more known names. */
function chipsOf({ text, words }: Segment): string[] {
  if (/[,;:|•·]/.test(text) || words.length < 3) return [text]
  const gaps = gapsOf(words)
  const chips: string[] = []
  for (const [index, word] of words.entries()) {
    if (chips.length === 0 || (gaps[index] ?? 0) > word.h * betweenChips) chips.push(word.text)
    else chips[chips.length - 1] += ` ${word.text}`
  }
  if (chips.length > 1) return chips
  const known = namesOneAfterTheOther(text)
  return known.length >= 3 ? known : [text]
}

/** Letter heights: a wider gap separates two items. */
const betweenChips = 0.5

/** The technologies in a text of nothing but their names; else empty. */
function namesOneAfterTheOther(text: string): string[] {
  const words = text.split(' ')
  const names: string[] = []
  for (let index = 0; index < words.length; ) {
    const length = [3, 2, 1].find(count => technologyNamed(words.slice(index, index + count).join(' ')))
    if (!length) return []
    names.push(words.slice(index, index + length).join(' '))
    index += length
  }
  return names
}

/** 'Tools: Git, Docker (advanced)' holds Git and Docker. */
function itemsIn(text: string): string[] {
  const list = text.replace(/^[^:,]{2,45}:\s*(?!\/\/)/, '').replace(lengthOfUse, '')
  if (list.trim() === '') return []
  const items = withSlashes(list).split(
    /\s{0,9}[,;•·|●▪◦★☆○⬤]\s{0,9}|\s+[–—-]\s+|\s{2,}|\s+(?:and|et|oraz|und)\s+(?=[\p{Lu}.])/u,
  )
  const prose = items.some(item => item.split(/\s+/).length > 7)
  if (prose) return technologiesIn(list)
  return items.flatMap(item => partsOf(item)).filter(isSkill)
}

/** Replaces separators in brackets, as these belong to one item: 'AWS (EC2, S3), Docker' has two. */
const withSlashes = (list: string) =>
  list.replace(/\([^()]*\)/g, bracketed => bracketed.replace(/[,;•·|●▪◦★☆○⬤]/g, '/'))

function partsOf(item: string): string[] {
  const inner = item.match(/\(([^()]+)\)/)?.[1]
  const outer = tidy(item.replace(/\([^)]*\)?/g, ' '))
  const parts = inner?.split(/\s{0,9}[,/;]\s{0,9}/) ?? []
  const areServices = parts.length > 1 && technologyNamed(outer) !== undefined
  const insides = parts.filter(part => technologyNamed(part) !== undefined || (areServices && isProperName(part)))
  const halves = outer.split(/\s{0,9}[/&]\s{0,9}/)
  const known =
    halves.length > 1 && !technologyNamed(outer) && halves.every(half => technologyNamed(half) !== undefined)
  return [...(known ? halves : [outer]), ...insides]
}

/** 'Lambda' and 'IoT Hub' in 'AWS (Lambda, S3), Azure (IoT Hub, Functions)'. */
const isProperName = (part: string) => /^\p{Lu}/u.test(part) && part.split(' ').length <= 3 && !isLevel(part)

function tidy(item: string) {
  return item
    .replace(/^L\s?A?\s?TEX$/, 'LaTeX')
    .replace(/\b\d{1,3}\s*%|\b\d{1,2}\s*\/\s*\d{1,2}\b|\b\d+\+?\s*(?:years?|yrs?|ans|lat)\b.*/gi, ' ')
    .replace(proficiency, '')
    .replace(leadIn, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const proficiency = new RegExp(`\\s{0,9}(?:[:–-]\\s{0,9})?(?<!\\p{L})${skills.proficiency}\\s{0,9}(?:level)?$`, 'iu')
const leadIn = new RegExp(`^${skills.leadIns}\\s+|(?:\\s{1,9}etc\\.?|\\.)$`, 'giu')

function isSkill(item: string) {
  const words = item.split(' ')
  if (item.length > 42 || words.length > 5 || !/\p{L}/u.test(item)) return false
  if (/^\p{L}$/u.test(item) && !/^[CRVD]$/.test(item)) return false
  if (humanLanguages.test(item) && words.length < 4) return false
  if (/\b[A-C][12]$/.test(item) || withoutDates(item) === '') return false
  if (isLevel(item) || isGroupLabel(item) || /^page \d/i.test(item)) return false
  return (technologyNamed(item) !== undefined || !softSkills.test(item)) && !/[@\\]|https?:/.test(item)
}

const softSkills = new RegExp(`(?<!\\p{L})${skills.soft}(?!\\p{L})`, 'iu')
const humanLanguages = new RegExp(`^${skills.languages}(?!\\p{L})`, 'iu')

const sides = skills.sides.map(({ asked, skills }) => ({
  asked: new RegExp(`\\b${asked}\\b`, 'i'),
  skills: new RegExp(`^${skills}$`, 'is'),
}))

function orderBy(guideline: string, items: Found[]): Found[] {
  const side = sides.find(({ asked }) => asked.test(guideline))?.skills
  const asked = new Set(plainWords(guideline))
  const first = ({ value }: Found) =>
    side?.test(value) || (value.length > 1 && plainWords(value).every(word => asked.has(word)))
  return [...items.filter(first), ...items.filter(item => !first(item))]
}
