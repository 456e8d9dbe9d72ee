import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { partPattern, rangePattern } from '../extraction/text/dates.ts'
import { slowAttack } from './slowExpressions.ts'

const root = path.resolve(import.meta.dirname, '../..')

const sources = ['api', 'web'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.join(folder, file))
    .filter(
      file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__|\/generated\/|\/test\/|\/journeys\//.test(file),
    ),
)

/*
 * Whoever sends a text to an expression that takes four times as long for twice the text holds the process with it:
 * docs/decisions/020 tells how the attacks are made, and how to mend what is found.
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

test('every expression takes time in proportion to the text that it meets', () => {
  const literals = sources.flatMap(literalsIn)
  expect(literals.length).toBeGreaterThan(400)
  const slow = literals.flatMap(({ place, expression }) => {
    const attack = slowAttack(expression)
    return attack ? [`${place} ${expression} on ${JSON.stringify(attack)}`] : []
  })
  expect(slow).toEqual([])
})

test.each([
  ['a part of a date', partPattern],
  ['a range of dates', rangePattern],
])('so does the one for %s, which is put together', (_name, expression) => {
  expect(slowAttack(expression)).toBeUndefined()
})

test.each([
  /\s+$/,
  /^[. ]+|[. ]+$/g,
  /\/.*$/,
  /@[^.]*$/,
  /\([^)]*\)/,
  /^(.*?)(?:(?:ext\.?|x|#)\s*(\d+))?\s*$/i,
  /[^\s<>()|,;:]+@[^\s<>()|,;]+\.[^\s<>()|,;]+/,
  /^(a+)+$/,
  /^(?:\d{4}|(?:19|20)\d\d)+$/,
])('the measure finds that %s is slow', expression => {
  expect(slowAttack(expression)).toBeDefined()
})

test.each([/[^\s@]+/, /^\s+|(?<!\s)\s+$/g, /^[^\s@]{1,64}@[^\s@]+$/, /\/.*/s, /\([^()]*\)/])(
  'the measure finds that %s is linear',
  expression => {
    expect(slowAttack(expression)).toBeUndefined()
  },
)
