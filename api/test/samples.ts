import { deflateRawSync } from 'node:zlib'

/** Small test files of each type, padded at the end, which all of these types allow. */
export const samples = {
  pdf: (size = 0) => padded(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'), size),
  png: (size = 0) =>
    padded(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      size,
    ),
  gif: () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  jpeg: () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex'),
  webp: () => Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: () => Buffer.from('<!doctype html><title>%PDF-1.7</title><script>alert(1)</script>'),
  docx: () => zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']),
  docm: () => zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/vbaProject.bin']),
  zip: () => zip(['notes.txt', 'word/nothing.txt']),
  xlsx: () => zip(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']),
  doc: () => compound('WordDocument'),
  xls: () => compound('Workbook'),
  encryptedDocx: () => compound('EncryptedPackage'),
}

function padded(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), ' ')])
}

/** A compound file whose directory has the root and one stream. */
function compound(stream: string): Buffer {
  const file = Buffer.alloc(4 * 512)
  file.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 48)
  file.set(Buffer.from('Root Entry', 'utf16le'), 1024)
  file.set(Buffer.from(stream, 'utf16le'), 1024 + 128)
  return file
}

function zip(names: string[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const content = deflateRawSync(Buffer.from(`<?xml version="1.0"?><!-- ${name} -->`))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), content)
    central.push(entry, Buffer.from(name))
    offset += local.length + name.length + content.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
