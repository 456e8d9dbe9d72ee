import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const MOST_COLUMNS = 140

/** Texts of documentation files, by their path from the root of the project. */
export type Documents = Map<string, string>

/** Reads the Markdown files of the project. */
export function readDocuments(root: string): Documents {
  const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(file => `docs/${file}`)
  const files = ['README.md', 'CONTRIBUTING.md', 'reader/README.md', 'api/rows/README.md', ...inDocs]
  return new Map(
    files
      .filter(file => file.endsWith('.md'))
      .map(file => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
  )
}

/** Reads the Markdown files and all other files that may mention a decision. */
export function readTexts(root: string): Documents {
  const folders = ['api', 'bench', 'demo', 'reader', 'scripts', 'web']
  const sources = folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
  )
  const files = ['vitest.config.ts', 'vite.config.ts', 'vite.api.config.ts', 'prisma/schema.prisma', ...sources]
  return new Map([
    ...readDocuments(root),
    ...files
      .filter(file => /\.(?:prisma|tsx?|mjs)$/.test(file) && !file.includes('generated'))
      .map(file => [file, readFileSync(path.join(root, file), 'utf8')] as const),
  ])
}

/** Lines of prose above 140 columns. Tables, examples and the changelog, whose entries are single lines, are exempt. */
export function longLines(documents: Documents): string[] {
  return [...documents].flatMap(([file, text]) => {
    if (file.endsWith('/changelog.md')) return []
    const lines = withoutCode(text).split('\n')
    const long = lines.filter(line => line.length > MOST_COLUMNS && !line.startsWith('|'))
    return long.map(line => `${file}: ${line.slice(0, 60)} …`)
  })
}

/** Links to a file or heading that does not exist. Links to other sites are not checked. */
export function deadLinks(documents: Documents, root: string): string[] {
  return [...documents].flatMap(([file, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return []
      const [target = '', heading] = link.split('#')
      const to = target === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), target))
      const named = documents.get(to)
      const isDead = named ? heading && !headings(named).includes(heading) : !exists(path.join(root, to))
      return isDead ? [`${file} links to ${link}`] : []
    }),
  )
}

/** Mentions of decisions without a page, such as `docs/decisions/036`. */
export function missingDecisions(texts: Documents, documents: Documents): string[] {
  const numbers = new Set([...documents.keys()].map(file => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1]))
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/decisions?[ /](\d{3})\b/gi)].flatMap(([mention, number]) =>
      numbers.has(number) ? [] : [`${file} mentions ${mention}`],
    ),
  )
}

/** The anchors of the headings, in GitHub's form. */
function headings(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

const exists = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined
