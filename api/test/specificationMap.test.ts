import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '../calls.ts'

/* Holds docs/specification-map.md against the code. That each call answers as it should is what the tests it names are for. */

const map = readFileSync('docs/specification-map.md', 'utf8')

/** The cells of a part's table, each as the texts between its backticks. */
function rowsOf(part: string): string[][][] {
  const [, table = ''] = map.split(`## ${part}\n`)
  const lines = (table.split('\n## ')[0] ?? '').split('\n').filter(line => /^\|(?!---)/.test(line))
  return lines.slice(1).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)),
  )
}

/** What stands in the first and in the last column of a part whose rows name one thing and its test. */
const namedIn = (part: string) => rowsOf(part).map(([name, , tests]) => ({ name: name?.[0] ?? '', tests: tests ?? [] }))

const folder = 'docs/specification'
const chapters = readdirSync(folder).filter(file => file !== 'README.md')

test.each(chapters)('every heading of %s says where it is built and tested', file => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const [, title = ''] = /^# (.*)$/m.exec(text) ?? []
  const rows =
    map
      .split(`## ${title}\n`)[1]
      ?.split('\n## ')[0]
      ?.match(/^\| (?!\[)[^|]+(?= \|)/gm) ?? []
  expect(rows.map(row => row.slice(2))).toEqual([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading))
  for (const [, built, tested] of rowsOf(title)) {
    expect(built).not.toEqual([])
    expect(tested?.every(test => test.endsWith('.test.ts')) && tested.length > 0).toBe(true)
  }
})

test('every path that is named exists', () => {
  const named = [...map.matchAll(/`((?:api|web|prisma|docs)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(file => !existsSync(file))).toEqual([])
})

test('every page of the application is named', () => {
  const paths = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('route.ts'))
    .map(file => /path: '([^']+)'/.exec(readFileSync(path.join('web', file), 'utf8'))?.[1])
  const pages = namedIn('Pages')
  expect(pages.map(({ name }) => name).sort()).toEqual([...paths, '/login', '*'].sort())
})

test('every call of the table is named, with a test that makes it', () => {
  const named = namedIn('Calls')
  expect(named.map(({ name }) => name).sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort())
  const untested = named.filter(({ name, tests }) => !tests.every(file => makes(name, readFileSync(file, 'utf8'))))
  expect(untested).toEqual([])
})

/** The path with whatever stands for its parameters, as a line of the tests' own or an address that is fetched. */
function makes(call: string, code: string): boolean {
  const [method = '', address = ''] = call.split(' ')
  const url = address.replaceAll('.', '\\.').replace(/\{\w+\}/g, '(\\$\\{.+?\\}|[\\w%]+)')
  return new RegExp(`(${method} |['"\`}])${url}['"\`?]`).test(code)
}
