import { expect, test } from 'vitest'
import { doubtsOf } from './certainty/doubts.ts'
import { readIn, readPlausibly } from './mostPlausible.ts'
import { openPlaces } from './places.ts'
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

test('the sections of a resume without headings are found by their content', () => {
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

test('the usual way of reading is chosen if its result is plausible', () => {
  expect(readPlausibly(plainLayout).way).toEqual({ columns: 'strict', headings: 'scored' })
})

test('a doubt about missing positions shows the lines with their dates', () => {
  const layout = layoutOfText(
    ...[
      ...top,
      'EXPERIENCE',
      ...jobs,
      'Dyer\t2013 - 2015',
      'Osprey Ltd',
      '• Dyed',
      'Knitter\t2011 - 2013',
      'Merlin Ltd',
    ],
    ...['SKILLS', 'Sewing, weaving', 'EDUCATION', 'Oslo University'],
  )
  const reading = readPlausibly(layout)
  const places = openPlaces(layout, reading.lines)
  expect(doubtsOf(reading, places)).toEqual([])
  const without = (most: number) => doubtsOf({ ...reading, jobs: reading.jobs.slice(0, most) }, places)
  expect(without(2)).toMatchObject([{ field: 'previousCompanies', kind: 'COMPANIES_INCOMPLETE', page: 1 }])
  expect(without(2)[0]?.box?.y).toBeGreaterThan(without(0)[0]?.box?.y ?? 1)
  expect(without(0)).toMatchObject([{ field: 'previousCompanies', kind: 'COMPANIES_LOST', page: 1 }])
})
