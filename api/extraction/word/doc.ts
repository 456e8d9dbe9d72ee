import WordExtractor from 'word-extractor'
import type { Layout } from '../pages/layout.ts'
import { typeset } from './typeset.ts'

const look = { bold: false, italic: false, size: 11 }

/** Reads the text of an old Word file: paragraphs, and cells where tabs part them. Looks are not read. */
export async function readDoc(bytes: Uint8Array): Promise<Layout> {
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  const text = [document.getHeaders({ includeFooters: false }), document.getTextboxes(), document.getBody()].join('\n')
  return typeset(
    text.split('\n').map(line => ({ cells: line.split('\t').map(cell => [{ ...look, text: cell }]), bullet: false })),
  )
}
