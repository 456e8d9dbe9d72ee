import type { Job } from '../invent.ts'
import type { Align, Flow } from './flow.ts'
import type { Habit, Run } from './sheet.ts'
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

/** A text in a column at the left, and what is drawn beside it. */
export function marginal(
  { flow }: Pick<Drawing, 'flow'>,
  column: number,
  side: { runs: Run[]; align?: Align },
  main: (inner: Flow) => void,
) {
  const left = flow.beside({ x: flow.x, width: column - 10 })
  const right = flow.beside({ x: flow.x + column, width: flow.width - column })
  left.text(side.runs, { align: side.align })
  main(right)
  flow.below(left, right)
}

/** Dates in a column of their own at the left, right-aligned; the entry beside them. */
export const hanging = (draw: Drawing, job: Job, column: number, main: (inner: Flow) => void) =>
  marginal(draw, column, { runs: [plain(draw.contents.period(job))], align: 'right' }, main)

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
