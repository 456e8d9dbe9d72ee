import { expect, test } from 'vitest'
import { linesAt } from '../test/linesOfText.ts'
import { divide } from './sections.ts'

const rows = (y: number, ...texts: string[][]) =>
  texts.flatMap((row, down) =>
    row.flatMap((text, across) => (text ? [{ text, x: 50 + across * 170, y: y + down * 14 }] : [])),
  )

const dates = ['2021 – Present', '2019 – 2021', '2018']
const titles = ['Baker', 'Weaver', 'Miller']
const firms = ['Kestrel Bread', 'Northwind', 'Otter Mills']
const tasks = [
  ['• Baked bread', '• Wove the sails of', '• Ground the flour'],
  ['', 'all ships'],
]

test.each([
  ['dates first', [dates, titles, firms, ...tasks], [0, 1, 2]],
  ['dates below the firms', [titles, firms, dates, ...tasks], [2, 0, 1]],
])('reads cards in a row, each as a whole: %s', (_, cards, order) => {
  const lines = linesAt([
    ...rows(50, ['**EXPERIENCE']),
    ...rows(80, ...cards),
    ...rows(180, ...cards.map(row => row.slice(1, 2))),
    ...rows(300, ['**EDUCATION'], ['Maths, York School']),
  ])
  const [work, education] = divide(lines)
  const at = (column: number) => [dates[column], titles[column], firms[column]]
  const head = (column: number) => order.map((_, row) => at(column)[order.indexOf(row)])
  expect(work?.lines.map(({ text }) => text)).toEqual([
    ...[...head(0), 'Baked bread'],
    ...[...head(1), 'Wove the sails of', 'all ships'],
    ...[...head(2), 'Ground the flour'],
    ...[...head(1), 'Wove the sails of', 'all ships'],
  ])
  expect(education?.lines.map(({ text }) => text)).toEqual(['Maths, York School'])
})
