import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../schema.ts'
import { costOf, depthOf, scan } from './measure.ts'

const page = (args: string, node = 'id') => `{ talents${args} { edges { node { ${node} } } } }`
const FRAGMENTS = 'fragment F on Talent { id ...G } fragment G on Talent { name }'

const cost = (text: string, variableValues = {}, operationName?: string) =>
  costOf({ schema, document: parse(text), variableValues, operationName })

const READ = 'mutation ($input: ReadRequirementsInput!) { readRequirements(input: $input) { requirements { label } } }'
const readingCosts: [string, object, number][] = [
  [READ, { input: { jobDescription: 'a'.repeat(4_995) } }, 1 + 500 + 11],
  [READ.replace('$input)', '{jobDescription: $text})'), { text: 'a'.repeat(50) }, 1 + 5 + 11],
  ['mutation { readRequirements(input: {jobDescription: "Go developer"}) { requirements { label } } }', {}, 1 + 2 + 11],
]

test.each([
  ['{ viewer { id } }', {}, 2],
  [page('(first: 5)'), {}, 1 + 5 * 3],
  [page('(last: 5)'), {}, 1 + 5 * 3],
  [page(''), {}, 1 + 50 * 3],
  [`query ($n: Int) ${page('(first: $n)')}`, { n: 7 }, 1 + 7 * 3],
  [`query ($n: Int = 8) ${page('(first: $n)')}`, {}, 1 + 8 * 3],
  [`query ($n: Int = 8) ${page('(first: $n)')}`, { n: null }, 1 + 50 * 3],
  [`query ($n: Int) ${page('(first: $n)')}`, { n: -1 }, 1 + 3],
  [page('(first: 5)', 'candidacies { id }'), {}, 1 + 5 * (2 + 1 + 10)],
  [`${page('(first: 5)', '...F ... on Talent { ...F }')} ${FRAGMENTS}`, {}, 1 + 5 * (2 + 2 + 2)],
  ...readingCosts,
  ['{ __typename __schema { types { name fields { name } } } }', {}, 6],
])('%s with %j costs %i', (text, variables, points) => {
  expect(cost(text, variables)).toBe(points)
})

test('only the cost of the executed operation counts', () => {
  const both = `query A { viewer { id } } query B ${page('')}`
  expect([cost(both, {}, 'A'), cost(both, {}, 'B'), cost(both, {}, 'C')]).toEqual([2, 151, 0])
})

test('nested fragments are measured once, and recursive ones count 0', () => {
  const levels = Array.from({ length: 60 }, (_, i) => `fragment F${i} on Talent { ...F${i + 1} ...F${i + 1} }`)
  const bomb = parse(`{ node(id: "x") { ...F0 } } ${levels.join(' ')} fragment F60 on Talent { id }`)
  expect(costOf({ schema, document: bomb })).toBe(1 + 2 ** 60)
  expect(depthOf(bomb)).toBe(2)
  expect(
    depthOf(parse('{ node(id: "x") { ...A } } fragment A on Talent { id ...B } fragment B on Talent { ...A }')),
  ).toBe(2)
})

test('counts tokens without comments, and tokens and brackets up to the first syntax error', () => {
  expect(scan('# Who?\n{ viewer { id } } # Me.')).toEqual({ tokens: 6, nesting: 2 })
  expect(scan('{ a(b: [{ c: "[{(" }]) { d } ?')).toEqual({ tokens: 16, nesting: 4 })
})
