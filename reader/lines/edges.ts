import type { Word } from '../pages/layout.ts'

/** Points: the tolerance for words of one column. */
export const inLine = 1.6
/** The minimum number of rows with a word at the text's edge. */
const fewestRows = 5
/** Points: the least width of a margin; a share of the page's width: the greatest. */
const narrowest = 25
const widest = 0.45

/** The places beside a left margin at which words of many rows begin, the most frequent first. */
export function edgesIn(rows: Word[][]): number[] {
  const starts = rows.flat().map(({ x }) => x)
  const left = Math.min(...starts)
  const right = Math.max(...rows.flat().map(({ x, w }) => x + w))
  const begun = (x: number) => starts.filter(start => Math.abs(start - x) < inLine).length
  const places = [...new Set(starts.map(Math.round))].filter(
    x => x > left + narrowest && x < left + (right - left) * widest && begun(x) >= fewestRows,
  )
  return places.sort((one, other) => begun(other) - begun(one) || one - other).slice(0, 5)
}

/** The stretches of rows, as indices, in which no text crosses the edge: words, and the spaces up to `widestSpace`. */
export function runsAt(rows: Word[][], x: number, widestSpace = 0): [number, number][] {
  const runs: [number, number][] = []
  let from = 0
  for (const [index, row] of [...rows, undefined].entries()) {
    if (row && !isCrossed(row, x, widestSpace)) continue
    if (index - from >= fewestRows) runs.push([from, index])
    from = index + 1
  }
  return runs
}

/** True for a row with a word on the edge, or with a space there of so many letter heights. */
function isCrossed(row: Word[], x: number, widestSpace: number): boolean {
  if (row.some(word => word.x < x - inLine && word.x + word.w > x + inLine)) return true
  const at = row.findIndex(word => word.x >= x - inLine)
  const [before, next] = [row[at - 1], row[at]]
  return before !== undefined && next !== undefined && next.x - before.x - before.w < next.h * widestSpace
}
