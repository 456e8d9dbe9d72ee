import type { Line } from 'tesseract.js'
import { expect, test } from 'vitest'
import { withMailDomain } from './mailDomains.ts'
import { wordsOf } from './words.ts'

type Box = { text: string; x: number; w: number; top?: number; bottom?: number }

/** A recognised line of letters 20 pixels high on a baseline at 100. */
function line(boxes: Box[]): Line {
  const words = boxes.map(({ text, x, w, top = 80, bottom = 100 }) => ({
    ...{ text, confidence: 90, bbox: { x0: x, y0: top, x1: x + w, y1: bottom } },
  }))
  const bbox = { x0: 0, y0: 80, x1: 600, y1: 100 }
  const baseline = { x0: 0, y0: 100, x1: 600, y1: 100 }
  return { text: boxes.map(({ text }) => text).join(' '), words, bbox, baseline } as unknown as Line
}

const white = { width: 640, height: 120, light: new Uint8Array(640 * 120).fill(255) }

const textOf = (boxes: Box[]) =>
  wordsOf({ number: 1, lines: [line(boxes)], picture: white, pixels: 2 }).map(({ text }) => text)

test.each([
  ['Clerk I Harbour', '|'],
  ['Clerk | Harbour', '|'],
  ['Clerk I 2019', '|'],
  ['where I led', 'I'],
  ['where | led', 'I'],
])("distinguishes 'I' and '|' in %j by the following word", (text, stroke) => {
  const [before = '', sign = '', after = ''] = text.split(' ')
  const read = textOf([
    { text: before, x: 10, w: 80 },
    { text: sign, x: 100, w: 4 },
    { text: after, x: 114, w: 90 },
  ])
  expect(read).toEqual([before, stroke, after])
})

test('a small round mark between texts is a bullet, a flat one is a dash', () => {
  const between = (box: Omit<Box, 'x'>) =>
    textOf([
      { text: 'Lisbon', x: 10, w: 80 },
      { x: 100, ...box },
      { text: 'Porto', x: 120, w: 80 },
    ])[1]
  expect(between({ text: '-', w: 8, top: 86, bottom: 94 })).toBe('•')
  expect(between({ text: '-', w: 8, top: 89, bottom: 92 })).toBe('-')
})

test('a bullet that was read as letters is recognised by the gap after it', () => {
  const before = (text: string, gap: number) =>
    textOf([
      { text, x: 10, w: 14 },
      { text: 'Casa', x: 24 + gap, w: 80 },
    ])[0]
  expect(before('LJ', 20)).toBe('•')
  expect(before('O', 20)).toBe('•')
  expect(before('O', 7)).toBe('O')
})

test.each([
  ['ana.costinagmail.com', 'ana.costin@gmail.com'],
  ['ana.matura@hotmoil.fr', 'ana.matura@hotmail.fr'],
  ['ana.matura@gmail.com', 'ana.matura@gmail.com'],
  ['ana.matura@matura.example', 'ana.matura@matura.example'],
  ['ana@harbour.pt', 'ana@harbour.pt'],
])('reads the mail address %j as %j', (read, printed) => expect(withMailDomain(read)).toBe(printed))
