import {
  beginMarkedContent,
  beginText,
  endMarkedContent,
  endText,
  moveText,
  PDFDocument,
  type PDFFont,
  type PDFOperator,
  StandardFonts,
  setCharacterSpacing,
  setFontAndSize,
  showText,
} from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPages } from './readPages.ts'

/** The words of a page with one line, which `draw` draws in letters of 10 points. */
async function read(draw: (font: PDFFont) => PDFOperator[]) {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 200])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const key = page.node.newFontDictionary('F', font.ref)
  page.pushOperators(beginText(), setFontAndSize(key, 10), moveText(50, 100), ...draw(font), endText())
  const { pages } = await readPages(await document.save())
  return pages[0]?.words.map(word => word.text)
}

/** Draws each letter separately. `apart`: the gap between letters, in points. */
function letters(font: PDFFont, text: string, apart: number) {
  return [...text].flatMap(letter => {
    const width = font.widthOfTextAtSize(letter, 10)
    return [showText(font.encodeText(letter)), moveText(width + apart, 0)]
  })
}

test.each([
  ['Werkzeugkunde', 1],
  ['Werkzeugkunde', 1.6],
  ['BERUFLICHER WEG', 1.1],
  ['Sprachen oder Hobbys', 3],
  ['Wilma Kim', 2.5],
])('reads the words of %s, spaced out by %d points', async (text, apart) => {
  expect(await read(font => letters(font, text, apart))).toEqual(text.split(' '))
  expect(await read(font => [setCharacterSpacing(apart), showText(font.encodeText(text))])).toEqual(text.split(' '))
})

test('reads unevenly spaced letters as one word if no gap is clearly wider', async () => {
  const uneven = (font: PDFFont) =>
    [...'KENNTNISSE'].flatMap((letter, at) => letters(font, letter, at % 2 === 0 ? 0.8 : 1.3))
  expect(await read(uneven)).toEqual(['KENNTNISSE'])
})

test.each(['IT und C', 'A B C D', 'R & D', 'Teil 2 a b'])('does not change the spaces of %s', async text => {
  expect(await read(font => letters(font, text, 0))).toEqual(text.split(' '))
  expect(await read(font => [showText(font.encodeText(text))])).toEqual(text.split(' '))
})

test('does not join letters with typed spaces between them, nor symbols', async () => {
  const typed = 'T i t e l v o n'
  expect(await read(font => letters(font, typed, 0))).toEqual(typed.split(' '))
  expect(await read(font => letters(font, '++++++', 2))).toEqual([...'++++++'])
})

test('separates words by a gap without a space character', async () => {
  const line = (font: PDFFont) => [...letters(font, 'ab', 0), moveText(2, 0), ...letters(font, 'cd', 0)]
  expect(await read(line)).toEqual(['ab', 'cd'])
})

test('a space without width is a soft hyphen', async () => {
  const softHyphen = (font: PDFFont) => [
    ...letters(font, 'Garten', 0),
    beginMarkedContent('Span'),
    showText(font.encodeText(' ')),
    endMarkedContent(),
  ]
  const joined = (font: PDFFont) => [...softHyphen(font), moveText(0, 0), ...letters(font, 'planer bei', 0)]
  expect(await read(joined)).toEqual(['Gartenplaner', 'bei'])
  const apart = (font: PDFFont) => [...softHyphen(font), moveText(2.78, 0), ...letters(font, 'planer', 0)]
  expect(await read(apart)).toEqual(['Garten', 'planer'])
})

test('reads text only once if it is printed twice for bold type', async () => {
  const twice = (font: PDFFont) =>
    ['Gute', 'Seite'].flatMap(word => [
      showText(font.encodeText(word)),
      moveText(0.4, 0),
      showText(font.encodeText(word)),
      moveText(40, 0),
    ])
  expect(await read(twice)).toEqual(['Gute', 'Seite'])
})
