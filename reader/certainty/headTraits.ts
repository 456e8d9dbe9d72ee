import type { FieldValue } from '../evidence.ts'
import type { Job } from '../fields/jobs.ts'
import { bodySize } from '../lines/headingLines.ts'
import type { Line } from '../lines/lines.ts'
import { headingKind } from '../text/headings.ts'
import { logChancesOf, oddsOf, surest } from '../text/pieces.ts'
import { titleScore } from '../text/titles.ts'
import type { ResumeFields } from '../types.ts'
import { plainWords } from '../words/lists.ts'
import { meanOf, shapeOf, type Traits, truth } from './traits.ts'

/** Traits of a name: its position, whether it is complete, and whether addresses contain it. */
export function nameTraits(
  { value, confidence, from = [] }: Clue,
  { lines, fields }: { lines: Line[]; fields: Pick<ResumeFields, 'email' | 'linkedinUrl'> },
): Traits {
  const [first] = from
  const body = bodySize(lines)
  const page = lines.filter(line => line.page === lines[0]?.page)
  const names = plainWords(value).filter(name => name.length > 2)
  const isIn = (address: string | null) => (name: string) =>
    plainWords(address ?? '')
      .join('')
      .includes(name.slice(0, 5))
  const around = from.map(({ text }) => text).join(' ')
  return {
    ...formOf({ value, confidence }),
    goesOn: truth(page.some(line => !from.includes(line) && from.some(part => mayGoOn(part, line, body)))),
    isLargest: truth((first?.size ?? 0) >= Math.max(...page.map(({ size }) => size)) * 0.98),
    linesAbove: first ? Math.min(Math.max(lines.indexOf(first), 0), 20) / 20 : 0,
    besideIt: Math.min(Math.max(around.length - value.length, 0), 40) / 40,
    inProfile: meanOf(names.map(name => truth(isIn(fields.linkedinUrl)(name)))),
    missingInEmail: truth(fields.email !== null && !names.some(isIn(fields.email))),
    isPlace: Math.exp(logChancesOf(value).place),
  }
}

/** True if `line` may continue the name in `part`: it is near, has the same size, and is larger than the body text. */
function mayGoOn(part: Line, line: Line, body: number): boolean {
  const isAlike = Math.abs(line.size - part.size) < part.size * 0.06 && line.size > body * 1.1
  const drop = Math.abs(line.baseline - part.baseline)
  return (
    isAlike && drop > 1 && drop < part.size * 2.2 && line.text.length < 30 && /^[\p{L}\p{M} .’'-]+$/u.test(line.text)
  )
}

/** Traits of a role: its similarity to titles, and whether it comes from a position or a heading. */
export function roleTraits({ value, confidence, from }: Clue, jobs: Job[]): Traits {
  return {
    ...formOf({ value, confidence }),
    oddsOfTitle: oddsOf(value).title / surest,
    isNeither: Math.exp(logChancesOf(value).other),
    knownWords: Math.min(titleScore(value), 6) / 6,
    isFirstTitle: truth(plainWords(jobs[0]?.title ?? '').join(' ') === plainWords(value).join(' ')),
    // A role copied from a position has the same array of lines as the position.
    isOfJob: truth(jobs.some(job => job.from === from)),
    isHeading: truth(headingKind(value) !== undefined),
  }
}

type Clue = Pick<FieldValue, 'value' | 'confidence'> & { from?: Line[] }

function formOf(clue: Clue): Traits {
  const { found = 0, words = 0, letters = 0 } = shapeOf(clue)
  return { found, words, letters }
}
