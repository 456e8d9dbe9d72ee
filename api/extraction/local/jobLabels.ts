import { experience } from '../../language/resumes.ts'
import type { Line } from '../lines/lines.ts'

/** The parts of a position that forms and tables label. */
export type Part = keyof typeof experience.labels

/** True for the first row of a table, which names its columns: 'Period | Employer | Position'. */
export const isCaptionRow = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.every(cell => partNamed(cell.text.replace(/:$/, '')) !== undefined)

/** The part that a label names. A long label may wrap, so that only its beginning stands on the line. */
export function partNamed(label: string): Part | undefined {
  const key = label.trim().toLowerCase().replace(/’/g, "'")
  const known = parts.get(key)
  if (known || key.split(' ').length < 3) return known
  return [...parts].find(([name]) => name.startsWith(`${key} `))?.[1]
}

const parts = new Map(
  (['company', 'title', 'dates', 'description'] as const).flatMap(part =>
    experience.labels[part].map((label): [string, Part] => [label, part]),
  ),
)
