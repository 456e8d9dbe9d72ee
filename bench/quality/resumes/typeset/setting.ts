import type { Job } from '../invent.ts'
import type { Flow } from './flow.ts'
import type { Habit } from './sheet.ts'
import { type Drawing, deeds, lines, plain, prose, type Style, schools, skills } from './slots.ts'
import type { Typeface } from './typefaces.ts'

/** How LaTeX writes: spaces are gaps, and words are broken at the ends of justified lines. */
export const habit =
  (typeface: Typeface, more: Partial<Habit> = {}): Style['habit'] =>
  ({ pick }) => ({
    typeface,
    size: pick([9.5, 10, 10.9]),
    leading: 1.22,
    spaces: 'gaps',
    hasLigatures: true,
    hyphen: '-',
    isJustified: true,
    ...more,
  })

/** Dates in a column of their own at the left, right-aligned; the entry beside them. */
export function hanging({ flow, contents }: Drawing, job: Job, column: number, runs: (inner: Flow) => void) {
  const left = flow.beside({ x: flow.x, width: column - 10 })
  const right = flow.beside({ x: flow.x + column, width: flow.width - column })
  left.text([plain(contents.period(job))], { align: 'right' })
  runs(right)
  flow.below(left, right)
}

/** Deeds that stand in as far as the text beside the dates. */
export const shifted =
  (column: number, inner: Style['deeds']): Style['deeds'] =>
  (draw, texts) => {
    const flow = draw.flow.beside({ x: draw.flow.x + column, width: draw.flow.width - column })
    inner({ ...draw, flow }, texts)
    draw.flow.below(flow)
  }

/** What most classes have in common. */
export const base = {
  deeds: deeds.items('•'),
  school: schools.split,
  skills: skills.grouped(),
  lines: lines.commas,
  prose,
}
