import type { Job } from '../fields/jobs.ts'
import { itemsOf, joinLines, type Line, wordsIn } from '../lines/lines.ts'
import type { Layout, Word } from '../pages/layout.ts'
import { withoutDates } from '../text/dates.ts'
import { exactly } from './exact.ts'

/**
 * True for a CV of the Europass editor since 2020, whose files are drawn by cairo in Open Sans. Older CVs, with labels
 * in a margin, are read by the general rules.
 */
export const isEuropass = ({ producer, pages: [first] }: Layout): boolean =>
  /cairo/.test(producer ?? '') &&
  first !== undefined &&
  first.words.length > 0 &&
  first.words.filter(({ font }) => /^OpenSans/.test(font)).length > first.words.length * mostWords

const mostWords = 0.9

/**
 * The posts of a section of work in one of the two forms of the editor: either dates and place, then the title in bold
 * and the firm; or the firm in bold and its place, then the title in bold and the dates. Undefined for any other form.
 */
export function europassPosts(section: Line[]): Job[] | undefined {
  const [first] = section
  if (!first) return []
  const dated = section.flatMap((line, at) => (isDated(line) ? [at] : []))
  if (dated.length === 0) return undefined
  return dated[0] === 0 ? datesFirst(section, dated) : firmFirst(section, dated)
}

/** Posts of the form '2017 – 2024 – Brussels, Belgium', then 'TITLE Firm'. */
function datesFirst(section: Line[], dated: number[]): Job[] | undefined {
  const posts = dated.map((at, index) => {
    const below = section.slice(at + 1, dated[index + 1] ?? section.length)
    const size = below[0]?.size ?? 0
    const isHead = (line: Line) =>
      !line.bullet && Math.abs(line.size - size) < 0.3 && line.size > (section[at]?.size ?? 0)
    const end = below.findIndex(line => !isHead(line))
    const head = end < 0 ? below : below.slice(0, end)
    const [title, company] = partedByWeight(head)
    const line = section[at] as Line
    return { title, company, at, line, head, text: below.slice(head.length) }
  })
  if (posts.some(({ title, company }) => !title || !company)) return undefined
  return posts.map(({ title, company, line, head, text }) =>
    exactly.post({
      ...{ title, company, dates: exactly.dates(line), place: placeBehind(line.text), from: [line, ...head] },
      description: descriptionOf(text),
    }),
  )
}

/** Posts of the form 'Firm – Town, Country', perhaps a business sector, then the title and the dates. */
function firmFirst(section: Line[], dated: number[]): Job[] | undefined {
  const titles = dated.map(at => (withoutDates(section[at]?.text ?? '') === '' ? at - 1 : at))
  const firms = titles.map((at, index) => {
    const from = (dated[index - 1] ?? -1) + 1
    const above = section.slice(from, at)
    // The firm is the last bold line above the title that is not a label such as 'Business or sector'.
    const found = above.findLastIndex(line => startsBold(line) && !isField(line) && !line.bullet)
    return found < 0 ? undefined : from + found
  })
  if (firms.some(firm => firm === undefined)) return undefined
  return titles.map((at, index) => {
    const [firm, title, line] = [section[firms[index] ?? 0], section[at], section[dated[index] ?? 0]] as [
      Line,
      Line,
      Line,
    ]
    const below = section.slice((dated[index] ?? 0) + 1, firms[index + 1] ?? section.length)
    const [company, place] = partedByWeight([firm])
    return exactly.post({
      ...{ company, title: withoutDates(boldOf(title) || title.text), dates: exactly.dates(line) },
      ...{ place: place.replace(/^[–-]\s/, '') || undefined, from: [firm, title, line] },
      description: descriptionOf(below),
    })
  })
}

const descriptionOf = (lines: Line[]) =>
  itemsOf(lines.filter(line => !isField(line)))
    .map(joinLines)
    .join('\n')

/** True for 'Business or sector …' and 'Website …': a line in the smallest letters that begins with a bold label. */
const isField = (line: Line) => line.size < smallest && startsBold(line)
const smallest = 9.5

const isDated = (line: Line) => !line.bullet && exactly.dates(line)?.range === true
const startsBold = (line: Line) => wordsIn(line)[0]?.bold === true

const boldOf = (line: Line) => textOf(wordsIn(line).filter(word => word.bold))

/** Splits lines into their bold beginning and the rest. */
function partedByWeight(lines: Line[]): [bold: string, rest: string] {
  const words = lines.flatMap(wordsIn)
  const end = words.findIndex(word => !word.bold)
  return end < 0 ? [textOf(words), ''] : [textOf(words.slice(0, end)), textOf(words.slice(end))]
}

const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ')

const placeBehind = (text: string) => withoutDates(text).replace(/^[\s–-]+/, '') || undefined
