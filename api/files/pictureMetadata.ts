import { crc32 } from 'node:zlib'

/*
 * Each function splits a picture into its segments and removes the segments that are not visible. Pixels, colour
 * profile and animation do not change; the orientation of a photograph is kept as an entry. Bytes after the end of a
 * picture are removed. In a truncated picture, the last segment is not changed.
 */

/** Removes all comments and APPn segments except JFIF, the colour profile and Adobe's colour transform. */
export function clearJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1 // Readers skip bytes between the segments, too.
      continue
    }
    if (marker === 0xd9) break
    const endOfBody = at + 2 + bytes.readUInt16BE(at + 2)
    const body = bytes.subarray(at + 4, endOfBody)
    const end = marker === 0xda ? endOfScan(bytes, endOfBody) : endOfBody
    if (marker === 0xe1) {
      const orientation = body.toString('latin1', 0, 6) === 'Exif\0\0' ? orientationOf(body.subarray(6)) : 1
      if (orientation > 1) kept.push(exifSegment(orientation))
    } else if (!isPrivate(marker, body)) {
      kept.push(bytes.subarray(at, end))
    }
    at = end
  }
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]))
  return Buffer.concat(last < 0 ? kept : [...kept, bytes.subarray(last, last + 2)])
}

function isPrivate(marker: number, body: Buffer): boolean {
  if (marker === 0xfe) return true
  if (marker < 0xe0 || marker > 0xef) return false
  const name = body.toString('latin1', 0, 11)
  return !(name.startsWith('JFIF\0') || name === 'ICC_PROFILE' || (marker === 0xee && name.startsWith('Adobe')))
}

/** The index of the end of a scan's data, which ends at the next marker; stuffed zeros and restarts are not markers. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function exifSegment(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiffOf(orientation)])
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body])
}

/** The orientation in EXIF's first directory, from 1 (upright) to 8; 1 when it cannot be read. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  if (tiff.length < 14) return 1
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(start); entry += 1) {
    const at = start + 2 + 12 * entry
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return value <= 8 ? value : 1
  }
  return 1
}

const ORIENTATION = 0x0112

/** An EXIF block with only the orientation. */
function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*\0\0\0\x08', 'latin1')
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

const PNG_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'bKGD'],
  ...['acTL', 'fcTL', 'fdAT'],
])

/** Keeps only the visible chunks, including the chunks of an animation. */
export function clearPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    const orientation = type === 'eXIf' ? orientationOf(bytes.subarray(at + 8, end - 4)) : 1
    if (PNG_CHUNKS.has(type)) kept.push(bytes.subarray(at, end))
    else if (orientation > 1) kept.push(pngChunk('eXIf', tiffOf(orientation)))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

function pngChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + body.length)
  chunk.writeUInt32BE(body.length)
  chunk.write(type, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + body.length)), 8 + body.length)
  return chunk
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/** Keeps only the visible chunks. */
export function clearWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation = 1
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (WEBP_CHUNKS.has(type)) kept.push(Buffer.from(bytes.subarray(at, end)))
    if (type === 'EXIF') orientation = orientationOf(tiffIn(bytes.subarray(at + 8, at + 8 + length)))
    at = end
  }
  const header = kept.find(chunk => chunk.toString('latin1', 0, 4) === 'VP8X')
  if (header && header.length > 8) {
    const flags = header.readUInt8(8) & ~(EXIF_FLAG | XMP_FLAG)
    header.writeUInt8(orientation > 1 ? flags | EXIF_FLAG : flags, 8)
    if (orientation > 1) kept.push(webpChunk('EXIF', tiffOf(orientation)))
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept])
  return webpChunk('RIFF', body)
}

/** The TIFF data of an EXIF chunk, before which some programs put the name of the JPEG segment. */
const tiffIn = (exif: Buffer) => (exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)

function webpChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

const EXTENSION = 0x21
const IMAGE = 0x2c
/** The extension blocks of an animated GIF: the duration of a frame, and the number of repetitions. */
const FRAME = 0xf9
const APPLICATION = 0xff
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Keeps frames and their timing; removes comments and the blocks of other programs. */
export function clearGif(bytes: Buffer): Buffer {
  if (bytes.length < 13) return bytes
  const start = 13 + coloursAfter(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, start)]
  for (let at = start; at + 2 <= bytes.length; ) {
    const kind = bytes[at]
    if (kind !== EXTENSION && kind !== IMAGE) break
    const label = bytes.readUInt8(at + 1)
    const image = at + 10 < bytes.length ? at + 11 + coloursAfter(bytes.readUInt8(at + 9)) : bytes.length
    const end = endOfBlocks(bytes, kind === IMAGE ? image : at + 2)
    const isLoop = label === APPLICATION && LOOPS.includes(bytes.toString('latin1', at + 3, at + 14))
    if (kind === IMAGE || label === FRAME || isLoop) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.from(';')])
}

/** The length in bytes of the colour table that follows, by these flags. */
const coloursAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes.readUInt8(at)
  return Math.min(at + 1, bytes.length)
}
