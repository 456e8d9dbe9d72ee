import { baselineOf, type Word } from '../pages/layout.ts'
import { captionOf } from '../text/captions.ts'
import { headingKind } from '../text/headings.ts'
import { nearHeadingKind } from '../text/nearHeadings.ts'
import { edgesIn, inLine, runsAt } from './edges.ts'
import { rowsOf, segmentsOf } from './segments.ts'

/** A page whose left column holds the captions of a form, and its right one the answers. */
export type Form = { x: number; above: Word[]; entries: FormEntry[]; below: Word[] }

/** A label with the words beside it. A `heading` heads a section, other labels ask for something. */
export type FormEntry = { label: Word[]; text: string; isHeading: boolean; words: Word[] }

/**
 * Finds the captions of a form on the words of a page: they stand beside their answers, perhaps flush right, over several
 * lines and with less white behind them than between two cells. `before`: where the answers began on the page before.
 */
export function formOf(words: Word[], before?: number): Form | undefined {
  const rows = rowsOf(words, baselineOf)
  for (const x of [...(before === undefined ? [] : [before]), ...edgesIn(rows)]) {
    for (const [from, to] of runsAt(rows, x, betweenWords)) {
      const entries = entriesAt(rows.slice(from, to), x)
      if (!isForm(entries, x === before)) continue
      return { x, entries, above: rows.slice(0, from).flat(), below: rows.slice(to).flat() }
    }
  }
  return undefined
}

/** Letter heights: the widest space within running text. */
const betweenWords = 0.4
/** The minimum number of captions with an answer, and of different ones. */
const fewestCaptions = 5
const fewestKinds = 4
/**
 * Shares of the labels that must be captions or headings, of the captions beside which an answer must stand, and of the
 * answers that may hold a further caption.
 */
const mostLabels = 0.6
const mostAnswered = 0.75
const fewPaired = 0.2

function isForm(entries: FormEntry[], isSame: boolean): boolean {
  const captions = entries.filter(({ text, isHeading }) => !isHeading && captionOf(text))
  const known = captions.length + entries.filter(({ isHeading }) => isHeading).length
  const answered = captions.filter(isAnswered)
  if (known === 0 || known < entries.length * mostLabels) return false
  if (answered.length < captions.length * mostAnswered) return false
  if (answered.filter(holdsCaption).length > answered.length * fewPaired) return false
  return isSame || (answered.length >= fewestCaptions && new Set(answered.map(({ text }) => text)).size >= fewestKinds)
}

function isAnswered({ label: [first], words: [answer] }: FormEntry): boolean {
  return first !== undefined && answer !== undefined && baselineOf(answer) - baselineOf(first) < first.h * level
}

/** True for an answer that is a caption itself, as in the head of a table, or holds the next one beside it. */
const holdsCaption = ({ words }: FormEntry) => segmentsOf(words).some(({ text }) => captionOf(text) !== undefined)

/** Letter heights: how far below or above its label an answer begins that stands beside it. */
const level = 0.4

function entriesAt(rows: Word[][], x: number): FormEntry[] {
  const labels = rows.map(row => row.filter(word => word.x < x - inLine)).filter(row => row.length > 0)
  const answers = rows.map(row => row.filter(word => word.x >= x - inLine)).filter(row => row.length > 0)
  const groups = labelsIn(labels)
  const tops = groups.map(([first]) => heightOf(first) - (first?.[0]?.h ?? 0) * level)
  return groups.map((group, index) => {
    const [top = 0, next = Number.POSITIVE_INFINITY] = [index === 0 ? undefined : tops[index], tops[index + 1]]
    const words = answers.filter(row => heightOf(row) >= top && heightOf(row) < next).flat()
    const text = textOf(group)
    const isCaption = captionOf(text) !== undefined
    const kind = headingKind(text) ?? (isCaption ? undefined : nearHeadingKind(text))
    return { label: group.flat(), text, isHeading: kind !== undefined && (words.length === 0 || !isCaption), words }
  })
}

const heightOf = ([word]: Word[] = []) => (word ? baselineOf(word) : 0)

const textOf = (rows: Word[][]) =>
  rows
    .flatMap(row => row.map(word => word.text))
    .join(' ')
    .replace(/[-\u2010]\s(?=\p{Ll})/gu, '')

/** The rows of each label: as many as are a caption or a heading together, else one and those that go on from it. */
function labelsIn(rows: Word[][]): Word[][][] {
  const labels: Word[][][] = []
  for (let at = 0; at < rows.length; ) {
    const some = rows.slice(at, at + mostLines).filter((_, index) => areClose(rows.slice(at, at + index + 1)))
    const known = some.findLastIndex((_, index) => isKnown(textOf(some.slice(0, index + 1))))
    const next = some.findIndex((row, index) => index > Math.max(known, 0) && !goesOn(row))
    const label = next < 0 ? some : some.slice(0, next)
    labels.push(label)
    at += label.length
  }
  return labels
}

const mostLines = 4

const goesOn = ([word]: Word[]) => /^[\p{Ll}(&]/u.test(word?.text ?? '')

const isKnown = (text: string) => captionOf(text) !== undefined || headingKind(text) !== undefined

/** Letter heights: lines of one label are closer than this. */
const wrapped = 1.6

const areClose = (rows: Word[][]) =>
  rows.every((row, index) => index === 0 || heightOf(row) - heightOf(rows[index - 1]) < (row[0]?.h ?? 0) * wrapped)
