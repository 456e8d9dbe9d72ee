import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { findDates } from '../text/dates.ts'
import { companyScore, isTitle } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import { technologyNamed } from '../words/technologies.ts'

/**
 * Lines that can only be a list of skills though no heading says so, as it was not seen or stands turned in the margin:
 * a line of three or more short items, or four lines of one item each, that name no place, title, firm or date.
 */
export function looseSkills(sections: Section[]): Line[] {
  const lines = sections
    .filter(({ kind }) => kind !== 'skills' && kind !== 'languages')
    .flatMap(section => section.lines)
  return runsOf(lines).flatMap(run => (isListOfSkills(run) ? run : []))
}

/** Lines of one look that follow each other closely. */
function runsOf(lines: Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const above = runs.at(-1)?.at(-1)
    const goesOn = above?.page === line.page && above.font === line.font && line.gap < sameList && line.x - above.x < 3
    if (goesOn && isShortList(line) === isShortList(above)) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

/** Letter heights: a wider gap begins something else. */
const sameList = 1.7

const itemsOf = (line: Line) =>
  line.text.split(/\s{0,9}(?:[,;|•]|(?<!l)·|·(?!l)|\s\/\s)\s{0,9}/).filter(item => item !== '')

/** True for a line of nothing but short items. */
function isShortList(line: Line): boolean {
  const items = itemsOf(line)
  return line.cells.length === 1 && items.length > 0 && !line.bold && !line.italic && items.every(isShortItem)
}

function isShortItem(item: string): boolean {
  const isKnown = technologyNamed(item) !== undefined
  if (!isKnown && (/\d|[.:!?@]|^\P{L}/u.test(item) || item.split(' ').length > mostWords || item.length > longest))
    return false
  return isKnown || (!isPlace(item) && !isTitle(item) && companyScore(item) === 0 && findDates(item).length === 0)
}

const mostWords = 4
/** Characters. */
const longest = 36

function isListOfSkills(run: Line[]): boolean {
  if (!run.every(isShortList)) return false
  const items = run.flatMap(itemsOf)
  const isRow = items.length >= run.length * 2 && items.length >= 3
  const known = items.filter(item => technologyNamed(item) !== undefined).length
  return (isRow && items.length + known >= 4) || (items.length >= 4 && items.length + known >= 5)
}
