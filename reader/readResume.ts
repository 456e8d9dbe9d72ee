import { calibrated } from './certainty/certainty.ts'
import { doubtsOf } from './certainty/doubts.ts'
import { doubtedOnPicture, isRecognised, pictureDoubtsOf } from './certainty/pictureDoubts.ts'
import { type Clues, cluesOfClaims, evidenceOf } from './evidence.ts'
import { factsOf } from './facts/facts.ts'
import type { Line } from './lines/lines.ts'
import { type Likely, readPlausibly } from './mostPlausible.ts'
import { countLetters, type Layout, type Page } from './pages/layout.ts'
import { readPages } from './pages/readPages.ts'
import { openPlaces, pagesOf } from './places.ts'
import { type DocumentKind, fewestLetters, isPicture, type Reading, type ReadRequest } from './types.ts'
import { readDocx } from './word/docx.ts'
import { readDoc } from './word/text.ts'

type ReadOptions = { wanted: ReadRequest; signal?: AbortSignal | undefined }

/** Runs the phases of reading: pages, lines, sections, most plausible fields, positions of fields, doubts. */
export async function readResume(bytes: Uint8Array, { wanted, signal }: ReadOptions): Promise<Reading> {
  const kind = documentKind(bytes)
  if (!kind) return { letters: 0, pictures: [], text: '', evidence: [], doubts: [], pages: [] }
  const layout = withRecognised(await readDocument(bytes, kind, signal), wanted.recognised ?? [])
  signal?.throwIfAborted()
  return readLayout(layout, { kind, wanted })
}

/** The layout with recognised pages in place of picture pages. */
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
function readLayout(layout: Layout, { kind, wanted }: { kind: DocumentKind; wanted: ReadRequest }): Reading {
  const letters = countLetters(layout)
  const reading = { kind, letters, pictures: layout.pictures, text: '', evidence: [], doubts: [], pages: [] }
  if (letters < fewestLetters) return reading
  const likely = readPlausibly(layout, wanted.what === 'fields' ? wanted.guideline : undefined)
  const { lines, sections } = likely
  if (wanted.what === 'text') return { ...reading, text: textOf(layout, lines) }
  const places = openPlaces(layout, lines)
  const isClaimed = wanted.what === 'places'
  const clues = isClaimed ? cluesOfClaims(wanted.claims, sections) : cluesOf(layout, likely)
  // Claimed values come from another reader, so doubts about our sections do not apply to them.
  const ofSections = isClaimed ? [] : doubtsOf(likely, places)
  const found = {
    ...(isClaimed ? {} : { fields: likely.fields, facts: factsOf({ ...likely, clues }, places) }),
    evidence: evidenceOf(clues, places),
    doubts: [...ofSections, ...pictureDoubtsOf({ layout, lines, clues }, places)],
  }
  const isWord = kind === 'DOCX' || kind === 'DOC'
  if (!isWord) return { ...reading, ...found, pages: pagesOf(layout, lines) }
  return { ...reading, ...found, evidence: found.evidence.map(nowhere), doubts: found.doubts.map(nowhere) }
}

const cluesOf = (layout: Layout, likely: Likely): Clues =>
  isRecognised(layout) ? doubtedOnPicture(calibrated(likely)) : calibrated(likely)

/** Removes the position: only our own layout gives a Word file pages, so a position means nothing to the user. */
const nowhere = <FieldValue extends object>(found: FieldValue) => ({ ...found, page: null, box: null })

const longestText = 60_000

/** The text of lines in reading order, then the addresses of links. */
function textOf(layout: Layout, lines: Line[]): string {
  const printed = lines.map(line => `${line.bullet ? '- ' : ''}${line.cells.map(cell => cell.text).join('\t')}`)
  const links = layout.pages.flatMap(page => page.links.map(link => link.url))
  const behind = links.length > 0 ? ['', 'Links:', ...new Set(links)] : []
  return [...printed, ...behind].join('\n').slice(0, longestText)
}

/** Reads words and positions. Throws if the document is broken, and the signal's reason when aborted. */
export async function readDocument(bytes: Uint8Array, kind: DocumentKind, signal?: AbortSignal): Promise<Layout> {
  if (isPicture(kind)) return { pages: [], pictures: [1], writtenIn: undefined }
  return kind === 'DOCX' ? readDocx(bytes) : kind === 'DOC' ? readDoc(bytes) : readPages(bytes, signal)
}

/** The kind of a document by its first bytes. As in other readers, stray bytes may precede the PDF signature. */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1')
  if (head.startsWith('PK\x03\x04')) return 'DOCX'
  if (head.startsWith('\xd0\xcf\x11\xe0')) return 'DOC'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG'
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'WEBP'
  return head.includes('%PDF-') ? 'PDF' : undefined
}
