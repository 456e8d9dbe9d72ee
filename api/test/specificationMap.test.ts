import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '../calls.ts'

/* Compares docs/specification-map.md with the code. The tests listed there check the behaviour. */

const map = readFileSync('docs/specification-map.md', 'utf8')

/** The rows of a section's table: for each cell, the texts between backticks. */
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

/** The first and last columns of a section with one row for each thing and its tests. */
const namedIn = (part: string) => rowsOf(part).map(([name, , tests]) => ({ name: name?.[0] ?? '', tests: tests ?? [] }))

const folder = 'docs/specification'
const chapters = readdirSync(folder).filter(file => file !== 'README.md')

test.each(chapters)('every heading of %s lists its code and tests', file => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const [, title = ''] = /^# (.*)$/m.exec(text) ?? []
  const rows =
    map
      .split(`## ${title}\n`)[1]
      ?.split('\n## ')[0]
      ?.match(/^\| (?!\[)[^|]+(?= \|)/gm) ?? []
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(row => row.slice(2))).toEqual([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading))
  for (const [, built, tested] of rowsOf(title)) {
    expect(built).not.toEqual([])
    expect(tested?.every(test => test.endsWith('.test.ts')) && tested.length > 0).toBe(true)
  }
})

test('every listed path exists', () => {
  const named = [...map.matchAll(/`((?:api|web|prisma|docs)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(file => !existsSync(file))).toEqual([])
})

test('lists every page of the application', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
  const saidIn = (name: string, pattern: RegExp) =>
    files
      .filter(file => path.basename(file) === name)
      .flatMap(file => [...readFileSync(path.join('web', file), 'utf8').matchAll(pattern)])
      .map(([, said = '']) => said)
  const forStaff = saidIn('route.ts', /path: '([^']+)'/g)
  const forVisitors = saidIn('pages.ts', /folder: '([^']+)'/g)
  const named = namedIn('Pages').map(({ name }) => name.replace(/(?<=^\/(share|apply)\/):\w+$/, ':token'))
  const all = [...forStaff, ...forVisitors.map(folder => `/${folder}/:token`), '/login', '*']
  expect(named.sort()).toEqual(all.sort())
})

test('lists every REST call, with a test that sends it', () => {
  const named = namedIn('Calls')
  expect(named.map(({ name }) => name).sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort())
  const untested = named.filter(({ name, tests }) => !tests.every(file => makes(name, readFileSync(file, 'utf8'))))
  expect(untested).toEqual([])
})

/** Whether the code contains the call, with any parameters, as a request line or as a URL. */
function makes(call: string, code: string): boolean {
  const [method = '', address = ''] = call.split(' ')
  const url = address.replaceAll('.', '\\.').replace(/\{\w+\}/g, '(\\$\\{.+?\\}|[\\w%]+)')
  return new RegExp(`(${method} |['"\`}])${url}['"\`?]`).test(code)
}
