import type { Imports } from './imports.ts'
import type { Row } from './table.ts'

/** Messages about files that read rows by SQL but are not named, and about named files that do not read rows. */
export function unnamedQueries(imports: Imports, queries: readonly string[]): string[] {
  const isNamed = (file: string) => queries.some(pattern => fits(file, pattern, file))
  const reading = [...imports].flatMap(([file, { readsBySql }]) => (readsBySql ? [file] : []))
  return [
    ...reading.filter(file => !isNamed(file)).map(file => `${file} reads rows by SQL`),
    ...queries
      .filter(pattern => !reading.some(file => fits(file, pattern, file)))
      .map(pattern => `${pattern} is named for nothing`),
  ]
}

/** Messages about imports that the table does not allow, files without a row, and GraphQL executed without Yoga. */
export function offences(imports: Imports, table: Row[]): string[] {
  return [...imports].flatMap(([file, { files, packages, readsEnvironment, executors }]) => {
    const row = table.find(row => row.files.some(pattern => fits(file, pattern, file)))
    if (!row) return [`${file} has no row in the table`]
    const refused = packages.filter(name => forTests.test(name) || (row.packages && !row.packages.test(name)))
    const environment = readsEnvironment && !row.readsEnvironment ? ['the environment'] : []
    return [...files.filter(target => !mayImport(row, target, file)), ...refused, ...environment, ...executors].map(
      target => `${file} uses ${target}`,
    )
  })
}

/** Exports of the reader's package that only tests and benchmarks may use. */
const forTests = /^@talentdesk\/reader\/(?:test|bench)\//

/** The file of each `Object(value)`, which has type `any`, so that reading its members is not checked. */
export const hiddenTypes = (imports: Imports): string[] =>
  [...imports].flatMap(([file, { casts }]) => Array<string>(casts).fill(file))

function mayImport({ may }: Row, target: string, from: string): boolean {
  const taken = may.filter(pattern => pattern.startsWith('-')).map(pattern => pattern.slice(1))
  return may.some(pattern => fits(target, pattern, from)) && !taken.some(pattern => fits(target, pattern, from))
}

function fits(file: string, pattern: string, from: string): boolean {
  const whole = pattern === 'own/' ? `${from.split('/').slice(0, 2).join('/')}/` : pattern
  const expression = whole.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  return new RegExp(`^${expression}${whole.endsWith('/') ? '' : '$'}`).test(file)
}

/** Import cycles, each as a list of its files. */
export function cycles(imports: Imports): string[] {
  const next = (file: string) => imports.get(file)?.files ?? []
  const circles = new Set<string>()
  for (const file of imports.keys()) {
    const reached = reachedFrom(file, next)
    if (!reached.has(file)) continue
    circles.add(
      [...reached]
        .filter(other => reachedFrom(other, next).has(file))
        .sort()
        .join(' '),
    )
  }
  return [...circles]
}

function reachedFrom(start: string, next: (at: string) => string[]): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const target of next(at)) {
      if (reached.has(target)) continue
      reached.add(target)
      open.push(target)
    }
  }
  return reached
}

/** The folders of api, each with the folders that it imports. Imports of a `words.ts` do not count. */
export function foldersOf(imports: Imports): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const [file, { files }] of imports) {
    const from = folderOf(file)
    if (!from) continue
    const targets = folders.get(from) ?? new Set()
    folders.set(from, targets)
    for (const file of files.filter(each => !each.endsWith('/words.ts'))) {
      const to = folderOf(file)
      if (to && to !== from) targets.add(to)
    }
  }
  return folders
}

const folderOf = (file: string) => /^api\/(\w+)\//.exec(file)?.[1]

/** Pairs of folders that import each other. */
export function mutual(folders: Map<string, Set<string>>): string[] {
  return [...folders].flatMap(([one, targets]) =>
    [...targets].filter(other => one < other && folders.get(other)?.has(one)).map(other => `${one} and ${other}`),
  )
}
