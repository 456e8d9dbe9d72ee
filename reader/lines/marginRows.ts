/** The baselines of a heading's first and last line. */
type Place = { first: number; last: number }

/**
 * Tells which rows of text belong to each heading in a margin, as the index of the first of them: all headings stand in
 * the same way beside their sections, level with the first row, a bit below it (as in a circle), or beside the middle.
 * `fromTop`: the first row belongs to the first heading. Undefined where they stand in no such way.
 */
export function rowsBeside(headings: Place[], rows: number[], fromTop: boolean): number[] | undefined {
  const [first] = headings
  if (!first || rows.length < headings.length) return undefined
  const offsets = rows.map(row => middleOf(first) - row).filter(offset => offset > 0 && offset < lowest)
  const ways: Distance[] = [
    (heading, from) => Math.abs(heading.first - from),
    (heading, from, to) => Math.abs(middleOf(heading) - (from + to) / 2) + 1,
    ...offsets.map(
      (offset): Distance =>
        (heading, from) =>
          Math.abs(middleOf(heading) - offset - from) + 1,
    ),
  ]
  const [best] = ways
    .map(distance => divideRows({ headings, rows, fromTop, distance }))
    .sort((one, other) => one.cost - other.cost)
  return best && best.cost < headings.length * farthest ? best.starts : undefined
}

/** How far a heading is from where it should stand beside the rows between two baselines, in points. */
type Distance = (heading: Place, from: number, to: number) => number

const middleOf = ({ first, last }: Place) => (first + last) / 2

/** Points: how far below the first row a heading stands at most, and the mean distance that is still a place. */
const lowest = 60
const farthest = 5
/** Points that a section costs which begins at no gap. */
const withoutGap = 6

type Division = { headings: Place[]; rows: number[]; fromTop: boolean; distance: Distance }

/** The cheapest division of the rows among the headings, found from the last heading to the first. */
function divideRows({ headings, rows, fromTop, distance }: Division): { cost: number; starts: number[] } {
  const gaps = rows.map((row, index) => row - (rows[index - 1] ?? Number.NEGATIVE_INFINITY))
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 3)] ?? 0
  const begin = gaps.map((gap, index) => (index === 0 || gap > usual * 1.2 ? 0 : withoutGap))
  const nothing = { cost: Number.POSITIVE_INFINITY, starts: [] as number[] }
  let below = rows.map(() => nothing)
  for (const heading of [...headings].reverse()) {
    const isLast = heading === headings.at(-1)
    below = rows.map((from, start) => {
      let best = nothing
      for (let end = isLast ? rows.length - 1 : start; end < rows.length; end += 1) {
        const rest = isLast ? { cost: 0, starts: [] } : (below[end + 1] ?? nothing)
        const cost = rest.cost + (begin[start] ?? 0) + distance(heading, from, rows[end] ?? from)
        if (cost < best.cost) best = { cost, starts: [start, ...rest.starts] }
      }
      return best
    })
  }
  if (fromTop) return below[0] ?? nothing
  return below.reduce((one, other) => (other.cost < one.cost ? other : one), nothing)
}
