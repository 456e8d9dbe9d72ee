import { partLeftColumn } from '../lines/leftColumn.ts'
import { type Line, withCells } from '../lines/lines.ts'
import { findDates, isPartOfDate, withoutDates } from './dates.ts'

/** Gives an entry one line with its whole dates, where a narrow column breaks 'January 2019 -' from 'Present'. */
export function joinDateColumn(lines: Line[]): Line[] {
  const joined: Line[] = []
  let open: Line | undefined
  for (const line of partLeftColumn(lines)) {
    const [first, ...others] = line.cells
    const broken = first !== undefined && (others.length > 0 || open !== undefined) && isPartOfDate(first.text)
    if (open && first && broken && isBroken(open.cells[0]?.text ?? '')) {
      const [dates, ...rest] = open.cells
      if (dates) dates.text = `${dates.text} ${first.text}`
      open.text = [dates, ...rest].map(cell => cell?.text).join(' ')
      if (others.length > 0) joined.push(withCells(line, others))
      continue
    }
    open = broken && isBroken(first.text) ? withCells(line, [{ ...first }, ...others]) : undefined
    joined.push(open ?? line)
  }
  return joined
}

/** A date that waits for its other end: '2019 -', or a month without its year. */
export function isBroken(text: string) {
  const dates = findDates(text)
  if (/\p{L}\.?\s*$/u.test(text) && !dates.some(date => date.open)) return true
  return !dates.some(date => date.range) && (/[-–—]\s*$/.test(text) || withoutDates(text).length === 0)
}
