import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

/** The largest object stream that is read, in bytes; no program writes larger streams. */
const LARGEST_STREAM = 8 * 1024 * 1024
/** The maximum number of references and streams that are followed; a document has one or two. */
const FOLLOWED = 100
/** The maximum number of objects; no program writes more objects into a file of the accepted size. */
const MOST_OBJECTS = 200_000
/** The maximum length of a dictionary in bytes. */
const LONGEST_DICTIONARY = 64 * 1024
const SPACE = 0x20
/** An empty text, compressed by deflate. */
const EMPTY = Buffer.from('789c030000000001', 'hex')

/**
 * Blanks a PDF's Info dictionary (author, title, program, dates and other entries) and its XMP packets in place. All
 * other bytes keep their positions, so documents that could not be rewritten are possible: damaged, encrypted, huge.
 */
export async function clearPdf(bytes: Buffer): Promise<Buffer> {
  const cleared = Buffer.from(bytes)
  const text = cleared.toString('latin1')
  const infos = new Set(some(text.matchAll(/\/Info\s{1,3}(\d{1,10})\s{1,3}\d{1,5}\s{1,3}R/g)).map(([, id = '']) => id))
  const places = placesOf(text)
  for (const id of infos) for (const from of places.get(id) ?? []) blankInfo(cleared, { text, from, places })
  blankPackets(cleared, text)
  await blankInStreams(cleared, text, infos)
  return cleared
}

const some = <Item>(items: Iterable<Item>): Item[] => {
  const taken: Item[] = []
  for (const item of items) if (taken.push(item) >= FOLLOWED) break
  return taken
}

/** Finds the starts of objects by their numbers, in one pass; a document may contain several revisions of an object. */
function placesOf(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  let seen = 0
  for (const found of text.matchAll(/(?<!\d)(\d{1,10})\s{1,3}\d{1,5}\s{1,3}obj\b/g)) {
    seen += 1
    if (seen > MOST_OBJECTS) break
    const [whole, id = ''] = found
    const known = places.get(id)
    if (!known) places.set(id, [found.index + whole.length])
    else if (known.length < FOLLOWED) known.push(found.index + whole.length)
  }
  return places
}

/** Blanks the dictionary, and the texts of the dictionary that are stored in separate objects. */
function blankInfo(
  bytes: Buffer,
  { text, from, places }: { text: string; from: number; places: Map<string, number[]> },
) {
  const end = endOf(text, from)
  for (const [, id = ''] of some(text.slice(from, end).matchAll(/\s(\d{1,10})\s\d{1,5}\sR/g))) {
    for (const start of places.get(id) ?? []) blank(bytes, start, { end: endOf(text, start), empty: '()' })
  }
  blank(bytes, from, { end, empty: '<<>>' })
}

function blank(bytes: Buffer, from: number, { end, empty }: { end: number; empty: string }) {
  if (end - from > empty.length) bytes.fill(SPACE, from, end).write(empty, from + 1, 'latin1')
}

function endOf(text: string, from: number): number {
  const end = text.slice(from, from + LONGEST_DICTIONARY).indexOf('endobj')
  return end < 0 ? from : from + end
}

/** Blanks metadata streams, compressed or not, and XMP packets anywhere in the file. */
function blankPackets(bytes: Buffer, text: string) {
  for (const { index } of some(text.matchAll(/\/Type\s{0,3}\/Metadata\b/g))) {
    const head = /^.{0,1500}?stream\r?\n/s.exec(text.slice(index, index + 1_600))?.[0]
    if (!head || head.includes('endobj')) continue
    const from = index + head.length
    const end = text.indexOf('endstream', from)
    if (end < 0) break
    const isDeflated = text.slice(Math.max(0, index - 500), from).includes('/FlateDecode')
    bytes.fill(SPACE, from, end)
    if (isDeflated && end - from > EMPTY.length) EMPTY.copy(bytes, from)
  }
  let from = text.indexOf('<?xpacket begin')
  while (from >= 0) {
    const end = text.indexOf('<?xpacket end', from)
    if (end < 0) break
    bytes.fill(SPACE, from, end)
    from = text.indexOf('<?xpacket begin', end)
  }
}

/** Blanks an Info dictionary inside a compressed object stream; the blanked stream is not longer than before. */
async function blankInStreams(bytes: Buffer, text: string, ids: Set<string>) {
  if (ids.size === 0) return
  for (const { index } of some(text.matchAll(/\/Type\s{0,3}\/ObjStm\b/g))) {
    const begin = index + text.slice(index, index + 1_000).search(/stream\r?\n/)
    const before = text.slice(Math.max(0, index - 500), index)
    const head = before.slice(before.lastIndexOf('<<')) + text.slice(index, begin)
    const [count, first, length] = ['N', 'First', 'Length'].map(name =>
      Number(new RegExp(`/${name}\\s{1,3}(\\d{1,9})(?!\\s{1,3}\\d{1,5}\\s{1,3}R)`).exec(head)?.[1]),
    )
    if (begin < index || !count || !first || !length || head.includes('/DecodeParms')) continue
    const from = begin + (text.startsWith('\r\n', begin + 6) ? 8 : 7)
    const objects = await promisify(inflate)(bytes.subarray(from, from + length), {
      maxOutputLength: LARGEST_STREAM,
    }).catch(() => null) // An encrypted or broken stream is left unchanged.
    if (!objects || !blankIn(objects, { first, ids })) continue
    const packed = await promisify(deflate)(objects, { level: 9 })
    if (packed.length <= length) bytes.fill(SPACE, from, from + length).set(packed, from)
  }
}

function blankIn(objects: Buffer, { first, ids }: { first: number; ids: Set<string> }): boolean {
  const numbers = objects.toString('latin1', 0, first).trim().split(/\s+/)
  const starts = numbers.filter((_number, index) => index % 2 === 1).map(offset => first + Number(offset))
  let isChanged = false
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? objects.length
    if (!ids.has(numbers[2 * index] ?? '') || end - start < 5) continue
    objects.fill(SPACE, start, end).write('<<>>', start, 'latin1')
    isChanged = true
  }
  return isChanged
}
