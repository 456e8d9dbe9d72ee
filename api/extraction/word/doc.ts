import WordExtractor from 'word-extractor'
import type { Layout } from '../pages/layout.ts'
import { readText } from './text.ts'

/** Reads the text of an old Word file. Looks are not read. */
export async function readDoc(bytes: Uint8Array): Promise<Layout> {
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  return readText(
    [document.getHeaders({ includeFooters: false }), document.getTextboxes(), document.getBody()].join('\n'),
  )
}
