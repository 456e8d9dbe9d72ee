import { Refused } from '../types.ts'
import type { Grey } from './grey.ts'
import { greyOf } from './grey.ts'

/** The maximum number of pixels: twice that of today's phone photos. A small file can claim to have far more pixels. */
const mostPixels = 60_000_000

/** The minimum pixels of the longer and of the shorter side: no resume can be read on a smaller picture. */
const smallest = { longer: 600, shorter: 400 }

/** The maximum number of pixels of the longer side after decoding: about 300 per inch of a letter page. */
const longest = 3_600

/**
 * Decodes a PNG, JPEG or WebP as it is shown, rotated according to its metadata. Throws Refused for a file that is
 * broken, too small or too large. The size is read from the file's header before decoding.
 */
export async function decodePicture(given: Uint8Array): Promise<Grey> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const said = sizeOf(bytes)
  if (!said) throw new Refused('BROKEN')
  if (said.width * said.height > mostPixels) throw new Refused('TOO_LARGE')
  const [shorter, longer] = [Math.min(said.width, said.height), Math.max(said.width, said.height)]
  if (longer < smallest.longer || shorter < smallest.shorter) throw new Refused('TOO_SMALL')
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(bytes).catch(() => {
    throw new Refused('BROKEN')
  })
  // The photo is drawn at the smaller size at once, so that no second copy of a large photo is in memory.
  const scale = Math.min(1, longest / longer)
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const context = createCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return greyOf(context.getImageData(0, 0, width, height))
}

type Size = { width: number; height: number }

/** The width and height in the header of a PNG, JPEG or WebP. */
function sizeOf(bytes: Buffer): Size | undefined {
  if (isWebp(bytes)) return webpSize(bytes)
  if (isPng(bytes))
    return bytes.length < 24 ? undefined : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** True for the markers of a JPEG frame, which has the size. The three excluded markers begin tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size in a WebP's first chunk: the size of the canvas, or of the only picture, which is lossy or lossless. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return undefined
  const packed = bytes.readUInt32LE(21)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}

const isWebp = (bytes: Buffer) => /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12))

const isPng = (bytes: Buffer) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'
