import { documentKind } from './documentKind.ts'
import { readDocument } from './documents.ts'
import { cluesOf, evidenceOf } from './evidence.ts'
import { type Line, orderLines } from './lines/lines.ts'
import { readFields } from './local/readFields.ts'
import { countLetters, type Layout } from './pages/layout.ts'
import { openPlaces, pagesOf } from './places.ts'
import { fewestLetters, type Reading, type ReadingTask } from './readingTask.ts'
import { divide } from './sections/sections.ts'

/** Every phase of reading in its order: pages, lines, sections, fields, and where they stand. */
export async function readResume({ bytes, read }: ReadingTask): Promise<Reading> {
  const kind = documentKind(bytes)
  if (!kind) return { letters: 0, paintsImages: false, text: '', evidence: [], pages: [] }
  const layout = await readDocument(bytes, kind)
  const letters = countLetters(layout)
  const reading = { kind, letters, paintsImages: layout.paintsImages, text: '', evidence: [], pages: [] }
  if (letters < fewestLetters) return reading
  const lines = orderLines(layout)
  if (read.what === 'text') return { ...reading, text: textOf(layout, lines) }
  const sections = divide(lines)
  const { fields, clues } =
    read.what === 'places'
      ? { fields: read.fields, clues: cluesOf(read.fields, sections) }
      : readFields({ layout, lines, sections, guideline: read.guideline })
  const evidence = evidenceOf(clues, openPlaces(layout, lines))
  if (kind === 'PDF') return { ...reading, fields, evidence, pages: pagesOf(layout, lines) }
  // The pages of a Word file are of our making, and nobody could look at them.
  return { ...reading, fields, evidence: evidence.map(found => ({ ...found, page: null, box: null })) }
}

const longestText = 60_000

/** The lines in reading order, and the addresses that stand behind text. */
function textOf(layout: Layout, lines: Line[]): string {
  const printed = lines.map(line => `${line.bullet ? '- ' : ''}${line.cells.map(cell => cell.text).join('\t')}`)
  const links = layout.pages.flatMap(page => page.links.map(link => link.url))
  const behind = links.length > 0 ? ['', 'Links:', ...new Set(links)] : []
  return [...printed, ...behind].join('\n').slice(0, longestText)
}
