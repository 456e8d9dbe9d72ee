import { experience } from '../../language/resumes.ts'
import { joinTexts, type Line, withCells } from '../lines/lines.ts'
import { findDates } from '../text/dates.ts'

/** Rejoins a title that wraps to the next line. */
export function joinWrapped(header: Line[], lines: Line[]): Line[] {
  const right = Math.max(...lines.map(line => line.right))
  const joined: Line[] = []
  for (const line of header) {
    const before = joined.at(-1)
    const last = before?.cells.at(-1)
    const [first, ...others] = line.cells
    const dated = findDates(isUnfinished(before?.text ?? '') ? line.text : `${before?.text} ${line.text}`).length > 0
    const isFull = before && (before.right > right - ragged || isUnfinished(before.text))
    if (!before || !last || !first || !isFull || dated || others.length > 0 || line.gap >= wrapped) joined.push(line)
    else {
      const whole = { ...last, text: joinTexts(last.text, first.text) }
      joined[joined.length - 1] = withCells(before, [...before.cells.slice(0, -1), whole])
    }
  }
  return joined
}

/** True for a text that must go on: 'Trading and', 'Hospital of the', 'Northwind (Bank'. */
export const isUnfinished = (text: string) => unfinished.test(text) || /\([^()]{1,60}$/.test(text)

const unfinished = new RegExp(`\\s${experience.unfinished}$`, 'iu')

/** Letter heights from a baseline to the next within one header. */
export const wrapped = 1.4

/** Points: how much shorter than the longest a full line may be. */
const ragged = 60
