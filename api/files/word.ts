import type { Spool } from './spool.ts'
import { entriesIn, findList, LONGEST_TAIL } from './zip.ts'

/** The longest list in bytes: a document has some dozens of parts. */
const LONGEST_LIST = 1024 * 1024
/** The name, as in a directory, of the stream in every .doc; spreadsheets, slides and encrypted documents lack it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')

/**
 * DOCX: a zip whose list of parts has Word's main part and no macros. Reads only the list at the end, not the parts.
 */
export async function isWordArchive(spool: Spool): Promise<boolean> {
  const list = findList(await spool.bytesAt(Math.max(0, spool.size - LONGEST_TAIL), LONGEST_TAIL))
  if (!list || list.length > LONGEST_LIST) return false
  const names = entriesIn(await spool.bytesAt(list.start, list.length)).map(({ name }) => name)
  // A file with macros is a DOCM, whatever its name; Word writes none of these into a DOCX.
  if (names.some(name => /vba(?:project|data)/i.test(name.slice(name.lastIndexOf('/') + 1)))) return false
  return names.includes('[Content_Types].xml') && names.some(name => /^word\/document\d*\.xml$/.test(name))
}

/** The name of the stream in which Office keeps a whole document behind a password. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')

/** DOC: a compound file with Word's main stream. */
export const holdsWordDocument = (spool: Spool) => hasStream(spool, WORD_STREAM)

/** Whether a compound file is a document of Office behind a password, which hides what it is. */
export const isProtectedOffice = (spool: Spool) => hasStream(spool, ENCRYPTED_STREAM)

async function hasStream(spool: Spool, name: Buffer): Promise<boolean> {
  let before: Buffer = Buffer.alloc(0)
  for (let at = 0; at < spool.size; at += 65_536) {
    const chunk = await spool.bytesAt(at, 65_536)
    if (Buffer.concat([before, chunk]).includes(name)) return true
    before = chunk.subarray(-name.length)
  }
  return false
}
