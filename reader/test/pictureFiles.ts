import path from 'node:path'
import { createCanvas, GlobalFonts, loadImage, SvgExportFlag } from '@napi-rs/canvas'
import { PDFDocument, rgb } from 'pdf-lib'
import { pdfOf } from './badFiles.ts'

/* Pictures as made by cameras, scanners and drawing programs, which our usual tools cannot make. */

/** The picture rotated clockwise by quarter turns, as JPEG. */
export async function turnedPicture(jpeg: Buffer, quarters: number): Promise<Buffer> {
  const image = await loadImage(jpeg)
  const isOnSide = quarters % 2 === 1
  const canvas = createCanvas(isOnSide ? image.height : image.width, isOnSide ? image.width : image.height)
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(image, -image.width / 2, -image.height / 2)
  return canvas.toBuffer('image/jpeg', 80)
}

/** The picture as WebP. */
export async function webpOf(picture: Buffer): Promise<Buffer> {
  const image = await loadImage(picture)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toBuffer('image/webp', 90)
}

/** The JPEG with an EXIF orientation: 6 for a picture that must be rotated clockwise by 90 degrees. */
export function heldAs(orientation: number, jpeg: Buffer): Buffer {
  const tag = Buffer.alloc(12)
  for (const [at, value] of [0x0112, 3, 1, 0, orientation].entries()) tag.writeUInt16LE(value, at * 2)
  const directory = [Buffer.from('II*\0\x08\0\0\0\x01\0', 'latin1'), tag, Buffer.alloc(4)]
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), ...directory])
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment(0xe1, [...data])), jpeg.subarray(2)])
}

/** The picture as a PNG of black ink on a transparent background. */
export async function inkOnly(picture: Buffer): Promise<Buffer> {
  const image = await loadImage(picture)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const pixels = context.getImageData(0, 0, image.width, image.height)
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set([0, 0, 0, 255 - (pixels.data[at] ?? 0)], at)
  context.putImageData(pixels, 0, 0)
  return canvas.toBuffer('image/png')
}

/** A PDF of one page, 600 by 800 points, that is a picture of a single shade, encoded as by scanners. */
export function codedScan(coding: keyof typeof codings): Buffer {
  const { entries, data } = codings[coding]()
  const stream = (dictionary: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
      bytes,
      Buffer.from('\nendstream'),
    ])
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>',
    stream('', Buffer.from('600 0 0 800 0 0 cm /X Do')),
    stream(`/Type/XObject/Subtype/Image/Width 64/Height 64${entries}`, data),
  ])
}

/** A tiny picture in each encoding: JPEG 2000 in middle grey, JBIG2 in black, and a CMYK JPEG in a dark shade. */
const codings = {
  jpeg2000: () => ({ entries: '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/JPXDecode', data: jpeg2000(64) }),
  jbig2: () => ({ entries: '/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode', data: jbig2(64) }),
  cmyk: () => ({ entries: '/ColorSpace/DeviceCMYK/BitsPerComponent 8/Filter/DCTDecode', data: cmykJpeg(64, 64) }),
}

const two = (value: number) => [value >> 8, value & 255]
const four = (value: number) => [...two(value >>> 16), ...two(value & 65_535)]
const segment = (marker: number, data: number[]) => [0xff, marker, ...two(data.length + 2), ...data]

/** A JPEG 2000 of one tile with one empty packet: every pixel is middle grey. */
function jpeg2000(side: number): Buffer {
  const sizes = [side, side, 0, 0, side, side, 0, 0].flatMap(four)
  return Buffer.from([
    ...[0xff, 0x4f],
    ...segment(0x51, [...two(0), ...sizes, ...two(1), 7, 1, 1]),
    ...segment(0x52, [0, 0, ...two(1), 0, 0, 4, 4, 0, 1]),
    ...segment(0x5c, [0x40, 8 << 3]),
    ...segment(0x90, [...two(0), ...four(0), 0, 1]),
    ...[0xff, 0x93, 0x00, 0xff, 0xd9],
  ])
}

/** A JBIG2 with only the header of a black page. */
const jbig2 = (side: number) =>
  Buffer.from([...four(0), 0x30, 0, 1, ...four(19), ...four(side), ...four(side), ...four(0), ...four(0), 4, ...two(0)])

/** A JPEG with four colour channels, in which all blocks are the same. */
export function cmykJpeg(width: number, height: number): Buffer {
  const channels = [1, 2, 3, 4]
  const oneCode = [1, ...Array<number>(15).fill(0), 0]
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xee, [...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0]),
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc0, [8, ...two(height), ...two(width), 4, ...channels.flatMap(channel => [channel, 0x11, 0])]),
    ...segment(0xc4, [0x00, ...oneCode]),
    ...segment(0xc4, [0x10, ...oneCode]),
    ...segment(0xda, [4, ...channels.flatMap(channel => [channel, 0]), 0, 63, 0]),
  ]
  const blocks = Buffer.alloc(Math.ceil(width / 8) * Math.ceil(height / 8))
  return Buffer.concat([Buffer.from(head), blocks, Buffer.from([0xff, 0xd9])])
}

/** A PDF page of text whose font maps each character to a wrong consonant. */
export function wrongLettersPdf(lines: string[]): Buffer {
  const content = lines.map((line, row) => `BT /F 11 Tf 60 ${780 - row * 22} Td (${line}) Tj ET`).join('\n')
  const consonants = 'bcdfghjklmnpqrstvwxz'
  const codes = Array.from({ length: 94 }, (_, index) => index + 33)
  const hex = (code: number) => code.toString(16).padStart(2, '0')
  const letters = codes.map(code => `<${hex(code)}> <00${hex(consonants.charCodeAt(code % consonants.length))}>`)
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
${letters.length} beginbfchar\n${letters.join('\n')}\nendbfchar endcmap end`
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 6 0 R>>',
    `<</Length ${map.length}>>\nstream\n${map}\nendstream`,
  ])
}

/** A PDF page whose text is drawn as outlines, as by drawing programs. `onPicture`: over a picture of paper. */
export async function outlinedPdf(lines: string[], { onPicture }: { onPicture: boolean }): Promise<Buffer> {
  GlobalFonts.registerFromPath(fontFile, 'Outlined')
  const drawing = createCanvas(595, 842, SvgExportFlag.ConvertTextToPaths)
  const context = drawing.getContext('2d')
  for (const [row, line] of lines.entries()) {
    context.font = row === 0 ? '20px Outlined' : '11px Outlined'
    context.fillText(line, 60, 62 + row * 22)
  }
  const outlines = [
    ...drawing
      .getContent()
      .toString()
      .matchAll(/ d="([^"]+)"/g),
  ].map(([, outline = '']) => outline)
  const sheet = createCanvas(300, 420)
  const paint = sheet.getContext('2d')
  paint.fillStyle = '#fffdf4'
  paint.fillRect(0, 0, sheet.width, sheet.height)
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  if (onPicture)
    page.drawImage(await pdf.embedJpg(sheet.toBuffer('image/jpeg', 80)), { x: 0, y: 0, width: 595, height: 842 })
  for (const outline of outlines) page.drawSvgPath(outline, { x: 0, y: 842, color: rgb(0, 0, 0) })
  return Buffer.from(await pdf.save())
}

const fontFile = path.resolve(
  import.meta.dirname,
  '../../node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
)
