import { type Line, withCells } from '../lines/lines.ts'
import { segmentOf } from '../lines/segments.ts'
import { type DateRange, findDates, isLength, withoutDates } from '../text/dates.ts'
import { companyScore, isTitle } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import { experience } from '../words/resumes.ts'
import { datesIn } from './jobAnchors.ts'

/**
 * Without the time that somebody spent at a firm in all, where posts with dates of their own stand below: 'Acme · 2018 – 2024'
 * is left as 'Acme', so that it makes no post. What the firm does or where it is, between it and its posts, is left out, too.
 */
export function withoutTotals(lines: Line[]): Line[] {
  const kept: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) continue
    const post = firstPost(lines, index)
    if (post === undefined || !isTotal(lines, index, post.dated)) {
      kept.push(line)
      continue
    }
    const firm = firmIn(line)
    if (firm) kept.push(firm)
    index = post.title - 1
  }
  return kept
}

/** The most lines between a firm's total and its first post. */
const mostBetween = 2

/** The lines with the title and the dates of the first post below a line, if it is a post and nothing but that. */
function firstPost(lines: Line[], index: number): { title: number; dated: number } | undefined {
  const dated = lines.findIndex((line, at) => at > index && rangeOf(line) !== undefined)
  const line = lines[dated]
  if (!line || line.bullet) return undefined
  const text = besideTime(line.text)
  const title = text === '' || isPlace(text) ? dated - 1 : dated
  const between = lines.slice(index + 1, title)
  const isOfFirm = ({ bullet, text }: Line) => !bullet && !isTitle(text)
  const isAlone = title > index && between.length <= mostBetween && between.every(isOfFirm)
  const named = title === dated ? text : (lines[title]?.text ?? '')
  return isAlone && isTitle(named) && companyScore(named) <= 0 ? { title, dated } : undefined
}

/** True for a range that holds that of the post, or a length of stay, at a firm: beside it or below it, and without a title. */
function isTotal(lines: Line[], index: number, post: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]]
  if (!line || line.bullet) return false
  const name = besideTime(line.text)
  const isBelow = name === '' && above !== undefined && !above.bullet && !rangeOf(above) && !isTitle(above.text)
  if (name === line.text || isTitle(name) || (name === '' && !isBelow)) return false
  const [whole, part] = [rangeOf(line), rangeOf(lines[post])]
  if (!whole || !part) return !isBelow || totals.test(line.text)
  return whole.from <= part.from + slackOf(part.from) && endOf(part) <= endOf(whole) + slackOf(endOf(whole))
}

/** Years by which a date may be off: one may be printed as a year, where the other has its month. */
const slackOf = (date: number) => (Number.isInteger(date) ? 0.99 : 0.1)

const rangeOf = (line: Line | undefined) => (line ? datesIn(line).find(date => date.range) : undefined)
const endOf = ({ open, to }: DateRange) => (open ? Number.POSITIVE_INFINITY : to)

/** A line without its dates and lengths of stay, begun where they may have stood; nothing if it has no more. */
function firmIn(line: Line): Line | undefined {
  const cells = line.cells.flatMap(cell => {
    const { from, to } = nameIn(cell.words.map(word => word.text))
    return to > from ? [segmentOf(cell.words.slice(from, to))] : []
  })
  const [first, ...others] = cells
  return first && withCells(line, [{ ...first, x: line.x }, ...others])
}

function besideTime(text: string): string {
  const words = text.split(' ')
  const { from, to } = nameIn(words)
  return words.slice(from, to).join(' ')
}

/** Where a name begins and ends among words of which the first or last may be dates and lengths of stay. */
function nameIn(words: string[]): { from: number; to: number } {
  const isTime = (from: number, to: number) => onlyTime(words.slice(from, to).join(' '))
  if (isTime(0, words.length)) return { from: 0, to: 0 }
  const to = words.findIndex((_, index) => index > 0 && isTime(index, words.length))
  const end = to < 0 ? words.length : to
  const from = words.findLastIndex((_, index) => index > 0 && index < end && isTime(0, index))
  return { from: Math.max(from, 0), to: end }
}

/** True for dates, lengths of stay and how somebody was employed meanwhile; 'Self-employed' alone names no time. */
function onlyTime(text: string): boolean {
  const rest = withoutDates(text)
  const pieces = rest.split(/[()[\],;·|•:–—]|\s-\s/).map(piece => piece.replace(totals, ' ').trim())
  const isWithTime = findDates(text).length > 0 || totals.test(text) || pieces.some(isLength)
  return isWithTime && pieces.every(piece => piece === '' || isLength(piece) || employment.test(piece))
}

const totals = new RegExp(`(?<!\\p{L})${experience.totals}(?!\\p{L})`, 'iu')
const employment = new RegExp(`^${experience.employment}$`, 'i')
