import { orderLines } from './lines/lines.ts'
import { readFields } from './local/readFields.ts'
import { countLetters, type Layout } from './pages/layout.ts'
import { readPages } from './pages/readPages.ts'
import { fewestLetters, type Reading, type ReadingTask } from './readingTask.ts'
import { divide } from './sections/sections.ts'

/** Every phase of reading in its order: pages, lines, sections, and fields where the local reader is asked. */
export async function readResume({ bytes, guideline, read }: ReadingTask): Promise<Reading> {
  const layout = await readPages(bytes)
  const letters = countLetters(layout)
  const { paintsImages } = layout
  if (letters < fewestLetters) return { letters, paintsImages, text: '', fields: undefined }
  const lines = orderLines(layout)
  if (read === 'text') return { letters, paintsImages, text: textOf(layout, lines), fields: undefined }
  const fields = readFields({ layout, lines, sections: divide(lines), guideline })
  return { letters, paintsImages, text: '', fields }
}

const longestText = 60_000

/** The lines in reading order, and the addresses that stand behind text. */
function textOf(layout: Layout, lines: ReturnType<typeof orderLines>): string {
  const printed = lines.map(line => `${line.bullet ? '- ' : ''}${line.cells.map(cell => cell.text).join('\t')}`)
  const links = layout.pages.flatMap(page => page.links.map(link => link.url))
  const behind = links.length > 0 ? ['', 'Links:', ...new Set(links)] : []
  return [...printed, ...behind].join('\n').slice(0, longestText)
}
