import { expect, test } from 'vitest'
import { pairCaptions } from '../lines/captions.ts'
import type { Line } from '../lines/lines.ts'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { readLabelledJobs } from './labelledJobs.ts'

const read = (lines: Line[]) =>
  readLabelledJobs(pairCaptions(lines))?.map(({ company, title, dates }) => [company, title, dates?.from, dates?.to])

const twoJobs = [
  ['Northwind Pay', 'Senior Engineer', 2019, 2022],
  ['Kestrel', 'Data Analyst', 2016, 2019],
]

/** Cells in columns, each row 20 points below the one before. */
const table = (...rows: string[][]) =>
  linesAt(
    rows.flatMap((row, down) =>
      row.flatMap((text, across) => (text ? [{ text, x: 50 + across * 130, y: 100 + down * 20 }] : [])),
    ),
  )

test.each([
  [
    'labels before a colon',
    linesOfText(
      'Employer: Northwind Pay',
      'Position: Senior Engineer',
      'Dates: 2019 - 2022',
      'Employer: Kestrel',
      'Position: Data Analyst',
      'Dates: 2016 - 2019',
    ),
  ],
  [
    'labels in cells, in another order and another language',
    linesOfText(
      'Od\t2019',
      'Do\t2022',
      'Stanowisko\tSenior Engineer',
      'Pracodawca (nazwa, miejscowość)\tNorthwind Pay, Kraków',
      'Od\t2016',
      'Do\t2019',
      'Stanowisko\tData Analyst',
      'Pracodawca (nazwa, miejscowość)\tKestrel, Kraków',
    ),
  ],
  [
    'a row of captions above a table',
    table(
      ['Von', 'Bis', 'Arbeitgeber', 'Tätigkeit als'],
      ['2019', '2022', 'Northwind Pay', 'Senior Engineer'],
      ['2016', '2019', 'Kestrel', 'Data Analyst'],
    ),
  ],
  [
    'captions above the answers of a form',
    linesAt(
      [
        ['Employeur', 'Emploi occupé', 'Du', 'Au'],
        ['Northwind Pay', 'Senior Engineer', '2019', '2022'],
        ['Employeur', 'Emploi occupé', 'Du', 'Au'],
        ['Kestrel', 'Data Analyst', '2016', '2019'],
      ].flatMap((row, down) => row.map((text, across) => ({ text, x: 50 + across * 130, y: 100 + down * 14 }))),
    ),
  ],
])('reads positions with %s', (_, lines) => {
  expect(read(lines)).toMatchObject(
    twoJobs.map(([company, title]) => [company, title, expect.anything(), expect.anything()]),
  )
  expect(read(lines)?.map(([, , from]) => from)).toEqual([2019, 2016])
})

test('joins what wraps in a cell, and leaves the address of an employer out', () => {
  const lines = table(
    ['Dates', 'Employer', 'Position', 'Duties'],
    ['2019 - 2022', 'Northwind Pay, 12 Hill', 'Senior Engineer', '• Built things'],
    ['2016 - 2019', 'Kestrel', 'Data Analyst', '• Counted things'],
  )
  const wrapped = linesAt([
    { text: 'Employer', x: 50, y: 100 },
    { text: 'Kestrel', x: 180, y: 100 },
    { text: 'Harbour', x: 180, y: 113 },
    { text: '12345 Leeds', x: 180, y: 126 },
    { text: 'Position', x: 50, y: 150 },
    { text: 'Weaver and', x: 180, y: 150 },
    { text: 'Tailor', x: 180, y: 163 },
  ])
  expect(read(lines)?.map(([company]) => company)).toEqual(['Northwind Pay', 'Kestrel'])
  expect(readLabelledJobs(pairCaptions(lines))?.map(job => job.description)).toEqual(['Built things', 'Counted things'])
  expect(read(wrapped)).toMatchObject([['Kestrel Harbour', 'Weaver and Tailor', undefined, undefined]])
})

/** The cells of a line in three narrow columns. */
const at = (y: number, ...cells: string[]) =>
  cells.flatMap((text, across) => (text ? [{ text, x: [50, 140, 260][across] ?? 0, y }] : []))

test('reads a table whose cells wrap, with the towns below the employers and the tasks below the titles', () => {
  const lines = linesAt([
    ...at(100, 'Period', 'Employer', 'Position'),
    ...at(120, 'June 2019 — July,', 'Northwind & Sons', 'Engineer'),
    ...at(133, '2022', 'Shipping', 'Built the ships of the whole harbour'),
    ...at(146, '', 'Leeds', 'and all of their boats'),
    ...at(166, '2016 — 2019', 'Kestrel & Daughters', 'Weaver'),
    ...at(179, '', 'Otterhaven', 'Wove the sails for them'),
  ])
  expect(read(lines)).toEqual([
    ['Northwind & Sons Shipping', 'Engineer', expect.closeTo(2019.4, 1), 2022.5],
    ['Kestrel & Daughters', 'Weaver', 2016, 2019],
  ])
})

test('goes on with a row over the page', () => {
  const lines = linesAt([
    ...at(780, 'Period', 'Employer', 'Position'),
    ...at(800, '2019 — 2022', 'Northwind & Sons', 'Engineer'),
    ...at(890, '', 'Leeds', '• Built the ships of the whole harbour'),
  ])
  expect(read(lines)).toEqual([['Northwind & Sons', 'Engineer', 2019, 2022]])
})

test('reads employer and description alone in a long section', () => {
  const entry = (company: string) => [
    `Company - ${company}`,
    'Description - Built things',
    ...Array(4).fill('More of it'),
  ]
  expect(read(linesOfText(...entry('Northwind Pay'), ...entry('Kestrel')))?.map(([company]) => company)).toEqual([
    'Northwind Pay',
    'Kestrel',
  ])
})

test('takes what a role tells of the work for a task, and a labelled firm for a firm', () => {
  const lines = linesOfText(
    'Company - Kestrel Consultants',
    'Description - Payroll of a bakery',
    'Role: I took care of all the wages.',
    'Job: • Counted • Paid',
    'Company - Northwind Technology',
    'Role: Payroll Clerk',
  )
  expect(read(lines)?.map(([company, title]) => [company, title])).toEqual([
    ['Kestrel Consultants', ''],
    ['Northwind Technology', 'Payroll Clerk'],
  ])
})

test('reads dates that stand beside labels', () => {
  const lines = linesOfText(
    '2019 - 2022\tOrganization: Northwind Pay',
    'Function: Senior Engineer',
    'Activities: Built things',
    '2015 - 2019\tOrganization: Kestrel',
    'Function: Data Analyst',
  )
  expect(read(lines)).toEqual([
    ['Northwind Pay', 'Senior Engineer', 2019, 2022],
    ['Kestrel', 'Data Analyst', 2015, 2019],
  ])
})

test('leaves sections alone that label no employer', () => {
  expect(read(linesOfText('Northwind Pay\t2019 - 2022', 'Position: Engineer', 'Tasks: all of them'))).toBeUndefined()
})
