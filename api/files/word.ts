import { entriesIn, findList, LONGEST_TAIL } from '@talentdesk/reader/zip'
import type { Spool } from './spool.ts'

/** The maximum length of the list of parts in bytes: a document has some dozens of parts. */
const LONGEST_LIST = 1024 * 1024
/** The name of a stream in every .doc, as in its directory; not in spreadsheets, slides and encrypted documents. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')

/** True for a DOCX: a zip file whose list of parts has Word's main part and no macros. Reads only the list of parts. */
export async function isWordArchive(spool: Spool): Promise<boolean> {
  const list = findList(await spool.bytesAt(Math.max(0, spool.size - LONGEST_TAIL), LONGEST_TAIL))
  if (!list || list.length > LONGEST_LIST) return false
  const names = entriesIn(await spool.bytesAt(list.start, list.length)).map(({ name }) => name)
  // A file with macros is a DOCM, whatever its name; Word writes no such parts into a DOCX.
  if (names.some(name => /vba(?:project|data)/i.test(name.slice(name.lastIndexOf('/') + 1)))) return false
  return names.includes('[Content_Types].xml') && names.some(name => /^word\/document\d*\.xml$/.test(name))
}

/** The name of the stream in which Office stores a document that is protected by a password. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')

/** True for a DOC: a compound file with Word's main stream. */
export const holdsWordDocument = async (spool: Spool) => (await placeOf(spool, WORD_STREAM)) !== undefined

/** True for an Office document protected by a password. Such a file in a newer format hides its type, too. */
export const isProtectedOffice = async (spool: Spool) =>
  (await placeOf(spool, ENCRYPTED_STREAM)) !== undefined || (await isProtectedDoc(spool))

/** True for an encrypted DOC, by a flag at the start of its main stream: [MS-DOC] 2.5.2, fEncrypted of FibBase. */
async function isProtectedDoc(spool: Spool): Promise<boolean> {
  const place = await placeOf(spool, WORD_STREAM)
  if (place === undefined) return false
  const [sectorSize, entry] = [await spool.bytesAt(30, 2), await spool.bytesAt(place, ENTRY)]
  if (entry.length < ENTRY) return false
  const start = (entry.readUInt32LE(116) + 1) * 2 ** Math.min(sectorSize.readUInt16LE(), 16)
  const head = await spool.bytesAt(start, 12)
  return head.length === 12 && head.readUInt16LE() === WORD_MARK && (head.readUInt16LE(10) & 0x0100) !== 0
}

/** The length in bytes of an entry in the directory of a compound file, which begins with the name of its stream. */
const ENTRY = 128
const WORD_MARK = 0xa5ec

/** The index of the first occurrence of a name in the file. */
async function placeOf(spool: Spool, name: Buffer): Promise<number | undefined> {
  let before: Buffer = Buffer.alloc(0)
  for (let at = 0; at < spool.size; at += 65_536) {
    const chunk = await spool.bytesAt(at, 65_536)
    const found = Buffer.concat([before, chunk]).indexOf(name)
    if (found >= 0) return at - before.length + found
    before = chunk.subarray(-name.length)
  }
  return undefined
}
