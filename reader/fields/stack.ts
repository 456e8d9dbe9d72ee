import type { Found } from '../evidence.ts'
import { namesSchool } from '../lines/content.ts'
import { type Line, topGap } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { withoutDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { isPlace } from '../text/towns.ts'
import { smallWordsByLanguage } from '../words/common.ts'
import { plainWords } from '../words/lists.ts'
import { skills } from '../words/resumes.ts'
import { keyOf, technologiesIn, technologyNamed } from '../words/technologies.ts'
import { areChipped, beginsWithName, chipsOf, namesBySpaces } from './chips.ts'
import { isGroupLabel, isLevel, skillLines } from './skillLines.ts'

/**
 * The skills that the skills sections list, as printed; if they list few, also those that jobs and projects name.
 * The guideline 'Focus on backend skills' puts the backend first and drops nothing.
 */
export function findStack(sections: Section[], { guideline = '', few = fewListed }: Wish = {}): Found[] {
  const listed = new Map<string, Found>()
  for (const lines of sections.filter(section => section.kind === 'skills').map(belowHeading)) {
    for (const item of itemsOf(lines))
      add(listed, { value: item, from: lines, confidence: technologyNamed(item) ? 0.97 : 0.8 })
  }
  if (listed.size < few) {
    const told = sections.filter(({ kind }) => listed.size === 0 || /experience|projects|summary/.test(kind))
    for (const line of told.flatMap(section => section.lines))
      for (const value of technologiesIn(line.text)) add(listed, { value, from: [line], confidence: 0.75 })
  }
  return orderBy(guideline, [...listed.values()]).slice(0, mostItems)
}

/** `few`: the number of listed skills below which those of jobs and projects are taken, too. */
type Wish = { guideline?: string | undefined; few?: number }

/** The lines of a section without the last word of a heading that wraps, which looks like the heading. */
export function belowHeading({ heading, lines }: Section): Line[] {
  const [first, second] = lines
  const isLike = (line: Line | undefined) => line?.font === heading?.font && line?.size === heading?.size
  const isWrapped =
    first && !first.text.includes(' ') && isLike(first) && !isLike(second) && !technologyNamed(first.text)
  return isWrapped ? lines.slice(1) : lines
}

const fewListed = 3
const mostItems = 60

function add(listed: Map<string, Found>, item: Found) {
  const key = keyOf(technologyNamed(item.value) ?? item.value)
  if (!listed.has(key)) listed.set(key, item)
}

function itemsOf(section: Line[]): string[] {
  const lines = skillLines(section)
  const isOneEach = isOneItemALine(lines)
  return joinWrapped(lines, isOneEach).flatMap(({ cells, bold, isBullet }) => {
    const [first = '', ...others] = cells
    const label = others.length > 0 && bold && !technologyNamed(first)
    const isWhole = cells.length === 1 && (isBullet || isOneEach)
    return (label ? others : cells).flatMap(cell => (isWhole && !listSign.test(cell) ? wholeItem(cell) : itemsIn(cell)))
  })
}

/** True for a list that has one item on each line, without any sign between items. */
function isOneItemALine(lines: Line[]): boolean {
  const single = lines.filter(({ cells, text }) => cells.length === 1 && !listSign.test(text))
  return single.length >= 3 && single.length >= lines.length * mostAlone
}

const mostAlone = 0.8

/** What stands between the items of a list, or before it. */
const listSign = /[,;:|•●▪◦★☆○⬤]|(?<!l)·|·(?!l)|\s[–—/-]\s|\s{2,}/

/** Rejoins lists that wrap to the next line; a label in bold before a list is not an item. */
function joinWrapped(lines: Line[], isOneEach: boolean): { cells: string[]; bold: boolean; isBullet: boolean }[] {
  const right = Math.max(...lines.map(line => line.right))
  const between = gapBetweenItems(lines)
  const areBullets = lines.filter(line => line.bullet).length > lines.length / 2
  const isChipped = areChipped(lines.flatMap(line => line.cells))
  const isList = isChipped || lines.some(line => /[,;|]/.test(line.text))
  const joined: { cells: string[]; bold: boolean; isBullet: boolean; right: number; listed: boolean }[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const cells = line.cells.flatMap(cell => chipsOf(cell, { isChipped, isWhole: line.bullet || isOneEach }))
    const [first = ''] = cells
    const end = last?.cells.at(-1) ?? ''
    const isAlone = line.cells.length === 1
    const open =
      last &&
      (goesOnAfter.test(end) ||
        (last.listed && last.right > right * fullLine && isAlone) ||
        (line.gap < between && isAlone && !isChipped) ||
        (areBullets && last.isBullet && isAlone) ||
        (isChipped && technologyNamed(`${end} ${first}`) !== undefined) ||
        (isList && isAlone && /^\p{Ll}/u.test(first) && !beginsWithName(first)))
    const goesOn =
      open &&
      !areWhole(end, first) &&
      !line.bullet &&
      !isGroupLabel(line.text) &&
      !/^[^,]{2,40}:/.test(line.text) &&
      line.gap < sameList
    if (goesOn && last) {
      last.cells = [...last.cells.slice(0, -1), `${end} ${first}`, ...cells.slice(1)]
      last.right = line.right
    } else {
      const wholeBold = line.bold && line.cells.slice(1).every(cell => cell.bold)
      joined.push({
        cells,
        bold: line.bold && !wholeBold,
        isBullet: line.bullet,
        right: line.right,
        listed: /[,;•|]|:\s|\s\/\s/.test(line.text),
      })
    }
  }
  return joined
}

/** The end of a line whose item or list goes on in the next one. */
const goesOnAfter = new RegExp(`(?:[,&/(]|\\s${skills.within})$`, 'iu')

/** True if one line ends with a known name and the next one begins with one: neither goes on in the other. */
function areWhole(above: string, below: string): boolean {
  const end = above.split(separators).at(-1) ?? ''
  const begin = below.split(separators)[0] ?? ''
  if (/\)$/.test(above) && /^\p{Lu}/u.test(below)) return true
  if (technologyNamed(end) === undefined) return false
  return beginsWithName(begin) || (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(begin) && !/^[&/]/.test(below))
}

const separators = /\s{0,9}(?:[,;|•:]|(?<!l)·|·(?!l))\s{0,9}/

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

/** 'Tools: Git, Docker (advanced)' holds Git and Docker. */
function itemsIn(text: string): string[] {
  const [, label = ''] = /^([^:,]{2,45}):\s*(?!\/\/)/.exec(text) ?? []
  const list = text
    .replace(/^[^:,]{2,45}:\s*(?!\/\/)/, '')
    .replace(announced, '')
    .replace(lengthOfUse, '')
  if (label !== '' && isLevel(list)) return partsOf(label).filter(part => isSkill(part))
  if (list.trim() === '') return []
  const named = technologyNamed(label)
  return [...(named ? [label] : []), ...itemsOfList(list)]
}

/** A line that is one item: 'Hardware Management and Troubleshooting'. */
function wholeItem(text: string): string[] {
  const item = tidy(text)
  const known = item.split(joint).map(tidy)
  if (known.length > 1 && known.every(half => technologyNamed(half) !== undefined)) return known
  return isLong(item)
    ? namesInSentence(item)
    : toolsIn(
        item
          .replace(/\([^)]*\)?/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ).filter(part => isSkill(part))
}

const isLong = (item: string) => item.split(' ').length > 7

/** The technologies of a sentence, and the names that it has in brackets: 'Runs a cluster of servers (Proxmox VE)'. */
function namesInSentence(text: string): string[] {
  const bracketed = [...text.matchAll(/\(([^()]{2,60})\)/g)].flatMap(([, inner = '']) =>
    inner.split(/\s{0,9}[,/;]\s{0,9}/),
  )
  const names = bracketed.filter(name => isProperName(name) && !humanLanguages.test(name) && isSkill(name))
  const known = technologiesIn(text)
  return [...known, ...names.filter(name => !known.includes(technologyNamed(name) ?? name))]
}

/** What leads to a list within a sentence. */
const announced = /^.{0,90}?\b(?:including|such as)\s{0,3}:?\s{1,3}(?=\S+(?: \S+){0,3},)/i

function itemsOfList(list: string): string[] {
  const items = partsOfList(list)
    .map(item => item.replace(/^\p{L}[^:,]{2,40}:\s+/u, ''))
    .flatMap(namesBySpaces)
  if (items.some(item => isLong(item.trim()))) return namesInSentence(list)
  const parts = items.flatMap(item => partsOf(item))
  // Beside a language that people speak, an unknown word is likely another one: 'English, Zulu and Xhosa'.
  const languages = parts.filter(part => humanLanguages.test(part)).length
  const areSpoken = languages * 3 >= Math.max(parts.length, 1) || spoken.test(list)
  return parts.filter(part => isSkill(part) && (!areSpoken || technologyNamed(part) !== undefined))
}

/** The parts of a list; 'and' parts the last two of several, and two known names. */
function partsOfList(list: string): string[] {
  const items = withSlashes(list).split(isSlashed(list) ? /(?<=\s)[/|](?=\s)|[,;]/ : betweenItems)
  const halves = items.flatMap(item => item.split(beforeLast))
  return items.length > 1 || halves.every(half => technologyNamed(tidy(half)) !== undefined) ? halves : items
}

/** The dot in 'pal·liatiu' is a letter of Catalan. */
const betweenItems = /\s{0,9}(?:[,;•|●▪◦★☆○⬤]|(?<!l)·|·(?!l))\s{0,9}|\s+[–—-]\s+|\s{2,}/u
const beforeLast = /\s(?:and|et|oraz|und)\s+(?=[\p{Lu}.])/u

/** 'Lex / Minutes / Records': slashes with spaces separate the items. */
const isSlashed = (list: string) => (list.match(/\s\/\s/g)?.length ?? 0) >= 2

/** Replaces separators in brackets, as these belong to one item: 'AWS (EC2, S3), Docker' has two. */
const withSlashes = (list: string) =>
  list.replace(/\([^()]*\)/g, bracketed => bracketed.replace(/[,;•·|●▪◦★☆○⬤]/g, '/'))

function partsOf(item: string): string[] {
  const inner = item.match(/\(([^()]+)\)/)?.[1]
  const outer = tidy(item.replace(/\([^)]*\)?/g, ' '))
  const parts = inner?.split(/\s{0,9}[,/;]\s{0,9}/) ?? []
  const areServices = parts.length > 1 && technologyNamed(outer) !== undefined
  const insides = parts.filter(part => technologyNamed(part) !== undefined || (areServices && isProperName(part)))
  const halves = outer.split(joint).map(tidy)
  const known =
    halves.length > 1 && !technologyNamed(outer) && halves.every(half => technologyNamed(half) !== undefined)
  return [...(known ? halves : toolsIn(outer)), ...insides]
}

/** 'HTML y CSS', 'Java sur NetBeans': between two known names such a word is no part of either. */
const joint = new RegExp(`\\s{0,9}[/&]\\s{0,9}|\\s${skills.joints}\\s`, 'iu')

/** The names in a phrase that tells what is done with them: 'Bootstrap para diseño responsivo', 'Versionnage avec Git'. */
function toolsIn(item: string): string[] {
  const isPhrase = /^[^\p{Lu}]*\p{Lu}[^\p{Lu}]*\s\p{Ll}/u.test(item) && joint.test(item)
  const tools = isPhrase && !technologyNamed(item) ? technologiesIn(item) : []
  return tools.length > 0 ? tools : [item]
}

/** 'Lambda' and 'IoT Hub' in 'AWS (Lambda, S3), Azure (IoT Hub, Functions)'. */
const isProperName = (part: string) => /^\p{Lu}/u.test(part) && part.split(' ').length <= 3 && !isLevel(part)

function tidy(item: string) {
  return item
    .replace(/^L\s?A?\s?T\s?E?\s?X$/, 'LaTeX')
    .replace(/\b\d{1,3}\s*%|\b\d{1,2}\s*\/\s*\d{1,2}\b|\b\d+\+?\s*(?:years?|yrs?|ans|lat)\b.*/gi, ' ')
    .replace(proficiency, '')
    .replace(leadIn, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const proficiency = new RegExp(`\\s{0,9}(?:[:–-]\\s{0,9})?(?<!\\p{L})${skills.proficiency}\\s{0,9}(?:level)?$`, 'iu')
const leadIn = new RegExp(`^${skills.leadIns}\\s+|(?:\\s{1,9}etc\\.?|\\.)$`, 'giu')

function isSkill(item: string, isWhole = false) {
  const words = item.split(' ')
  if (item.length > 42 || words.length > 5 || !/\p{L}/u.test(item)) return false
  if (/^\p{L}$/u.test(item) && !/^[CRVD]$/.test(item)) return false
  if (humanLanguages.test(item) && words.length < 4) return false
  if (/\b[A-C][12]$/.test(item) || withoutDates(item) === '') return false
  if (isLevel(item) || /^page \d/i.test(item) || /[@\\]|https?:/.test(item)) return false
  if (technologyNamed(item) !== undefined) return true
  return (
    (isWhole || !isGroupLabel(item)) &&
    headingKind(item) !== 'skills' &&
    !softSkills.test(item) &&
    !isPieceOfText(item) &&
    !namesSchool(item) &&
    !isPlace(item)
  )
}

/** True for what a sentence or an address leaves: it begins or ends with a small word, or labels a contact. */
function isPieceOfText(item: string): boolean {
  const words = item.toLowerCase().split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isSmall = (word: string) => smallWords.has(word)
  if (words.length === 1) return isSmall(first) || /^(?:phone|e-?mail|mobile|website|address|etc)$/.test(first)
  return isSmall(last) || (isSmall(first) && /^\p{Ll}/u.test(item))
}

const smallWords = new Set([...Object.values(smallWordsByLanguage).flat(), '&', 'or'])

/** What is said of a language that somebody grew up with. */
const spoken =
  /mother[- ]tongue|native|muttersprache|langue maternelle|lengua materna|madrelingua|l[ií]ngua materna|moedertaal|ojczysty|llengua materna/i

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
