import type { Spool } from './spool.ts'

const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1')
const DIRECTORY_ENTRY = 0x02014b50
/** A document has some dozens of parts. */
const DIRECTORY_LIMIT = 1024 * 1024
/** The stream that every .doc has, and that spreadsheets, slides and encrypted documents lack, as a directory names it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')

/** DOCX: a zip whose list of parts has Word's main part, and no macros. Reads the list at the end, never the parts. */
export async function isWordArchive(spool: Spool): Promise<boolean> {
  const tailStart = Math.max(0, spool.size - 65_557)
  const tail = await spool.bytesAt(tailStart, 65_557)
  const end = tail.lastIndexOf(DIRECTORY_END)
  if (end < 0 || end + 22 > tail.length) return false
  const length = tail.readUInt32LE(end + 12)
  if (length > DIRECTORY_LIMIT) return false
  const names = namesIn(await spool.bytesAt(tail.readUInt32LE(end + 16), length))
  // With macros it is a DOCM, whatever it is called; Word writes none of these into a DOCX.
  if (names.some(name => /vba(?:project|data)/i.test(name.slice(name.lastIndexOf('/') + 1)))) return false
  return names.includes('[Content_Types].xml') && names.some(name => /^word\/document\d*\.xml$/.test(name))
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}

/** DOC: a compound file with Word's main stream. */
export async function holdsWordDocument(spool: Spool): Promise<boolean> {
  let before: Buffer = Buffer.alloc(0)
  for (let at = 0; at < spool.size; at += 65_536) {
    const chunk = await spool.bytesAt(at, 65_536)
    if (Buffer.concat([before, chunk]).includes(WORD_STREAM)) return true
    before = chunk.subarray(-WORD_STREAM.length)
  }
  return false
}
