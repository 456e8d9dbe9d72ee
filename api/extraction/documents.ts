import type { DocumentKind } from './documentKind.ts'
import type { Layout } from './pages/layout.ts'
import { readPages } from './pages/readPages.ts'
import { readDoc } from './word/doc.ts'
import { readDocx } from './word/docx.ts'

/** Reads what stands where. Throws when the document is broken. */
export function readDocument(bytes: Uint8Array, kind: DocumentKind): Promise<Layout> {
  return kind === 'DOCX' ? readDocx(bytes) : kind === 'DOC' ? readDoc(bytes) : readPages(bytes)
}
