import { expect, test } from 'vitest'
import { doubtsOf } from './doubts.ts'
import { openPlaces } from './places.ts'
import { readIn, readPlausibly } from './readings.ts'
import { layoutOfText } from './test/linesOfText.ts'

const jobs = [
  'Tailor\t2019 - 2021',
  'Northwind Studio',
  '• Sewed shirts',
  'Weaver\t2015 - 2019',
  'Kestrel Ltd',
  '• Wove',
]
const top = ['Ada Fields', 'ada@fields.example', 'A tailor who likes plain answers and sturdy seams.']

test('a resume without headings is read by its content', () => {
  const layout = layoutOfText(...top, ...jobs)
  expect(readIn({ columns: 'strict', headings: 'scored' }, { layout }).jobs).toEqual([])
  const { jobs: found, way } = readPlausibly(layout)
  expect(way.headings).toBe('byContent')
  expect(found.map(({ company, title }) => [title, company])).toEqual([
    ['Tailor', 'Northwind Studio'],
    ['Weaver', 'Kestrel Ltd'],
  ])
})

const plainLayout = layoutOfText(
  ...top,
  'EXPERIENCE',
  ...jobs,
  'SKILLS',
  'Sewing, weaving',
  'EDUCATION',
  'Oslo University',
)

test('the usual reading stands where it convinces', () => {
  expect(readPlausibly(plainLayout).way).toEqual({ columns: 'strict', headings: 'scored' })
})

test('dates that belong to no position are doubted, at their place', () => {
  const reading = readPlausibly(plainLayout)
  const places = openPlaces(plainLayout, reading.lines)
  expect(doubtsOf(reading, places)).toEqual([])
  const doubts = doubtsOf({ ...reading, jobs: [] }, places)
  expect(doubts).toMatchObject([{ field: 'previousCompanies', kind: 'COMPANIES_INCOMPLETE', page: 1 }])
  expect(doubts[0]?.box?.y).toBeGreaterThan(0.1)
})
