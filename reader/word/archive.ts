import { inflateRawSync } from 'node:zlib'
import { entriesIn, findList } from './zip.ts'

/** Maximum bytes of all unpacked parts of a document. A resume of 50 pages has some 2 MB of text parts. */
const UNPACKED_AT_MOST = 24 * 2 ** 20

/** The signature of a part's local header. */
const HEADER = 0x04034b50
const STORED = 0
const DEFLATED = 8

type Part = { method: number; start: number; length: number }

/**
 * Unpacks the parts of a DOCX in memory, on demand. Never exceeds the limit, even if the zip states smaller sizes.
 * Throws for an incomplete zip.
 */
export function openArchive(given: Uint8Array) {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const parts = partsOf(bytes)
  let left = UNPACKED_AT_MOST

  function read(name: string): Buffer {
    const part = parts.get(name)
    if (!part) throw new Error(`The archive has no ${name}`)
    const packed = bytes.subarray(part.start, part.start + part.length)
    if (part.method !== STORED && part.method !== DEFLATED) throw new Error('A part is packed in an unknown way')
    const unpacked = part.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
    left -= unpacked.length
    if (left < 0) throw new Error('The archive unpacks to more than a document has')
    return unpacked
  }

  return { names: [...parts.keys()], has: (name: string) => parts.has(name), read }
}

/** The parts by name. If two parts have the same name, the first part counts. */
function partsOf(bytes: Buffer): Map<string, Part> {
  const list = findList(bytes)
  if (!list) throw new Error('The archive has no end')
  const parts = new Map<string, Part>()
  for (const { name, method, packed, header } of entriesIn(bytes.subarray(list.start, list.start + list.length))) {
    if (parts.has(name) || header + 30 > bytes.length || bytes.readUInt32LE(header) !== HEADER) continue
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    parts.set(name, { method, start, length: packed })
  }
  return parts
}
