import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { PDFDocument, PDFName } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFiles } from '../test/files.ts'
import { samples } from '../test/samples.ts'
import { openStored, storeBytes } from './files.ts'
import type { FileKind } from './rules.ts'

let files: Awaited<ReturnType<typeof startFiles>>

beforeAll(async () => {
  files = await startFiles()
})

afterAll(() => files.stop())

async function stored(kind: FileKind, bytes: Uint8Array) {
  const kept = await storeBytes(files, { kind, bytes, filename: 'x', uploadedById: null })
  return { kept, bytes: await buffer(await openStored(files, kept.key)) }
}

const SECRET = Buffer.from('GPS 52.5200 N, Jane Secret')
/** An EXIF block with an orientation of 90 degrees, and with other entries. */
const TIFF = Buffer.concat([Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex'), SECRET])

test('a JPEG loses EXIF, XMP, comments and trailing bytes, and keeps its colours and orientation', async () => {
  const segment = (marker: number, ...parts: (string | Buffer)[]) => {
    const body = Buffer.concat(parts.map(part => Buffer.from(part)))
    return Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body])
  }
  const scan = Buffer.from('ffc0000b080001000101011100ffda0008010100003f00d2ff00cf20ffd9', 'hex')
  const colours = segment(0xe2, 'ICC_PROFILE\0', 'profile')
  const picture = [
    ...[Buffer.from([0xff, 0xd8]), segment(0xe1, 'Exif\0\0', TIFF), segment(0xe1, 'http://ns.adobe.com/', SECRET)],
    ...[segment(0xed, 'Photoshop 3.0', SECRET), colours, segment(0xfe, SECRET), scan, SECRET],
  ]
  const { bytes } = await stored('PICTURE', Buffer.concat(picture))
  expect(bytes.includes(SECRET)).toBe(false)
  expect(bytes.subarray(-scan.length)).toEqual(scan)
  expect(bytes.includes(colours)).toBe(true)
  expect(bytes.includes(Buffer.from('011200030000000100060000', 'hex'))).toBe(true)
})

test('a PNG, a WebP and a GIF lose their texts and keep all that is visible', async () => {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body, Buffer.alloc(4)])
  }
  const png = samples.png()
  const told = Buffer.concat([
    png.subarray(0, 33),
    ...['tEXt', 'eXIf'].map(type => chunk(type, TIFF)),
    png.subarray(33),
  ])
  const { bytes } = await stored('PICTURE', told)
  expect(bytes.includes(SECRET)).toBe(false)
  expect(Buffer.concat([bytes.subarray(0, 33), bytes.subarray(33 + 38)])).toEqual(png)

  const gif = samples.gif()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), SECRET, Buffer.from([0])])
  const told2 = Buffer.concat([gif.subarray(0, 19), comment, gif.subarray(19), SECRET])
  expect((await stored('PICTURE', told2)).bytes).toEqual(gif)

  const webp = samples.webp()
  const exif = Buffer.concat([Buffer.from('EXIF'), Buffer.from([TIFF.length, 0, 0, 0]), TIFF])
  expect((await stored('PICTURE', Buffer.concat([webp, exif]))).bytes.includes(SECRET)).toBe(false)
})

test.each([true, false])(
  'a PDF loses author, title and program and keeps its pages; in object streams: %s',
  async packed => {
    const pdf = await PDFDocument.load(await drawResume(sampleResume, 'oneColumn'))
    pdf.setAuthor('Jane Secret')
    pdf.setTitle('Jane Secret')
    pdf.setProducer('Secret Writer')
    const xmp = pdf.context.stream('<?xpacket begin="x"?><x:xmpmeta>Jane Secret</x:xmpmeta><?xpacket end="w"?>', {
      Type: 'Metadata',
      Subtype: 'XML',
    })
    pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(xmp))
    const sent = Buffer.from(await pdf.save({ useObjectStreams: packed }))
    expect(await wordsOf(sent)).toContain('Jane Secret')
    const { kept, bytes } = await stored('RESUME', sent)
    expect(await wordsOf(bytes)).toEqual(['none', 'none', 'none'])
    expect(bytes.includes('Jane Secret')).toBe(false)
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(pdf.getPageCount())
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')
    expect(kept).toMatchObject({ sentSha256: hash(sent), sha256: hash(bytes), size: bytes.length })
  },
)

async function wordsOf(bytes: Buffer) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  return [pdf.getAuthor() ?? 'none', pdf.getTitle() ?? 'none', pdf.getProducer() ?? 'none']
}
