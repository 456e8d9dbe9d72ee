import mammoth from 'mammoth'
import { z } from 'zod'
import type { Layout } from '../pages/layout.ts'
import { openArchive } from './archive.ts'
import { type Paragraph, type Run, typeset } from './typeset.ts'

/**
 * Reads a DOCX with mammoth: page headers first, then paragraphs, lists, tables and links. Only text parts are
 * unpacked, in memory and within a limit. Pictures, macros and embedded files are never opened.
 */
export async function readDocx(bytes: Uint8Array): Promise<Layout> {
  const archive = openArchive(bytes)
  const paragraphs: Paragraph[] = []
  for (const head of archive.names.filter(name => /^word\/header\d*\.xml$/.test(name)).slice(0, 3)) {
    paragraphs.push(...(await readPart(headAsDocument(archive, head))))
  }
  paragraphs.push(...(await readPart(archive)))
  return typeset(paragraphs)
}

type Parts = Pick<ReturnType<typeof openArchive>, 'has' | 'read'>

async function readPart(parts: Parts): Promise<Paragraph[]> {
  let document: Node | undefined
  const file = {
    exists: parts.has,
    read: async (name: string, encoding?: string) =>
      encoding ? parts.read(name).toString(encoding === 'base64' ? 'base64' : 'utf8') : parts.read(name),
  }
  // Mammoth also accepts an opened archive, but its types do not allow it.
  await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    transformDocument(found: unknown) {
      document = node.parse(found)
      return { ...document, children: [] } // The HTML is not used.
    },
  })
  return document ? paragraphsIn(document) : []
}

/** The archive with a page header in place of the document, as mammoth reads only the document. */
function headAsDocument(archive: Parts, head: string): Parts {
  const links = head.replace('word/', 'word/_rels/').concat('.rels')
  const standIn = (name: string) => (/^word\/_rels\/document\d*\.xml\.rels$/.test(name) ? links : name)
  return {
    has: name => archive.has(standIn(name)),
    read(name) {
      if (!/^word\/document\d*\.xml$/.test(name)) return archive.read(standIn(name))
      const text = archive.read(head).toString('utf8')
      return Buffer.from(
        text.replace(/<w:hdr\b([^<>]*)>/, '<w:document$1><w:body>').replace('</w:hdr>', '</w:body></w:document>'),
      )
    },
  }
}

/** An element of mammoth's document, with the properties used here. */
type Node = z.infer<typeof shape> & { children?: Node[] }

const shape = z.looseObject({
  type: z.string(),
  value: z.string().optional(),
  href: z.string().nullish(),
  styleName: z.string().nullish(),
  numbering: z.looseObject({ level: z.coerce.number().int().min(0).max(8).catch(0) }).nullish(),
  isBold: z.boolean().optional(),
  isItalic: z.boolean().optional(),
  isAllCaps: z.boolean().optional(),
  fontSize: z.number().nullish(),
})

const node: z.ZodType<Node> = z.lazy(() => shape.extend({ children: z.array(node).optional() }))

function paragraphsIn({ type, children = [], ...element }: Node): Paragraph[] {
  if (type === 'paragraph') return [paragraphOf({ type, children, ...element })]
  if (type === 'table') return tableOf(children)
  return children.flatMap(paragraphsIn)
}

const tableOf = (rows: Node[]): Paragraph[] =>
  rows.flatMap(({ children: cells = [] }) => rowOf(cells.map(paragraphsIn)))

/** The cells of a paragraph, with spaces in place of line breaks. */
const unbroken = ({ lines }: Paragraph): Run[][] =>
  lines.reduce((before, [first = [], ...others]) => [
    ...before.slice(0, -1),
    [...(before.at(-1) ?? []), space, ...first],
    ...others,
  ])

const space: Run = { text: ' ', bold: false, italic: false, size: 11 }

/** A table row: its cells side by side, or below each other if any cell has several lines, as in a layout table. */
function rowOf(cells: Paragraph[][]): Paragraph[] {
  const filled = cells.map(cell => cell.filter(isFilled))
  if (filled.some(cell => cell.flatMap(({ lines }) => lines).length > 1)) return filled.flat()
  return [{ lines: [filled.flatMap(cell => cell.flatMap(unbroken))], bullet: false }]
}

const isFilled = (paragraph: Paragraph) =>
  unbroken(paragraph)
    .flat()
    .some(({ text }) => text.trim() !== '')

const headings: [RegExp, number][] = [
  [/^title/i, 22],
  [/^heading 1/i, 16],
  [/^(heading|subtitle)/i, 13],
]

function paragraphOf({ children = [], styleName, numbering }: Node): Paragraph {
  const heading = headings.find(([name]) => name.test(styleName ?? ''))
  const look = { text: '', bold: heading !== undefined, italic: false, size: heading?.[1] ?? 11 }
  const lines: Run[][][] = [[[]]]
  for (const element of children) collect(element, look, lines)
  return { lines, bullet: Boolean(numbering) && !heading, level: numbering?.level }
}

/** Collects the runs of a paragraph into `lines`. A tab begins a new cell, a break a new line. */
function collect({ type, children = [], ...element }: Node, look: Run, lines: Run[][][]) {
  if (type === 'tab') lines.at(-1)?.push([])
  else if (type === 'text')
    lines
      .at(-1)
      ?.at(-1)
      ?.push({ ...look, text: element.value ?? '' })
  else if (type === 'break') lines.push([[]])
  else if (type === 'hyperlink')
    for (const child of children) collect(child, { ...look, link: element.href ?? undefined }, lines)
  else if (type === 'run') {
    const { isBold, isItalic, fontSize } = element
    const own = { ...look, bold: look.bold || Boolean(isBold), italic: look.italic || Boolean(isItalic) }
    for (const child of children) collect(child, { ...own, size: sensible(fontSize) ?? look.size }, lines)
  } else for (const child of children) collect(child, look, lines)
}

const sensible = (size: number | null | undefined) => (size ? Math.min(Math.max(size, 6), 40) : undefined)
