import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { slowAttack } from './slowExpressions.ts'

const root = path.resolve(import.meta.dirname, '../..')

const sources = ['api', 'reader', 'web'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.join(folder, file))
    .filter(
      file =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|__generated__|\/generated\/|\/test\/|\/journeys\/|^reader\/(?:bench|deep)\//.test(file),
    ),
)

/*
 * With an expression in quadratic time, a sender could block the process with one text: docs/decisions/020 explains how
 * the attacks are built, and how to fix a slow expression.
 */

type Literal = { place: string; expression: RegExp }

function literalsIn(file: string): Literal[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const found: Literal[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const line = source.slice(0, node.start).split('\n').length
      found.push({ place: `${file}:${line}`, expression: new RegExp(node.regex.pattern, node.regex.flags) })
    },
  }).visit(parseSync(file, source).program)
  return found
}

test('every regular expression runs in linear time', () => {
  const literals = sources.flatMap(literalsIn)
  expect(literals.length).toBeGreaterThan(400)
  const slow = literals.flatMap(({ place, expression }) => {
    const attack = slowAttack(expression)
    return attack ? [`${place} ${expression} on ${JSON.stringify(attack)}`] : []
  })
  expect(slow).toEqual([])
})

test("the expressions built from the reader's words run in linear time", () => {
  const script = path.join(root, 'api/test/builtExpressions.ts')
  const printed = execFileSync(process.execPath, ['--no-flush-bytecode', '--import', 'tsx', script], {
    encoding: 'utf8',
  })
  const built: { count: number; longest: number; slow: unknown[] } = JSON.parse(printed)
  expect(built.count).toBeGreaterThan(40)
  // V8 does not compile longer expressions, and interprets them many times more slowly.
  expect(built.longest).toBeLessThan(20 * 1024)
  expect(built.slow).toEqual([])
})
