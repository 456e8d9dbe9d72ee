import { inflateRawSync } from 'node:zlib'

/** All parts of one document together may unpack to so many bytes. A resume of 50 pages has some 2 MB of text parts. */
const UNPACKED_AT_MOST = 24 * 2 ** 20

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = Buffer.from('PK\x05\x06', 'latin1')
const STORED = 0
const DEFLATED = 8

type Part = { method: number; start: number; length: number }

/**
 * The parts of a DOCX, unpacked one by one in memory as they are asked for, and never beyond the limit: what a zip says of
 * its own sizes is not believed. Throws for what is no whole zip.
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

/** By the list at the end, as every reader of zips does; the first of two parts of one name counts. */
function partsOf(bytes: Buffer): Map<string, Part> {
  const end = bytes.lastIndexOf(END)
  if (end < 0 || end + 22 > bytes.length) throw new Error('The archive has no end')
  const parts = new Map<string, Part>()
  const limit = bytes.readUInt32LE(end + 16) + bytes.readUInt32LE(end + 12)
  for (let at = bytes.readUInt32LE(end + 16); at + 46 <= Math.min(limit, bytes.length); ) {
    if (bytes.readUInt32LE(at) !== ENTRY) break
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    if (!parts.has(name) && local + 30 <= bytes.length && bytes.readUInt32LE(local) === LOCAL) {
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      parts.set(name, { method: bytes.readUInt16LE(at + 10), start, length: bytes.readUInt32LE(at + 20) })
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}
