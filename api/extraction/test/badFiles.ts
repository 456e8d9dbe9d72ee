import { deflateSync } from 'node:zlib'
import { PDFDocument, StandardFonts } from 'pdf-lib'

/** A PDF made of bare objects, the first of which is the catalog. */
export function pdfOf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(trailer)])
}

/** One page that draws this content; `X` draws itself without end. */
export function pageOf(content: Buffer, filters = ''): Buffer {
  const stream = (entries: string, bytes: Buffer) =>
    Buffer.concat([Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')])
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>',
    stream(filters, content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X 6 0 R>>>>',
      Buffer.from('/X Do /X Do'),
    ),
  ])
}

/** A few kilobytes that unpack to this many megabytes of spaces. */
export function bomb(megabytes: number): Buffer {
  const once = deflateSync(Buffer.alloc(megabytes * 2 ** 20, 32))
  return pageOf(deflateSync(once), '/Filter[/FlateDecode/FlateDecode]')
}

/** Opens quickly and takes hours to read. */
export function endless(): Buffer {
  return pageOf(deflateSync(Buffer.from('q '.repeat(8_000_000))), '/Filter/FlateDecode')
}

export async function pagesOf(texts: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const text of texts) {
    const page = document.addPage([595, 842])
    for (const [index, line] of text.split('\n').entries()) {
      if (line) page.drawText(line, { x: 60, y: 760 - index * 16, size: 11, font })
    }
  }
  return document.save()
}

/** A page with a picture on it and nothing else. */
export async function pictureOnly(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const image = await document.embedPng(onePixel)
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  return document.save()
}

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
