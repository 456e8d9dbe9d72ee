import { type Line, topGap } from '../lines/lines.ts'
import { skills } from '../words/resumes.ts'
import { technologyNamed } from '../words/technologies.ts'
import { areChipped, beginsWithName, chipsOf } from './chips.ts'
import { isGroupLabel, skillLines } from './skillLines.ts'
import { itemsIn, wholeItem } from './skillNames.ts'

/** The items listed in the lines of a skills section. */
export function itemsOf(section: Line[]): string[] {
  const lines = skillLines(section)
  const isOneEach = isOneItemALine(lines)
  return joinWrapped(lines, isOneEach).flatMap(({ cells, bold, isBullet }) => {
    const [first = '', ...others] = cells
    const label = others.length > 0 && bold && !technologyNamed(first)
    const isWhole = cells.length === 1 && (isBullet || isOneEach)
    return (label ? others : cells).flatMap(cell => (isWhole && !listSign.test(cell) ? wholeItem(cell) : itemsIn(cell)))
  })
}

/** True for a list that has one item on each line, without any separator. */
function isOneItemALine(lines: Line[]): boolean {
  const single = lines.filter(({ cells, text }) => cells.length === 1 && !listSign.test(text))
  return single.length >= 3 && single.length >= lines.length * mostAlone
}

const mostAlone = 0.8

/** Matches separators between the items of a list, and bullets before items. */
const listSign = /[,;:|•●▪◦★☆○⬤]|(?<!l)·|·(?!l)|\s[–—/-]\s|\s{2,}/

/** Joins lists that wrap to the next line. A bold label before a list is not an item. */
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

/** The end of a line whose item or list continues in the next line. */
const goesOnAfter = new RegExp(`(?:[,&/(]|\\s${skills.within})$`, 'iu')

/** True if a known name ends the first line, and another begins the second, so that no item wraps between the lines. */
function areWhole(above: string, below: string): boolean {
  const end = above.split(separators).at(-1) ?? ''
  const begin = below.split(separators)[0] ?? ''
  if (/\)$/.test(above) && /^\p{Lu}/u.test(below)) return true
  if (technologyNamed(end) === undefined) return false
  return beginsWithName(begin) || (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(begin) && !/^[&/]/.test(below))
}

const separators = /\s{0,9}(?:[,;|•:]|(?<!l)·|·(?!l))\s{0,9}/

/**
 * The minimum gap between items, in letter heights: gaps within an item that wraps are narrower. Zero for a list with
 * equal gaps, and for a list with bullets or commas.
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

/** A line may wrap if longer than this share of the width, to a line at most this many letter heights below. */
const fullLine = 0.88
const sameList = 1.8
