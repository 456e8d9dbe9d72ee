import { crc32, deflateSync } from 'node:zlib'

/** Encodes rows of red, green and blue bytes as a PNG. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // 8 bits a colour, red-green-blue, no interlacing.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(pixels, width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each row as its difference from the row above, which is what makes smooth pictures small. */
function filtered(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const row = width * 3
  const bytes = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y += 1) {
    bytes[y * (row + 1)] = 2
    for (let x = 0; x < row; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0)
      bytes[y * (row + 1) + 1 + x] = (pixels[y * row + x] ?? 0) - above
    }
  }
  return bytes
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
