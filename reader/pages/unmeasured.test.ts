import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  PDFHexString,
  StandardFonts,
  setFontAndSize,
  showText,
} from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPages } from './readPages.ts'

test('words have the right spaces although a font of Photoshop declares every letter one em wide', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 200])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const widths = Array.from({ length: 224 }, () => 1000)
  const unmeasured = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', FirstChar: 32, LastChar: 255 }
  const dictionary = document.context.obj({ ...unmeasured, Widths: widths, Encoding: 'WinAnsiEncoding' })
  const key = page.node.newFontDictionary('F', document.context.register(dictionary))
  for (const [line, text] of ['I am a millwright with skill', 'Fitter at Kestrel Mill Ltd.'].entries()) {
    page.pushOperators(beginText(), setFontAndSize(key, 10), moveText(50, 150 - line * 20))
    for (const letter of text) {
      const code = PDFHexString.of(letter.charCodeAt(0).toString(16).padStart(2, '0'))
      page.pushOperators(showText(code), moveText(font.widthOfTextAtSize(letter, 10), 0))
    }
    page.pushOperators(endText())
  }
  const { pages } = await readPages(await document.save())
  const words = pages[0]?.words ?? []
  expect(words.map(word => word.text).join(' ')).toBe('I am a millwright with skill Fitter at Kestrel Mill Ltd.')
  const millwright = words.find(word => word.text === 'millwright')
  expect(millwright?.x).toBeCloseTo(50 + font.widthOfTextAtSize('I am a ', 10), -1)
  expect(millwright?.w).toBeCloseTo(font.widthOfTextAtSize('millwright', 10), -1)
})
