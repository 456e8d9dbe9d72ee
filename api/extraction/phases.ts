import { calibrated } from './certainty.ts'
import { doubtsOf } from './doubts.ts'
import { cluesOf, evidenceOf } from './evidence.ts'
import type { Line } from './lines/lines.ts'
import { countLetters, type Layout, type Page } from './pages/layout.ts'
import { readPages } from './pages/readPages.ts'
import { pictureDoubtsOf } from './pictureDoubts.ts'
import { openPlaces, pagesOf } from './places.ts'
import { readPlausibly } from './readings.ts'
import {
  type DocumentKind,
  fewestLetters,
  isPicture,
  type Reading,
  type ReadingTask,
  type Wanted,
} from './readingTask.ts'
import { readDocx } from './word/docx.ts'
import { readDoc } from './word/text.ts'

/** Runs the phases of reading in order: pages, lines, sections, fields (in the most plausible way), their places, doubts. */
export async function readResume({ bytes, read, recognised = [] }: ReadingTask): Promise<Reading> {
  const kind = documentKind(bytes)
  if (!kind) return { letters: 0, pictures: [], text: '', evidence: [], doubts: [], pages: [] }
  return readLayout(withRecognised(await readDocument(bytes, kind), recognised), { kind, read })
}

/** The pages with those that were recognised in their places. */
function withRecognised(layout: Layout, recognised: Page[]): Layout {
  if (recognised.length === 0) return layout
  const numbers = recognised.map(({ number }) => number)
  const others = layout.pages.filter(({ number }) => !numbers.includes(number))
  return {
    ...layout,
    pages: [...others, ...recognised].sort((one, other) => one.number - other.number),
    pictures: layout.pictures.filter(number => !numbers.includes(number)),
  }
}

/** Reads a document whose words and their positions are known. */
export function readLayout(layout: Layout, { kind, read }: { kind: DocumentKind; read: Wanted }): Reading {
  const letters = countLetters(layout)
  const reading = { kind, letters, pictures: layout.pictures, text: '', evidence: [], doubts: [], pages: [] }
  if (letters < fewestLetters) return reading
  const likely = readPlausibly(layout, read.what === 'fields' ? read.guideline : undefined)
  const { lines, sections } = likely
  if (read.what === 'text') return { ...reading, text: textOf(layout, lines) }
  const places = openPlaces(layout, lines)
  const isAnswered = read.what === 'places'
  const fields = isAnswered ? read.fields : likely.fields
  const evidence = evidenceOf(
    isAnswered ? cluesOf(fields, { sections, text: textOf(layout, lines) }) : calibrated(likely),
    places,
  )
  // A provider's answer does not rest on the sections, so what is doubtful about them says nothing about it.
  const ofSections = isAnswered ? [] : doubtsOf(likely, places)
  const doubts = [...ofSections, ...pictureDoubtsOf({ layout, lines, fields }, places)]
  const isWord = kind === 'DOCX' || kind === 'DOC'
  if (!isWord) return { ...reading, fields, evidence, doubts, pages: pagesOf(layout, lines) }
  return { ...reading, fields, evidence: evidence.map(nowhere), doubts: doubts.map(nowhere) }
}

/** The pages of a Word file are only our own layout, so places on them mean nothing to the user. */
const nowhere = <Found extends object>(found: Found) => ({ ...found, page: null, box: null })

const longestText = 60_000

/** The lines in reading order, then the addresses of links. */
function textOf(layout: Layout, lines: Line[]): string {
  const printed = lines.map(line => `${line.bullet ? '- ' : ''}${line.cells.map(cell => cell.text).join('\t')}`)
  const links = layout.pages.flatMap(page => page.links.map(link => link.url))
  const behind = links.length > 0 ? ['', 'Links:', ...new Set(links)] : []
  return [...printed, ...behind].join('\n').slice(0, longestText)
}

/** Reads words and their positions. Throws when the document is broken. */
export async function readDocument(bytes: Uint8Array, kind: DocumentKind): Promise<Layout> {
  if (isPicture(kind)) return { pages: [], pictures: [1], writtenIn: undefined }
  return kind === 'DOCX' ? readDocx(bytes) : kind === 'DOC' ? readDoc(bytes) : readPages(bytes)
}

/** The kind of a document by its first bytes. Like other readers, accepts stray bytes before the mark of a PDF. */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1')
  if (head.startsWith('PK\x03\x04')) return 'DOCX'
  if (head.startsWith('\xd0\xcf\x11\xe0')) return 'DOC'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG'
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'WEBP'
  return head.includes('%PDF-') ? 'PDF' : undefined
}
