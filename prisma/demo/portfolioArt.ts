import type { Color, PDFPage } from 'pdf-lib'
import type { Look } from './drawPortfolio.ts'

/** What is drawn on the right half of a portfolio's page. */
export type Art = keyof typeof arts

export function drawArt(page: PDFPage, art: Art, look: Look) {
  arts[art](page, look)
}

const arts = { phones: drawPhones, board: drawBoard, icons: drawIcons, posters: drawPosters, journey: drawJourney }

type Box = { x: number; y: number; width: number; height: number; corner: number; color: Color; opacity?: number }

/** `y` is the lower edge. pdf-lib has no rounded rectangles of its own. */
function roundedBox(page: PDFPage, { x, y, width, height, corner, color, opacity }: Box) {
  const [w, h, r] = [width, height, Math.min(corner, width / 2, height / 2)]
  const path = `M${r},0 H${w - r} Q${w},0 ${w},${r} V${h - r} Q${w},${h} ${w - r},${h} H${r} Q0,${h} 0,${h - r} V${r} Q0,0 ${r},0 Z`
  page.drawSvgPath(path, { x, y: y + height, color, opacity, borderWidth: 0 })
}

function drawPhones(page: PDFPage, look: Look) {
  drawPhone(page, look, { x: 556, y: 78 })
  drawPhone(page, look, { x: 736, y: 114 })
  for (const [index, shade] of [look.mid, look.accent, look.mid].entries()) {
    const y = 322 - index * 74
    roundedBox(page, { x: 572, y, width: 122, height: 60, corner: 10, color: look.soft })
    page.drawCircle({ x: 594, y: y + 30, size: 11, color: shade })
    roundedBox(page, { x: 614, y: y + 34, width: 62, height: 6, corner: 3, color: look.deep, opacity: 0.8 })
    roundedBox(page, { x: 614, y: y + 20, width: 42, height: 5, corner: 2, color: look.faded, opacity: 0.5 })
  }
  page.drawCircle({ x: 813, y: 350, size: 44, color: look.soft })
  page.drawCircle({ x: 813, y: 350, size: 26, color: look.accent })
  roundedBox(page, { x: 764, y: 274, width: 98, height: 8, corner: 4, color: look.deep, opacity: 0.8 })
  roundedBox(page, { x: 778, y: 256, width: 70, height: 6, corner: 3, color: look.faded, opacity: 0.5 })
  roundedBox(page, { x: 756, y: 150, width: 114, height: 34, corner: 17, color: look.deep })
  roundedBox(page, { x: 788, y: 164, width: 50, height: 6, corner: 3, color: look.paper })
}

function drawPhone(page: PDFPage, look: Look, { x, y }: { x: number; y: number }) {
  roundedBox(page, { x: x - 2, y: y - 8, width: 158, height: 330, corner: 26, color: look.deep, opacity: 0.12 })
  roundedBox(page, { x, y, width: 154, height: 326, corner: 24, color: look.deep })
  roundedBox(page, { x: x + 7, y: y + 7, width: 140, height: 312, corner: 18, color: look.paper })
  roundedBox(page, { x: x + 52, y: y + 304, width: 50, height: 7, corner: 3.5, color: look.deep })
}

function drawBoard(page: PDFPage, look: Look) {
  roundedBox(page, { x: 532, y: 108, width: 376, height: 316, corner: 12, color: look.deep, opacity: 0.1 })
  roundedBox(page, { x: 532, y: 114, width: 376, height: 316, corner: 12, color: look.paper })
  roundedBox(page, { x: 532, y: 114, width: 72, height: 316, corner: 12, color: look.deep })
  for (const [index, opacity] of [0.95, 0.5, 0.5, 0.5].entries()) {
    roundedBox(page, { x: 548, y: 388 - index * 24, width: 40, height: 7, corner: 3, color: look.soft, opacity })
  }
  roundedBox(page, { x: 624, y: 394, width: 96, height: 10, corner: 5, color: look.ink, opacity: 0.85 })
  roundedBox(page, { x: 838, y: 388, width: 52, height: 20, corner: 10, color: look.accent })
  for (const [index, shade] of [look.mid, look.accent, look.deep].entries()) {
    const x = 624 + index * 91
    roundedBox(page, { x, y: 316, width: 84, height: 54, corner: 8, color: look.soft })
    roundedBox(page, { x: x + 10, y: 346, width: 30, height: 10, corner: 4, color: shade })
    roundedBox(page, { x: x + 10, y: 330, width: 52, height: 5, corner: 2, color: look.faded, opacity: 0.4 })
  }
  const bars = [38, 52, 47, 70, 64, 88, 96, 112, 124, 140]
  for (const [index, bar] of bars.entries()) {
    const color = index === bars.length - 1 ? look.accent : look.mid
    roundedBox(page, { x: 626 + index * 27, y: 142, width: 15, height: bar, corner: 4, color })
  }
  page.drawRectangle({ x: 622, y: 139, width: 270, height: 1, color: look.faded, opacity: 0.4 })
}

function drawIcons(page: PDFPage, look: Look) {
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [538 + column * 76, 352 - row * 80]
      const marked = (row * 5 + column) % 7 === 2
      roundedBox(page, { x, y, width: 62, height: 62, corner: 14, color: marked ? look.deep : look.paper })
      drawIcon(page, row * 5 + column, { x: x + 31, y: y + 31 }, marked ? look.soft : look.deep, look.accent)
    }
  }
}

/** Five basic forms, turned and combined, make a family. */
function drawIcon(page: PDFPage, number: number, { x, y }: { x: number; y: number }, color: Color, accent: Color) {
  const outline = { borderColor: color, borderWidth: 2.4, opacity: 0 }
  switch (number % 5) {
    case 0:
      page.drawCircle({ x, y, size: 14, ...outline, borderOpacity: 1 })
      page.drawCircle({ x: x + (number % 3) * 3, y, size: 5, color: accent })
      break
    case 1:
      page.drawRectangle({ x: x - 12, y: y - 14, width: 24, height: 28, ...outline, borderOpacity: 1 })
      for (let line = 0; line < 3; line += 1) {
        page.drawRectangle({
          x: x - 7,
          y: y + 5 - line * 6,
          width: line === 2 ? 8 : 14,
          height: 2,
          color: line ? color : accent,
        })
      }
      break
    case 2:
      page.drawSvgPath('M-14,0 L0,-13 L14,0', { x, y: y + 3, borderColor: color, borderWidth: 2.4 })
      page.drawRectangle({ x: x - 9, y: y - 13, width: 18, height: 14, color: accent })
      break
    case 3:
      for (const [index, bar] of [12, 20, 28].entries()) {
        page.drawRectangle({
          x: x - 13 + index * 10,
          y: y - 14,
          width: 6,
          height: bar,
          color: index === number % 3 ? accent : color,
        })
      }
      break
    default:
      page.drawSvgPath('M-14,8 Q-7,-14 0,0 T14,-8', { x, y, borderColor: color, borderWidth: 2.4 })
      page.drawCircle({ x: x + 13, y: y + 8, size: 4, color: accent })
  }
}

function drawPosters(page: PDFPage, look: Look) {
  for (const [index, ground] of [look.deep, look.paper, look.accent].entries()) {
    const [x, y] = [524 + index * 134, 120 + (index === 1 ? 34 : 0)]
    page.drawRectangle({ x: x + 4, y: y - 6, width: 120, height: 272, color: look.deep, opacity: 0.12 })
    page.drawRectangle({ x, y, width: 120, height: 272, color: ground })
  }
  page.drawCircle({ x: 584, y: 312, size: 38, color: look.accent })
  page.drawRectangle({ x: 583, y: 140, width: 2, height: 172, color: look.soft })
  page.drawCircle({ x: 584, y: 206, size: 6, color: look.soft })
  page.drawCircle({ x: 584, y: 166, size: 6, color: look.soft })
  for (let ring = 0; ring < 5; ring += 1) {
    page.drawCircle({ x: 718, y: 262, size: 50 - ring * 10, color: ring % 2 ? look.paper : look.mid })
  }
  roundedBox(page, { x: 674, y: 388, width: 46, height: 8, corner: 2, color: look.ink })
  roundedBox(page, { x: 674, y: 176, width: 70, height: 5, corner: 2, color: look.faded, opacity: 0.6 })
  page.drawSvgPath('M0,150 L36,70 L60,112 L84,44 L120,150 Z', { x: 792, y: 290, color: look.deep })
  page.drawCircle({ x: 868, y: 344, size: 17, color: look.soft })
}

function drawJourney(page: PDFPage, look: Look) {
  const moments = [306, 336, 262, 196, 232, 322, 354]
  for (let line = 0; line < 4; line += 1) {
    page.drawRectangle({ x: 528, y: 178 + line * 60, width: 384, height: 1, color: look.mid, opacity: 0.3 })
  }
  const points = moments.map((y, index) => ({ x: 542 + index * 60, y }))
  const [start, ...rest] = points
  if (!start) return
  const curve = rest.map(({ x, y }, index) => {
    const before = points[index] ?? start
    const middle = (before.x + x) / 2
    return `C${middle},${-before.y} ${middle},${-y} ${x},${-y}`
  })
  page.drawSvgPath(`M${start.x},${-start.y} ${curve.join(' ')}`, { x: 0, y: 0, borderColor: look.deep, borderWidth: 3 })
  for (const [index, { x, y }] of points.entries()) {
    const low = y < 240
    page.drawCircle({
      x,
      y,
      size: low ? 11 : 8,
      color: low ? look.accent : look.paper,
      borderColor: look.deep,
      borderWidth: 2.4,
    })
    roundedBox(page, { x: x - 20, y: 128, width: 40, height: 6, corner: 3, color: look.deep, opacity: 0.75 })
    roundedBox(page, {
      x: x - 15,
      y: 116,
      width: index % 2 ? 30 : 22,
      height: 5,
      corner: 2,
      color: look.faded,
      opacity: 0.45,
    })
  }
  for (const [x, width] of [
    [540, 104],
    [700, 132],
  ] as const) {
    roundedBox(page, { x, y: 404, width, height: 34, corner: 8, color: look.paper })
    roundedBox(page, { x: x + 12, y: 418, width: width - 40, height: 6, corner: 3, color: look.faded, opacity: 0.6 })
  }
}
