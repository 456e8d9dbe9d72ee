import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = { role?: string; id?: string; children?: Node[] }

/** The content of a PDF: its metadata, and for each page the words and the structure roles, from the top. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  try {
    const { info, metadata } = await pdf.getMetadata()
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const page = await pdf.getPage(index + 1)
        const [{ items }, tree] = await Promise.all([page.getTextContent(), page.getStructTree()])
        const links = (await page.getAnnotations()).flatMap(({ url }) => (url ? [String(url)] : []))
        const text = items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
        return { text: text.replace(/\s+/g, ' '), roles: rolesOf(tree), links }
      }),
    )
    const isTagged = (await pdf.getMarkInfo())?.Marked === true
    const text = pages.map(page => page.text).join(' ')
    return { info: info as Record<string, unknown>, xmp: metadata?.getRaw() as string, isTagged, pages, text }
  } finally {
    await pdf.destroy()
  }
}

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)]
