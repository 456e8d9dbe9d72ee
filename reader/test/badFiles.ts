import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { PDFDocument, StandardFonts } from 'pdf-lib'

/** A PDF of the given objects. The first object is the catalog. */
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

/** A PDF of one page with this content, which may draw the form `X`. The form draws itself endlessly. */
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

/** A PDF of a few kilobytes that unpacks to this many megabytes of spaces. */
export function bomb(megabytes: number): Buffer {
  const once = deflateSync(Buffer.alloc(megabytes * 2 ** 20, 32))
  return pageOf(deflateSync(once), '/Filter[/FlateDecode/FlateDecode]')
}

/** A PDF that opens quickly and takes hours to read. */
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

/** A PDF with a picture and nothing else on its page. */
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

/** An encrypted PDF. `opens`: only the owner needs a password, so everybody can open the file. */
export function encryptedPdf({ opens }: { opens: boolean }): Buffer {
  const [id, owner] = [Buffer.alloc(16, 7), Buffer.alloc(32, 9)]
  const hashed = Buffer.concat([PADDING, owner, Buffer.from('fcffffff', 'hex'), id])
  const key = createHash('md5').update(hashed).digest().subarray(0, 5)
  const user = opens ? rc4(key, PADDING) : Buffer.alloc(32, 1)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  const encryption = `<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(user)}/P -4>>`
  const plain = pageOf(Buffer.alloc(0)).toString('latin1')
  const trailer = `/Root 1 0 R/ID[${hex(id)}${hex(id)}]/Encrypt ${encryption}`
  return Buffer.from(plain.replace('/Root 1 0 R', trailer), 'latin1')
}

/** The padding of an empty password in PDF encryption. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  let other = 0
  for (let at = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) % 256
    swap(at, other)
  }
  other = 0
  return Buffer.from(
    bytes.map((byte, index) => {
      const at = (index + 1) % 256
      other = (other + (state[at] ?? 0)) % 256
      swap(at, other)
      return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) % 256] ?? 0)
    }),
  )
}
