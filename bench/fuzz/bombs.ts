import { crc32, deflateSync } from 'node:zlib'
import { bomb, endless } from '@talentdesk/reader/test/badFiles'
import { zipOf } from '@talentdesk/reader/test/wordFiles'

/** Small files that need far more memory or time than their size suggests. */
export function makeBombs(): [string, Buffer][] {
  return [
    ['a PNG that claims 900 million pixels', png(30_000, 30_000, Buffer.alloc(64))],
    ['a PNG of 59 million black pixels', png(7_700, 7_700, zeros(7_700 * (7_700 * 3 + 1)))],
    ['a PNG with a gigabyte behind few pixels', png(1_000, 1_000, zeros(2 ** 30))],
    ['a JPEG that claims 4 billion pixels', jpeg(65_500, 65_500, 1)],
    ['a progressive JPEG of 100,000 scans', jpeg(7_700, 7_700, 100_000)],
    ['a JPEG that is cut in its first scan', jpeg(3_000, 4_000, 1)],
    ['a Word file that unpacks to a gigabyte', zipOf({ 'word/document.xml': Buffer.alloc(2 ** 30, ' ') })],
    ['a PDF that unpacks to 300 MB', bomb(300)],
    ['a PDF without end', endless()],
  ]
}

/** Compressed zeros; `bytes` is their unpacked size. */
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 })

/** A PNG with three bytes for each pixel. `packed` are the compressed pixels. */
function png(width: number, height: number, packed: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** A grey progressive JPEG whose scans have no data: the decoder visits all pixels for each scan. */
function jpeg(width: number, height: number, scans: number): Buffer {
  const two = (value: number) => [value >> 8, value & 255]
  const segment = (marker: number, data: number[]) => [0xff, marker, ...two(data.length + 2), ...data]
  const oneCode = [1, ...Array<number>(15).fill(0), 0]
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc2, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, ...oneCode]),
    ...segment(0xc4, [0x10, ...oneCode]),
  ]
  const first = Buffer.from(segment(0xda, [1, 1, 0, 0, 0, 0]))
  const next = Buffer.from(segment(0xda, [1, 1, 0, 1, 63, 0]))
  return Buffer.concat([Buffer.from(head), first, ...Array<Buffer>(scans - 1).fill(next), Buffer.from([0xff, 0xd9])])
}
