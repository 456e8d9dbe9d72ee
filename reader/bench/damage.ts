import { type Segment, segmentsOf } from '../lines/segments.ts'
import { baselineOf, type Layout, type Page, type Word } from '../pages/layout.ts'
import { headingKind } from '../text/headings.ts'
import { type Random, seededRandom } from './random.ts'

/*
 * Resumes that are hard to read. Few lists of companies are lost, and of those that a warning should find most are on
 * pages of strangers: the same page with other headings, gaps, looks or dates is lost in ways that nobody thought of.
 */

type Damage = (page: Page, random: Random) => Word[]

/** The layout with each damage, whichever it is done to: all follow from the name of the file. */
export function damaged(layout: Layout, file: string): Layout[] {
  return damages.map((damage, at) => {
    const random = seededRandom(`${file} ${at}`)
    return { ...layout, pages: layout.pages.map(page => ({ ...page, words: damage(page, random) })) }
  })
}

const damages: Damage[] = [withUnknownHeadings, withNarrowCells, inOneLook, withOddDates, withGaps]

/** Most known headings in words of no language. */
function withUnknownHeadings({ words }: Page, random: Random): Word[] {
  return segmentsOf(words).flatMap(({ text, words }) =>
    headingKind(text) && random.next() < 0.6
      ? words.map(word => ({ ...word, text: spelt(random.pick(unknownWords), word) }))
      : words,
  )
}

const unknownWords: [string, ...string[]] = ['Tarvel', 'Mondo', 'Quillin', 'Brasa', 'Ostrim', 'Feldan', 'Norv', 'Lumec']

const spelt = (unknown: string, { text }: Word) => (text === text.toUpperCase() ? unknown.toUpperCase() : unknown)

/** The cells of each row so near to each other that they may be one. */
function withNarrowCells({ words }: Page, random: Random): Word[] {
  const gap = 0.55 + random.next() * 0.8
  let before: Segment | undefined
  let right = 0
  return segmentsOf(words).flatMap(cell => {
    const isBeside = before && Math.abs(before.baseline - cell.baseline) < 2.6 && cell.x > before.x
    const shift = isBeside ? cell.x - right - gap * cell.size : 0
    before = cell
    right = cell.right - shift
    return cell.words.map(word => ({ ...word, x: word.x - shift }))
  })
}

/** Without weights and slopes, and perhaps in one size. */
function inOneLook({ words }: Page, random: Random): Word[] {
  const isOneSize = random.next() < 0.5
  return words.map(word => ({
    ...{ ...word, bold: false, italic: false, font: 'one' },
    ...(isOneSize ? { y: baselineOf(word) - 8, h: 10 } : {}),
  }))
}

/** Without years, with years of two figures, or with dashes of another kind. */
function withOddDates({ words }: Page, random: Random): Word[] {
  const way = random.between(1, 3)
  if (way === 1) return words.filter(({ text }) => !hasYear.test(text))
  return words.map(word => {
    if (way === 2) return { ...word, text: word.text.replace(/(?:19|20)(\d\d)/g, '$1') }
    return hasYear.test(word.text) || /^[–—-]$/.test(word.text)
      ? { ...word, text: word.text.replace(/[–—-]/g, '~') }
      : word
  })
}

const hasYear = /(?:19|20)\d\d/

/** Some words missing. */
function withGaps({ words }: Page, random: Random): Word[] {
  const missing = 0.02 + random.next() * 0.12
  return words.filter(() => random.next() > missing)
}
