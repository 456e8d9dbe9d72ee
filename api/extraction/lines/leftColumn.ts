import type { Word } from '../pages/layout.ts'
import { type Line, withCells } from './lines.ts'
import { type Segment, segmentOf } from './segments.ts'

/**
 * Parts lines at the place where most of them go on after something short on the left, such as dates or labels.
 * The gap there may be as narrow as a space; what tells it is that words begin at the same place line after line.
 */
export function partLeftColumn(lines: Line[]): Line[] {
  const place = findPlace(lines)
  if (place === undefined) return lines
  return lines.map(line => {
    const left = line.cells.flatMap(cell => cell.words.filter(word => word.x < place - 2))
    const right = line.cells
      .map(cell => cell.words.filter(word => word.x >= place - 2))
      .filter(words => words.length > 0)
    if (left.length === 0 || right.length === 0 || line.bullet) return line
    return withCells(line, [segmentOf(left), ...right.map(segmentOf)])
  })
}

/** Whether the cells of this line stand where `partLeftColumn` would have parted it. */
export function isParted(line: Line, lines: Line[]): boolean {
  const second = line.cells[1]
  if (!second) return false
  return lines.filter(other => other !== line && near(other.cells[1]?.x, second.x)).length >= 1
}

const near = (one: number | undefined, other: number) => one !== undefined && Math.abs(one - other) < 1.6

function findPlace(lines: Line[]): number | undefined {
  const places = new Map<number, { parted: number; x: number }>()
  for (const line of lines) {
    if (line.bullet) continue
    for (const [index, word] of wordsOf(line).slice(0, 6).entries()) {
      if (index === 0) continue
      const key = Math.round(word.x)
      const place = places.get(key) ?? { parted: 0, x: word.x }
      place.parted += 1
      places.set(key, place)
    }
  }
  const left = Math.min(...lines.map(line => line.x))
  const likely = [...places.values()]
    .filter(place => place.parted >= 2 && place.x > left + 25)
    .sort((one, other) => other.parted - one.parted)
  return likely.slice(0, 5).find(place => fits(lines, place.x))?.x
}

/** Lines with something on the left have it short and go on at the place, and next to nothing stands across it. */
function fits(lines: Line[], place: number): boolean {
  let begun = 0
  let onLeft = 0
  let crossed = 0
  let wide = 0
  for (const line of lines) {
    const words = wordsOf(line)
    const left = words.filter(word => word.x < place - 2)
    if (left.length === 0) continue
    onLeft += 1
    if (left.some(word => word.x + word.w > place) || left.length > 5) crossed += 1
    else if (words.some(word => near(word.x, place))) begun += 1
    const last = left.at(-1)
    if (last && place - (last.x + last.w) > last.h * 0.55) wide += 1
  }
  return wide >= 1 && begun >= 2 && begun >= onLeft * 0.5 && crossed <= onLeft * 0.2
}

function wordsOf(line: Line): Word[] {
  return line.cells.flatMap((cell: Segment) => cell.words)
}
