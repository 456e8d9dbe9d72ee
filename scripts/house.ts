import path from 'node:path'
import { deadLinks, longLines, missingDecisions, readDocuments, readTexts } from './house/docs.ts'
import { cycles, foldersOf, hiddenTypes, mutual, offences, unnamedQueries } from './house/figures.ts'
import { readImports } from './house/imports.ts'
import { languageFaults } from './house/language.ts'
import { queries, table } from './house/table.ts'

/*
 * `npm run house` checks all imports against the table in house/table.ts and prints the figures of the code. It exits
 * with 1 if a figure is above its limit. `npm test` runs it. Imports of types and lazy imports count, too. Tests and
 * generated code are left out (docs/decisions/024). An import of the `words.ts` of another folder does not count as a
 * dependency.
 */

const root = path.resolve(import.meta.dirname, '..')
const imports = readImports(root, ['api', 'reader', 'web'])
const documents = readDocuments(root)

const figures = [
  { what: 'imports against the table', most: 0, found: offences(imports, table) },
  { what: 'SQL for reading outside the named files', most: 0, found: unnamedQueries(imports, queries) },
  { what: 'cycles of files', most: 0, found: cycles(imports) },
  { what: 'pairs of api folders that import each other', most: 1, found: mutual(foldersOf(imports)) },
  { what: 'values taken for any by Object(…)', most: 0, found: hiddenTypes(imports) },
  { what: 'lines of documents above 140 columns', most: 0, found: longLines(documents) },
  { what: 'dead links in documents', most: 0, found: deadLinks(documents, root) },
  {
    what: 'decisions that are mentioned and have no page',
    most: 0,
    found: missingDecisions(readTexts(root), documents),
  },
  {
    what: 'comments and names that need a second reading',
    most: 0,
    found: languageFaults(root, ['api', 'bench', 'demo', 'prisma', 'reader', 'scripts', 'web']),
  },
]

console.log(`${imports.size} files in api, reader and web`)
for (const { what, most, found } of figures) {
  console.log(`${found.length > most ? 'TOO MANY' : 'ok'}  ${what}: ${found.length}, at most ${most}`)
  if (found.length > most || found.length <= 20) for (const one of found) console.log(`      ${one}`)
}
if (figures.some(({ most, found }) => found.length > most)) process.exitCode = 1
