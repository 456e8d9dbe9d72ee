import { fileTypeFromBuffer } from 'file-type'
import { FILE_TYPES, type FileType } from './rules.ts'
import type { Spool } from './spool.ts'
import { holdsWordDocument, isWordArchive } from './word.ts'

/** Detects the type of a file from its bytes; undefined for types that are not accepted. */
export async function sniff(spool: Spool): Promise<FileType | undefined> {
  const head = await spool.bytesAt(0, 4_100)
  if (startsAsPdf(head)) return 'application/pdf'
  if (isZip(head)) {
    return (await isWordArchive(spool))
      ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      : undefined
  }
  const mime = (await fileTypeFromBuffer(head))?.mime
  if (mime === 'application/x-cfb') return (await holdsWordDocument(spool)) ? 'application/msword' : undefined
  if (mime === 'image/apng') return 'image/png'
  return isKept(mime) ? mime : undefined
}

/** True if the header of a PDF follows, also after a byte order mark or blank lines, which every reader accepts. */
function startsAsPdf(head: Buffer): boolean {
  return /^(\xef\xbb\xbf)?[\s\0]{0,32}%PDF-\d/.test(head.toString('latin1', 0, 48))
}

function isZip(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'PK\x03\x04'
}

function isKept(mime: string | undefined): mime is FileType {
  return mime !== undefined && mime in FILE_TYPES
}
