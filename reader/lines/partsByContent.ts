import type { SectionKind } from '../words/resumes.ts'
import { contentKind, datedLines } from './content.ts'
import type { Line } from './lines.ts'

/** A heading and the lines below it. */
export type Part = { kind: SectionKind | 'top'; heading: Line | undefined; lines: Line[] }

/**
 * Splits a section of unknown content (the top of a column, a section with an unknown heading) into parts by the kinds
 * of their lines. Lines of no known kind remain in the part above.
 */
export function splitByContent(section: Part): Part[] {
  if (section.kind !== 'top' && section.kind !== 'other' && section.kind !== 'contact') return [section]
  const parts: Part[] = [{ ...section, lines: [] }]
  for (const block of blocksOf(section.lines)) {
    const kind = datedLines(block).length > 0 || parts.length > 1 ? contentKind(block) : undefined
    const last = parts.at(-1)
    if (kind && kind !== last?.kind) parts.push({ kind, heading: undefined, lines: [...block] })
    else last?.lines.push(...block)
  }
  const [first, ...others] = parts
  return first && first.lines.length === 0 && others.length > 0 && !first.heading ? others : parts
}

/** Groups lines that are closer to each other than to other lines. */
function blocksOf(lines: Line[]): Line[][] {
  const gaps = lines.map(line => line.gap).sort((one, other) => one - other)
  const usual = gaps[Math.floor(gaps.length / 3)] ?? 0
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (!last || line.gap > usual * widerThanUsual) blocks.push([line])
    else last.push(line)
  }
  return blocks
}

/** The ratio to the usual gap from which a gap separates two blocks. */
const widerThanUsual = 1.3
