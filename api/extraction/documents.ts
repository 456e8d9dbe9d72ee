import { documentKind } from './documentKind.ts'
import type { Layout } from './pages/layout.ts'
import { readPages } from './pages/readPages.ts'
import { readDoc } from './word/doc.ts'
import { readDocx } from './word/docx.ts'

/** Reads what stands where. Throws when the document is broken. */
export function readDocument(bytes: Uint8Array): Promise<Layout> {
  const kind = documentKind(bytes)
  return kind === 'DOCX' ? readDocx(bytes) : kind === 'DOC' ? readDoc(bytes) : readPages(bytes)
}
