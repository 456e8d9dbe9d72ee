import type { Box, ResumePage } from '../places.ts'
import type { FieldEvidence } from '../types.ts'

/** The text of the lines that the box of an evidence touches. The user sees these lines highlighted. */
export function textIn(pages: ResumePage[], evidence: FieldEvidence | undefined): string {
  const page = pages.find(({ number }) => number === evidence?.page)
  const box = evidence?.box
  if (!page || !box) return ''
  const touched = page.lines.filter(line => overlap(line.box, box))
  return touched.map(line => line.text).join(' ')
}

function overlap(one: Box, other: Box) {
  const between = (start: number, length: number, middle: number) => middle > start && middle < start + length
  const middle = one.y + one.height / 2
  return between(other.y, other.height, middle) && one.x < other.x + other.width && one.x + one.width > other.x
}
