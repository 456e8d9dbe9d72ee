import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { FirstAnswer } from './firstAnswers.ts'

/** The id of the element from which the pages read the answer (web/relay/earlyAnswers.ts). */
const ELEMENT = 'first-answer'

/** Vite's manifest of the pages: the file and the imports of each module. */
const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))

/** Makes the document of a page that contains its first answer and links to all code of the page. */
export async function readStartDocument(folder: string) {
  const plain = await readFile(path.join(folder, 'index.html'), 'utf8')
  const chunks = manifest.parse(JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')))
  const links = new Map<string, string>()

  function linksOf(page: string): string {
    const known = links.get(page)
    if (known !== undefined) return known
    const found = new Set<string>()
    const visit = (name: string) => {
      const chunk = chunks[name]
      if (!chunk || found.has(chunk.file)) return
      found.add(chunk.file)
      for (const imported of chunk.imports) visit(imported)
    }
    visit(page)
    const made = [...found]
      .filter(file => !plain.includes(file))
      .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('')
    links.set(page, made)
    return made
  }

  return ({ page, json }: FirstAnswer): string =>
    plain
      .replace('</head>', () => `${linksOf(page)}</head>`)
      .replace('</body>', () => `<script type="application/json" id="${ELEMENT}">${json}</script></body>`)
}
