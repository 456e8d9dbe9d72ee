import PQueue from 'p-queue'
import { clearPdf } from './pdfMetadata.ts'
import { clearGif, clearJpeg, clearPng, clearWebp } from './pictureMetadata.ts'
import type { FileType } from './rules.ts'
import type { Spool } from './spool.ts'

/** Processes one file at a time, as each file is loaded into memory. */
const turns = new PQueue({ concurrency: 1 })

/**
 * Returns the file without metadata about people and places: EXIF and GPS of pictures, author, title and program of
 * PDFs. The visible content does not change: docs/decisions/011. Null for types that are stored unchanged.
 */
export async function withoutMetadata(spool: Spool, type: FileType): Promise<Buffer | null> {
  const clear = CLEAR[type]
  return clear ? turns.add(async () => clear(await spool.bytesAt(0, spool.size))) : null
}

const CLEAR: Partial<Record<FileType, (bytes: Buffer) => Promise<Buffer> | Buffer>> = {
  'image/jpeg': clearJpeg,
  'image/png': clearPng,
  'image/webp': clearWebp,
  'image/gif': clearGif,
  'application/pdf': clearPdf,
}
