import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/** Habits that make comments hard to read (docs/glossary.md), as expressions for the text of a comment. */
const COMMENT_HABITS: [RegExp, string][] = [
  [/\b(?:tells?|told|telling)\b/i, "say 'report', 'return', 'know' or 'show' instead of 'tell'"],
  [/^(?:What|Who|Whoever|Whatever|That|Which|Whose|Why|Where|Of)\b(?!.*\?$)/, 'begin with the noun'],
]

/** Names of types that are participles or pronouns. A type must be named by a noun. */
const VAGUE_NAMES =
  /^(?:Asked|Asking|Found|Told|Shown|Reads|Given|Taken|Kept|Known|Seen|Made|Sent|Said|Held|Chosen|Worked|Read|Place|Thing|Those|Ones?|Such)$/

const CODE = /\.(?:tsx?|mjs)$/
const LEFT_OUT = /(?:^|\/)(?:node_modules|generated|__generated__)\/|^scripts\/contract\/clients\//

/** Messages about comments and names of types with one of the faults: file, line, text, remedy. */
export function languageFaults(root: string, folders: string[]): string[] {
  return folders
    .flatMap(folder =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(file =>
        path.posix.join(folder, file.replaceAll(path.sep, '/')),
      ),
    )
    .filter(file => CODE.test(file) && !LEFT_OUT.test(file))
    .flatMap(file => faultsIn(readFileSync(path.join(root, file), 'utf8'), file).map(fault => `${file}:${fault}`))
}

/** The faults of one file, each with its line number. */
export function faultsIn(source: string, file: string): string[] {
  const { program, comments } = parseSync(file, source)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const faults = comments.flatMap(({ value, start }) => {
    const text = plain(value)
    return COMMENT_HABITS.filter(([habit]) => habit.test(text)).map(
      ([, remedy]) => `${lineOf(start)} '${text.slice(0, 60)}': ${remedy}`,
    )
  })
  const named = ({ id }: { id: { name: string; start: number } }) => {
    if (VAGUE_NAMES.test(id.name)) faults.push(`${lineOf(id.start)} type ${id.name}: name it by its noun`)
  }
  new Visitor({ TSTypeAliasDeclaration: named, TSInterfaceDeclaration: named }).visit(program)
  return faults
}

/** The text of a comment without stars and quoted words. */
const plain = (comment: string) =>
  comment
    .split('\n')
    .map(line => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .replace(/'[^']*'|`[^`]*`/g, '')
    .trim()
