import type { Line } from '../lines/lines.ts'

/**
 * Moves centred lines to a common left edge, as the indentation of a centred line means nothing. Lines that are not
 * centred are returned unchanged.
 */
export function alignCentred(lines: Line[]): Line[] {
  const middles = lines.map(middleOf).sort((one, other) => one - other)
  const middle = middles[Math.floor(middles.length / 2)] ?? 0
  const centred = lines.filter(line => Math.abs(middleOf(line) - middle) < inMiddle)
  const edge = Math.min(...lines.map(line => line.x))
  const atEdge = lines.filter(line => line.x < edge + atLeft)
  if (lines.length < fewest || centred.length < lines.length * mostLines) return lines
  if (atEdge.length > lines.length * fewLines) return lines
  return lines.map(line => {
    const [first, ...others] = line.cells
    return first
      ? { ...line, x: edge, right: line.right - line.x + edge, cells: [{ ...first, x: edge }, ...others] }
      : line
  })
}

const middleOf = ({ x, right }: Line) => (x + right) / 2

/** In points: the tolerances for the middle of a line (without its bullet) and for its left edge. */
const inMiddle = 8
const atLeft = 4
/** The minimum number of lines, their minimum share in the middle, and their maximum share at the left edge. */
const fewest = 4
const mostLines = 0.75
const fewLines = 0.4
