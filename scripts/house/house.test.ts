import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deadLinks, longLines, missingDecisions } from './docs.ts'
import { cycles, foldersOf, hiddenTypes, mutual, offences, unnamedQueries } from './figures.ts'
import { readImports } from './imports.ts'
import { faultsIn } from './language.ts'
import { table } from './table.ts'

function importsOf(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'house-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  try {
    return readImports(root, ['api'])
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Offences of one file with this text. */
const offencesOf = (file: string, text: string) => offences(importsOf({ [file]: text }), table)

test('every form of import is found, except in tests and generated code', () => {
  const text = `
    import { a } from './a.ts'
    import type { B } from './b.ts'
    import { type C } from './c.ts'
    import './d.ts'
    export * from './e.ts'
    export type { F } from '../f.ts'
    export const g = async () => (await import('./g.ts')).g
    export type H = import('./h.ts').H
    import { makeOne } from './test/make.ts'
    import { z } from 'zod'`
  const imports = importsOf({ 'api/x/x.ts': text, 'api/x/x.test.ts': text, 'api/generated/y.ts': text })
  expect([...imports.keys()]).toEqual(['api/x/x.ts'])
  const names = ['a', 'b', 'c', 'd', 'e', 'g', 'h'].map(name => `api/x/${name}.ts`)
  expect(imports.get('api/x/x.ts')?.files.sort()).toEqual([...names, 'api/f.ts'].sort())
  expect(imports.get('api/x/x.ts')?.packages).toEqual(['zod'])
})

test.each([
  ['api/files/files.ts', "import '../talents/talents.ts'"],
  ['api/graphql/builder.ts', "import type { T } from '../talents/talents.ts'"],
  ['api/talents/talents.ts', "import '../graphql/builder.ts'"],
  ['api/talents/talents.ts', "import './schema.ts'"],
  ['api/talents/talents.ts', "import '../http/server.ts'"],
  ['api/talents/schema.ts', "import '../deals/deals.ts'"],
  ['api/talents/schema.ts', "import '../main.ts'"],
  ['api/http/server.ts', "import '../main.ts'"],
  ['api/talents/rules.ts', "import '../problems.ts'"],
  ['api/talents/rules.ts', "import { addDays } from 'date-fns'"],
  ['api/talents/words.ts', "import { z } from 'zod'"],
  ['api/talents/talents.ts', 'export const home = process.env.HOME'],
  ['api/talents/talents.ts', "import '../../bench/people.ts'"],
  ['api/talents/talents.ts', "import '../../reader/places.ts'"],
  ['api/talents/talents.ts', "import { drawResume } from '@talentdesk/reader/test/drawResume'"],
  ['api/http/server.ts', "import { execute } from 'graphql'"],
  ['api/talents/schema.ts', "import { parse, subscribe as follow } from 'graphql'"],
  ['api/strange.ts', ''],
])('the table refuses file %s with %s', (file, text) => {
  expect(offencesOf(file, text)).toHaveLength(1)
})

test.each([
  ['api/talents/schema.ts', "import '../graphql/builder.ts'; import './talents.ts'; import '../deals/schema.ts'"],
  ['api/talents/talents.ts', "import '../deals/deals.ts'; import '../db.ts'; import '../deals/rules.ts'"],
  ['api/talents/rules.ts', "import { z } from 'zod'; import '../rules/rules.ts'; import './words.ts'"],
  ['api/http/server.ts', "import '../talents/rest.ts'; import '../schema.ts'"],
  ['api/settings.ts', 'export const home = process.env.HOME'],
])('the table allows file %s with %s', (file, text) => {
  expect(offencesOf(file, text)).toEqual([])
})

test('files that read rows by SQL must be named, files that only lock or write need not', () => {
  const imports = importsOf({
    'api/a/sums.ts': 'export const sum = `SELECT sum(id) FROM "Deal"`',
    'api/a/plain.ts': 'export const rows = "SELECT 1 FROM x"',
    'api/a/lock.ts': 'export const lock = `SELECT 1 FROM "Deal" FOR UPDATE`',
    'api/a/write.ts': 'export const write = `WITH gone AS (SELECT 1 FROM x) DELETE FROM "Deal"`',
  })
  expect(unnamedQueries(imports, ['api/a/plain.ts', 'api/b/'])).toEqual([
    'api/a/sums.ts reads rows by SQL',
    'api/b/ is named for nothing',
  ])
})

test('each call of Object(value) is found', () => {
  const text = 'export const one = (row: unknown) => [Object(row).id, Object.keys(Object(row)), new Object()]'
  expect(hiddenTypes(importsOf({ 'api/x/x.ts': text }))).toEqual(['api/x/x.ts', 'api/x/x.ts'])
})

test('import cycles are found, also through types and lazy imports', () => {
  const imports = importsOf({
    'api/a/a.ts': "import type { B } from '../b/b.ts'",
    'api/b/b.ts': "export const c = () => import('../c/c.ts')",
    'api/c/c.ts': "import '../a/a.ts'; import '../d/d.ts'",
    'api/d/d.ts': "import type { B } from '../b/other.ts'",
    'api/b/other.ts': '',
  })
  expect(cycles(imports)).toEqual(['api/a/a.ts api/b/b.ts api/c/c.ts'])
  expect(mutual(foldersOf(imports))).toEqual([])
})

test('folders that import each other are found, unless one imports only words', () => {
  const pair = importsOf({ 'api/a/a.ts': "import '../b/b.ts'", 'api/b/c.ts': "import '../a/c.ts'", 'api/a/c.ts': '' })
  expect(mutual(foldersOf(pair))).toEqual(['a and b'])
  expect(cycles(pair)).toEqual([])
  const words = importsOf({ 'api/a/a.ts': "import '../b/words.ts'", 'api/b/b.ts': "import '../a/a.ts'" })
  expect(mutual(foldersOf(words))).toEqual([])
})

test("comments that begin with a pronoun or say 'tell', and vague names of types, are found", () => {
  const text = [
    '/** What a load has thrown. */',
    'type Told = string',
    '// Penalty for a section not preceded by a gap, as `told` by the template.',
    'export const found: Told[] = [] // It tells the rows.',
  ].join('\n')
  expect(faultsIn(text, 'a.ts').map(fault => fault.split(' ')[0])).toEqual(['1', '4', '2'])
})

test('links to files and headings that do not exist are found', () => {
  const text = '# One thing\n[a](#one-thing) [b](#two) [c](gone.md) [d](house.ts) [e](https://example.com)'
  const found = deadLinks(new Map([['house.md', text]]), import.meta.dirname.replace(/house$/, ''))
  expect(found).toEqual(['house.md links to #two', 'house.md links to gone.md'])
})

test('long lines of prose are found, except in tables, examples and the changelog', () => {
  const long = 'word '.repeat(30)
  const text = `${long}\n| ${long} |\n\`\`\`sh\n${long}\n\`\`\``
  expect(
    longLines(
      new Map([
        ['a.md', text],
        ['docs/changelog.md', long],
      ]),
    ),
  ).toHaveLength(1)
})

test('mentions of decisions without a page are found', () => {
  const pages = new Map([['docs/decisions/036-one.md', '']])
  const texts = new Map([['a.ts', 'docs/decisions/036, decision 037']])
  expect(missingDecisions(texts, pages)).toEqual(['a.ts mentions decision 037'])
})
