import { expect, test } from 'vitest'
import { placesOf } from './spacing.ts'
import { faceOf, piecesOf, wordsOf } from './words.ts'

/** A text item of pdf.js, 10 points high. */
const item = (str: string, fontName: string, place: { x: number; width: number }) => ({
  ...{ str, fontName, width: place.width, height: 10, dir: 'ltr', hasEOL: false },
  transform: [10, 0, 0, 10, place.x, 100],
})

function read(items: ReturnType<typeof item>[], fonts: Record<string, string>): string[] {
  const faces = new Map(Object.entries(fonts).map(([name, font]) => [name, faceOf(font)]))
  const pieces = piecesOf(items, [1, 0, 0, 1, 0, 0], faces, placesOf([]))
  return wordsOf(pieces, 1).map(({ text }) => text)
}

test('the name of a font does not make it an icon font', () => {
  const items = [item('Senior Engineer', 'f1', { x: 0, width: 60 })]
  expect(read(items, { f1: 'ABCDEF+MyriadPro-SemiCondensed' })).toEqual(['Senior', 'Engineer'])
})

test.each([
  ['a letter before a number', 'H', 7],
  ['the name of an icon in the width of a letter', 'envelope', 11],
])('an icon font is ignored, whatever its name: %s', (_what, icon, width) => {
  const items = [item(icon, 'f1', { x: 0, width }), item('+49 30 1234567', 'f2', { x: 15, width: 70 })]
  expect(read(items, { f1: 'Symbols', f2: 'Helvetica' })).toEqual(['+49', '30', '1234567'])
})

test('a letter within a word is read although another font draws it', () => {
  const items = [
    ...[item('Micha', 'f2', { x: 0, width: 27 }), item('ł', 'f1', { x: 27, width: 3 })],
    item('jan', 'f2', { x: 40, width: 15 }),
    ...[item('@', 'f1', { x: 55, width: 10 }), item('post.example', 'f2', { x: 65, width: 60 })],
  ]
  expect(read(items, { f1: 'Helvetica-Subset', f2: 'Helvetica' })).toEqual(['Michał', 'jan@post.example'])
})
