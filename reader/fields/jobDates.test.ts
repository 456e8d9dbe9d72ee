import { expect, test } from 'vitest'
import { linesAt } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

const twoJobs = [
  ['Northwind Pay', 'Senior Engineer'],
  ['Kestrel', 'Data Analyst'],
]

const at = (x: number, ...rows: [y: number, text: string][]) => rows.map(([y, text]) => ({ x, y, text }))

test.each([
  [
    "on the left, at half of the entry's height",
    [
      ...at(50, [114, '2019 - Present'], [184, '2016 - 2019']),
      ...at(150, [100, '**Senior Engineer'], [120, 'Northwind Pay'], [160, '**Data Analyst'], [174, 'Kestrel']),
      ...at(160, [134, '• Built things'], [194, '• Counted things']),
    ],
  ],
  [
    'on the right, half a line lower, over two lines',
    [
      ...at(50, [100, '**Senior Engineer'], [114, 'Northwind Pay'], [160, '**Data Analyst'], [174, 'Kestrel']),
      ...at(60, [128, '• Built things'], [188, '• Counted things']),
      ...at(400, [105, 'May 2019 -'], [119, 'Present'], [165, 'May 2016 -'], [179, 'April 2019']),
    ],
  ],
  [
    "below each other on the left, with the word 'to' in a column",
    [
      ...at(50, [100, '09/2022 to'], [114, 'today'], [150, '02/2020 to'], [164, '09/2022']),
      ...at(160, [100, 'Senior Engineer'], [114, 'Northwind Pay'], [150, 'Data Analyst'], [164, 'Kestrel']),
      ...at(170, [128, '• Built things'], [178, '• Counted things']),
    ],
  ],
  [
    'below each other on the left, with a town below them',
    [
      ...at(50, [100, '07/19'], [114, '–'], [128, '03/24'], [142, 'Leeds'], [160, '01/16'], [174, '–'], [188, '06/19']),
      ...at(150, [96, '**Northwind Pay'], [110, 'Senior Engineer'], [156, '**Kestrel'], [170, 'Data Analyst']),
      ...at(160, [124, '• Built things'], [184, '• Counted things']),
    ],
  ],
  [
    'on the left, with a duration that wraps to the line of the header',
    [
      ...at(
        50,
        [100, '11/21 - Present (2 years 8'],
        [114, 'months)'],
        [150, '08/16 - 10/21 (1 year 3'],
        [164, 'months)'],
      ),
      ...at(250, [114, 'Senior Engineer, Northwind Pay'], [164, 'Data Analyst, Kestrel']),
      ...at(260, [130, '• Built things'], [180, '• Counted things']),
    ],
  ],
])('assigns dates to the entry beside them: %s', (_, texts) => {
  const jobs = readJobs(linesAt(texts))
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
  expect(jobs.every(({ dates }) => dates?.range)).toBe(true)
})

test('joins a date range that wraps beside a wrapped header', () => {
  const jobs = readJobs(
    linesAt([
      ...at(50, [100, '**Northwind Pay International — Senior'], [112, '**Engineer'], [126, '• Built things']),
      ...at(50, [150, '**Kestrel — Data Analyst'], [162, '• Counted things']),
      ...at(250, [100, 'May 2019 -'], [112, 'Present'], [150, '2016 - 2019']),
    ]),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Northwind Pay International', 'Senior Engineer'],
    ['Kestrel', 'Data Analyst'],
  ])
})

test('reads centred entries', () => {
  const centred = (...texts: [y: number, text: string][]) =>
    texts.map(([y, text]) => ({ y, text, x: 300 - text.length * 2.5 }))
  const jobs = readJobs(
    linesAt(
      centred(
        [100, 'Northwind Pay'],
        [114, 'Senior Engineer'],
        [128, 'May 2019 - Present'],
        [142, '• Built a great many things for the customers of the bank'],
        [170, 'Kestrel'],
        [184, 'Data Analyst'],
        [198, '2016 - 2019'],
        [212, '• Counted things'],
      ),
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
})

test('ignores the header row of a table', () => {
  const jobs = readJobs(
    linesAt([
      ...at(50, [100, 'Period'], [120, '2019 - Present'], [140, '2016 - 2019']),
      ...at(200, [100, 'Employer'], [120, 'Northwind Pay'], [140, 'Kestrel']),
      ...at(360, [100, 'Position'], [120, 'Senior Engineer'], [140, 'Data Analyst']),
    ]),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
})
