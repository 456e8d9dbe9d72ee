/** The kinds of documents that can be read. */
export type DocumentKind = 'PDF' | 'DOCX' | 'DOC'

/** What a document is by its first bytes; readers of PDF accept a little rubbish before the mark. */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1')
  if (head.startsWith('PK\x03\x04')) return 'DOCX'
  if (head.startsWith('\xd0\xcf\x11\xe0')) return 'DOC'
  return head.includes('%PDF-') ? 'PDF' : undefined
}
