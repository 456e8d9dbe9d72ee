import WordExtractor from 'word-extractor'
import type { Layout } from '../pages/layout.ts'
import { headingKind } from '../text/headings.ts'
import { type Paragraph, typeset } from './typeset.ts'

/** Reads a plain-text resume: paragraphs, cells between tabs, and headings recognised by their words. */
export function readText(text: string): Layout {
  return typeset(text.split(/\r?\n/).flatMap(partHeading).map(paragraphOf))
}

function paragraphOf(line: string): Paragraph {
  const look = { bold: headingKind(line.trim()) !== undefined, italic: false, size: 11 }
  return { lines: [line.split('\t').map(cell => [{ ...look, text: cell }])], bullet: false }
}

/** Splits off a heading without a space before it, as in text copied from a form: 'PythonWork History'. */
function partHeading(line: string): string[] {
  const glued = [...line.matchAll(grown)].at(-1)?.index
  if (glued !== undefined && headingKind(line.slice(glued).trim())) {
    return [...partHeading(line.slice(0, glued)), line.slice(glued)]
  }
  const [, head = '', rest = ''] =
    /^\s*(\p{Lu}{2,}(?:[ &]{1,9}\p{Lu}{2,}){0,2}[ &]{0,9})(?=[ :•*-]+\S)[ :]*(.*)$/su.exec(line) ?? []
  return head.length > 4 && headingKind(head.trim()) ? [head, rest] : [line]
}

const grown = /(?<=[\p{L}\d.)\]+])(?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}\s*$)|(?<=\S )(?=\p{Lu}\p{Ll}+ Details\s*$)/gu

/** Reads the text of an old Word file, without its formatting. */
export async function readDoc(bytes: Uint8Array): Promise<Layout> {
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  return readText(
    [document.getHeaders({ includeFooters: false }), document.getTextboxes(), document.getBody()].join('\n'),
  )
}
