import { expect, test } from 'vitest'
import { cmykJpeg, codedScan } from '../test/pictureFiles.ts'
import { drawPages } from './pdfPictures.ts'
import { decodePicture } from './pictureFile.ts'

test.each([
  ['jpeg2000', 128],
  ['jbig2', 0],
  ['cmyk', 73],
] as const)('draws a scan that is encoded as %s', { tags: ['deep'] }, async (coding, shade) => {
  for await (const page of drawPages(codedScan(coding), [1])) {
    const { width, height, light } = page.picture
    const middle = light[Math.floor(height / 2) * width + Math.floor(width / 2)] ?? 255
    expect(Math.abs(middle - shade)).toBeLessThan(4)
  }
})

test('decodes a CMYK JPEG', async () => {
  const { width, height, light } = await decodePicture(cmykJpeg(800, 600))
  expect({ width, height, isDark: (light[0] ?? 255) < 128 }).toEqual({ width: 800, height: 600, isDark: true })
})
