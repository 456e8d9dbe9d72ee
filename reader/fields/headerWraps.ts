import { joinCells, type Line, withCells } from '../lines/lines.ts'
import { findDates, isLength } from '../text/dates.ts'
import { isPlace } from '../text/towns.ts'
import { experience } from '../words/resumes.ts'

/** Joins a title that wraps to the next line. */
export function joinWrapped(header: Line[], lines: Line[]): Line[] {
  const right = Math.max(...lines.map(line => line.right))
  const joined: Line[] = []
  for (const line of header) {
    const before = joined.at(-1)
    const last = before?.cells.at(-1)
    const [first, ...others] = line.cells
    const isOne = before !== undefined && shareSign(before.text, line.text)
    const dated = !isOne && isDatedAnew(before?.text ?? '', line.text)
    const isWide = before && before.right + Math.min(first?.words[0]?.w ?? 0, ragged - loose) > right - loose
    const isFull = before && ((isWide && ![before, line].some(isRemark)) || isUnfinished(before.text))
    if (!before || !last || !first || !isFull || dated || others.length > 0 || line.gap >= wrapped) joined.push(line)
    else {
      joined[joined.length - 1] = withCells(before, [...before.cells.slice(0, -1), joinCells(last, first)])
    }
  }
  return joined
}

/** True for a line with dates that does not continue the text before: 'Leeds, 2021.' continues 'The University of'. */
function isDatedAnew(before: string, text: string): boolean {
  const [date] = findDates(text)
  if (isUnfinished(before)) return date !== undefined && date.index < fewestBefore
  return findDates(`${before} ${text}`).length > 0
}

/** The minimum number of characters of a name before its dates. */
const fewestBefore = 3

/** True for texts divided by the same character: 'Tester | Northwind' and 'Pay | Leeds | 2019 – 2021'. */
function shareSign(one: string, other: string): boolean {
  const [sign] = one.match(/(?<=\s)[|·•](?=\s)/) ?? []
  return sign !== undefined && other.includes(` ${sign} `)
}

/** True for an incomplete text: 'Trading and', 'Hospital of the', 'Northwind (Bank', but not 'Engineer I'. */
export const isUnfinished = (text: string) =>
  (unfinished.test(text) && !/\p{Ll}\s\p{Lu}$/u.test(text)) || /\([^()]{1,60}$|\p{Ll}[-\u2010]$/u.test(text)

const unfinished = new RegExp(`\\s${experience.unfinished}$`, 'iu')

/** In letter heights: the maximum distance between two baselines of one header. */
export const wrapped = 1.4

/** True for a town or a duration: such a line is no part of a title that wraps. */
const isRemark = ({ text }: Line) => isPlace(text) || isLength(text)

/** In points: a full line is at most `ragged` shorter than the longest line, or `loose` with the next word added. */
const ragged = 60
const loose = 12
