import { type Color, type PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib'

export type Typefaces = { regular: PDFFont; bold: PDFFont; oblique: PDFFont }
export type TextLook = { font: keyof Typefaces; size: number; color: Color; after?: number }
type TextBox = { page: PDFPage; box: { x: number; y: number; width: number; height: number } }
type Bar = { width: number; color: Color }

/** A column of text. Wraps text, continues on the next page, and stores the present height. */
export type Column = {
  /** Writes wrapped text. Returns the box of its last line. */
  text(text: string, look: TextLook): TextBox
  /** Writes a bulleted paragraph with a hanging indent. */
  bullet(text: string, look: TextLook): void
  /** Writes texts at the left and the right edge, on one line if both texts fit, else on two lines. */
  pair(left: TextLook & { text: string }, right: TextLook & { text: string }): void
  line(color: Color): void
  space(points: number): void
  /** Continues on the next page if fewer points are left on the present page. */
  keepTogether(points: number): void
  pages: PDFPage[]
}

export async function embedTypefaces(document: PDFDocument): Promise<Typefaces> {
  return {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    oblique: await document.embedFont(StandardFonts.HelveticaOblique),
  }
}

type ColumnPlace = { x: number; width: number; bar?: Bar; on?: Column }

/** Opens a column. `bar`: a side bar of full height on each new page. `on`: another column, whose pages are shared. */
export function openColumn(document: PDFDocument, typefaces: Typefaces, place: ColumnPlace): Column {
  const { x, width } = place
  const { write, at, keepTogether, space, pages } = openPen(document, typefaces, place)
  const widthOf = ({ text, font, size }: TextLook & { text: string }) =>
    typefaces[font].widthOfTextAtSize(printable(text, typefaces[font]), size)
  return {
    ...{ pages, keepTogether, space },
    text: (text, look) => write(text, look, 0),
    bullet(text, look) {
      keepTogether(look.size * leading)
      const { page, y } = at()
      page.drawText('\u2022', { ...look, x: x + 2, y: y - look.size, font: typefaces[look.font] })
      write(text, look, 12)
    },
    pair(left, right) {
      if (widthOf(left) + widthOf(right) + 16 > width) {
        write(left.text, left, 0)
        write(right.text, right, 0)
        return
      }
      keepTogether(left.size * leading)
      const { box } = write(left.text, { ...left, after: 0 }, 0)
      const font = typefaces[right.font]
      const spot = { x: x + width - widthOf(right), y: box.y + left.size * 0.25 }
      at().page.drawText(printable(right.text, font), { ...right, ...spot, font })
    },
    line(color) {
      const { page, y } = at()
      page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.75, color })
    },
  }
}

/** Writes lines below each other, page by page. */
function openPen(document: PDFDocument, typefaces: Typefaces, { x, width, bar, on }: ColumnPlace) {
  const pages = on?.pages ?? []
  let pageIndex = -1
  let y = 0
  let page = turnPage()

  function turnPage() {
    pageIndex += 1
    pages[pageIndex] ??= addPage(document, bar)
    y = pageHeight - margin
    return pages[pageIndex] as PDFPage
  }

  function keepTogether(points: number) {
    if (y - points < margin) page = turnPage()
  }

  function space(points: number) {
    y -= points
  }

  function write(text: string, look: TextLook, indent: number): TextBox {
    const font = typefaces[look.font]
    const height = look.size * leading
    let box = { x, y, width: 0, height }
    for (const line of wrap(printable(text, font), font, look.size, width - indent)) {
      keepTogether(height)
      y -= height
      page.drawText(line, { x: x + indent, y: y + look.size * 0.25, font, size: look.size, color: look.color })
      box = { x: x + indent, y, width: font.widthOfTextAtSize(line, look.size), height }
    }
    y -= look.after ?? 0
    return { page, box }
  }

  return { pages, write, keepTogether, space, at: () => ({ page, y }) }
}

const pageWidth = 595.28
const pageHeight = 841.89
const margin = 48
const leading = 1.32

function addPage(document: PDFDocument, bar: Bar | undefined) {
  const page = document.addPage([pageWidth, pageHeight])
  if (bar) page.drawRectangle({ x: 0, y: 0, width: bar.width, height: pageHeight, color: bar.color })
  return page
}

/** Breaks text into lines no wider than the column. A word wider than the column is broken at the edge. */
function wrap(text: string, font: PDFFont, size: number, width: number) {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of word) {
      if (line && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  if (line) lines.push(line)
  return lines
}

const plainLetters: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', '\u2212': '-' }

/** The text in letters of the font, mostly Latin-1. Other letters become their plain form or '?'. */
function printable(text: string, font: PDFFont) {
  const known = new Set(font.getCharacterSet())
  const knows = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  const plain = (letter: string) => plainLetters[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...text.normalize('NFC')]
    .map(letter =>
      /\s/.test(letter) ? ' ' : knows(letter) ? letter : [...plain(letter)].every(knows) ? plain(letter) : '?',
    )
    .join('')
}
