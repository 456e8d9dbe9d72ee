import { expect, test } from 'vitest'
import { linesAt } from '../test/linesOfText.ts'
import { divide } from './sections.ts'

const at = (x: number, ...rows: [y: number, text: string][]) => rows.map(([y, text]) => ({ x, y, text }))

const kindsOf = (...texts: ReturnType<typeof at>) =>
  divide(linesAt(texts)).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])

const header = at(50, [50, '**Ada Byron'], [66, 'ada@example.org, +44 7700 900 123, Leeds, United Kingdom'])

const text = at(
  130,
  [100, 'Senior Engineer, Northwind Pay, 2019 – Present'],
  [114, 'Built the ledger'],
  [150, 'BSc Mathematics, 2010 – 2014'],
  [164, 'Leeds University'],
  [200, 'Welding, Carpentry'],
  [236, 'French'],
  [250, 'German'],
)

const sections = [
  ['experience', ['Senior Engineer, Northwind Pay, 2019 – Present', 'Built the ledger']],
  ['education', ['BSc Mathematics, 2010 – 2014', 'Leeds University']],
  ['skills', ['Welding, Carpentry']],
  ['languages', ['French', 'German']],
]

test('parts headings from text that begins a space behind them', () => {
  const margin = [
    ...at(75, [100, 'Experience']),
    ...at(80, [150, 'Education']),
    ...at(95, [200, 'Skills']),
    ...at(80, [236, 'Languages']),
  ]
  expect(kindsOf(...header, ...margin, ...text).slice(1)).toEqual(sections)
})

test('reads headings that stand beside the middle of their sections, over several lines', () => {
  const margin = at(50, [107, 'Experience'], [151, 'Educa-'], [163, 'tion'], [200, 'Skills'], [243, 'Languages'])
  expect(kindsOf(...header, ...margin, ...text).slice(1)).toEqual(sections)
})
