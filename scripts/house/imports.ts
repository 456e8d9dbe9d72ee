import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/** The imports of files by path. `executors`: imports that execute GraphQL. `casts`: calls of `Object(value)`. */
export type Imports = Map<
  string,
  {
    files: string[]
    packages: string[]
    readsEnvironment: boolean
    readsBySql: boolean
    executors: string[]
    casts: number
  }
>

const leftOut = /\.test\.tsx?$|\/(?:test|journeys|generated|__generated__)\/|^reader\/(?:bench|deep)\//

/** Reads all imports in the folders, also lazy imports and imports of types. Leaves out tests and generated code. */
export function readImports(root: string, folders: string[]): Imports {
  const files = folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(file => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter(file => /\.tsx?$/.test(file) && !leftOut.test(file)),
  )
  return new Map(files.map(file => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'))]))
}

function importsOf(file: string, source: string) {
  const { program, module } = parseSync(file, source)
  const named = new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(entry => entry.moduleRequest?.value ?? [])),
  ])
  const texts: string[] = []
  let casts = 0
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.raw).join('?')),
    ImportExpression: ({ source }) => void ('value' in source && named.add(String(source.value))),
    // `Object(value)` has type `any`. Use `member(value, name)` to read a member.
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'Object') casts++
    },
    TSImportType: ({ source }) => void named.add(source.value),
  }).visit(program)
  const ours = [...named].filter(name => name.startsWith('.'))
  return {
    files: ours.map(name => path.posix.join(path.posix.dirname(file), name)).filter(target => !leftOut.test(target)),
    packages: [...named].filter(name => !name.startsWith('.')),
    readsEnvironment: source.includes('process.env'),
    readsBySql: texts.some(text => READS.test(text) && !LOCKS_OR_WRITES.test(text)),
    executors: module.staticImports
      .filter(({ moduleRequest }) => GRAPHQL.test(moduleRequest.value))
      .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? ''))
      .filter(name => EXECUTES.test(name)),
    casts,
  }
}

/** SQL that reads rows, and SQL that a verb may use in addition to Prisma. */
const READS = /\b(?:SELECT|WITH)\b[\s\S]*\bFROM\b/
const LOCKS_OR_WRITES = /\bFOR (?:NO KEY )?(?:UPDATE|SHARE)\b|\bpg_advisory|\b(?:INSERT INTO|DELETE FROM)\b|\bUPDATE "/

/** Functions that execute a GraphQL document without Yoga. */
const GRAPHQL = /^(graphql|@graphql-tools\/executor)(\/|$)/
const EXECUTES = /^(execute|subscribe|graphql|graphqlSync|normalizedExecutor)/
