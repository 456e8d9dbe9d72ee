import { type Color, PDFDocument, type PDFPage, rgb } from 'pdf-lib'
import { type Art, drawArt } from './portfolioArt.ts'
import { embedTypefaces, type Typefaces } from './resumeColumn.ts'

export type DrawnPortfolio = {
  name: string
  tagline: string
  look: keyof typeof looks
  cases: DrawnCase[]
}

export type DrawnCase = {
  title: string
  client: string
  story: string
  /** A few figures, each with what it counts. */
  figures: [figure: string, meaning: string][]
  art: Art
}

/** The colours of one portfolio, from the ground to the accent. */
export type Look = { paper: Color; deep: Color; mid: Color; soft: Color; accent: Color; ink: Color; faded: Color }

const colour = (red: number, green: number, blue: number) => rgb(red / 255, green / 255, blue / 255)

const neutral = { paper: colour(250, 249, 246), ink: colour(31, 34, 40), faded: colour(107, 112, 120) }

const looks = {
  sea: {
    ...neutral,
    deep: colour(22, 66, 82),
    mid: colour(74, 138, 150),
    soft: colour(214, 231, 232),
    accent: colour(238, 155, 94),
  },
  clay: {
    ...neutral,
    deep: colour(92, 46, 38),
    mid: colour(193, 112, 84),
    soft: colour(243, 224, 212),
    accent: colour(54, 96, 110),
  },
  dusk: {
    ...neutral,
    deep: colour(52, 42, 86),
    mid: colour(124, 108, 176),
    soft: colour(228, 223, 242),
    accent: colour(233, 118, 116),
  },
  moss: {
    ...neutral,
    deep: colour(38, 62, 48),
    mid: colour(112, 146, 112),
    soft: colour(224, 233, 220),
    accent: colour(200, 76, 52),
  },
} satisfies Record<string, Look>

const width = 960
const height = 540
const margin = 64

/** Draws a portfolio in landscape: a cover, then one page for each case. The same input gives the same bytes. */
export async function drawPortfolio(portfolio: DrawnPortfolio): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`${portfolio.name} - Portfolio`)
  document.setCreationDate(new Date('2024-01-01T00:00:00Z'))
  document.setModificationDate(new Date('2024-01-01T00:00:00Z'))
  const typefaces = await embedTypefaces(document)
  const look = looks[portfolio.look]
  drawCover(document.addPage([width, height]), typefaces, look, portfolio)
  for (const [index, drawnCase] of portfolio.cases.entries()) {
    const page = document.addPage([width, height])
    drawCase(page, typefaces, look, drawnCase)
    const folio = `${portfolio.name}   ${index + 2} / ${portfolio.cases.length + 1}`
    page.drawText(folio, { x: margin, y: 34, size: 9, font: typefaces.regular, color: look.faded })
  }
  return document.save()
}

function drawCover(page: PDFPage, typefaces: Typefaces, look: Look, { name, tagline }: DrawnPortfolio) {
  page.drawRectangle({ x: 0, y: 0, width, height, color: look.deep })
  page.drawCircle({ x: 790, y: 300, size: 190, color: look.mid, opacity: 0.55 })
  page.drawCircle({ x: 850, y: 170, size: 120, color: look.accent, opacity: 0.9 })
  page.drawCircle({ x: 668, y: 166, size: 56, color: look.soft, opacity: 0.85 })
  page.drawText('Portfolio', { x: margin, y: 436, size: 13, font: typefaces.regular, color: look.soft })
  page.drawRectangle({ x: margin, y: 420, width: 36, height: 2, color: look.accent })
  const size = name.length > 20 ? 34 : 44
  page.drawText(name, { x: margin, y: 270, size, font: typefaces.bold, color: look.paper })
  page.drawText(tagline, {
    x: margin,
    y: 226,
    size: 17,
    font: typefaces.regular,
    color: look.soft,
    maxWidth: 460,
    lineHeight: 25,
  })
  page.drawText('Selected work', { x: margin, y: 64, size: 11, font: typefaces.regular, color: look.soft })
}

function drawCase(page: PDFPage, typefaces: Typefaces, look: Look, { title, client, story, figures, art }: DrawnCase) {
  page.drawRectangle({ x: 0, y: 0, width, height, color: look.paper })
  page.drawRectangle({ x: 480, y: 0, width: 480, height, color: look.soft })
  drawArt(page, art, look)
  page.drawText(client, { x: margin, y: 454, size: 11, font: typefaces.regular, color: look.mid })
  page.drawText(title, {
    x: margin,
    y: 414,
    size: 25,
    font: typefaces.bold,
    color: look.ink,
    maxWidth: 370,
    lineHeight: 31,
  })
  page.drawText(story, {
    x: margin,
    y: 336,
    size: 13.5,
    font: typefaces.regular,
    color: look.ink,
    maxWidth: 360,
    lineHeight: 21,
  })
  for (const [index, [figure, meaning]] of figures.entries()) {
    const x = margin + index * 190
    page.drawText(figure, { x, y: 112, size: 30, font: typefaces.bold, color: look.deep })
    page.drawText(meaning, {
      x,
      y: 92,
      size: 10,
      font: typefaces.regular,
      color: look.faded,
      maxWidth: 168,
      lineHeight: 14,
    })
  }
}
