import { expect, test } from 'vitest'
import { linesAt } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

const at = (x: number, ...rows: [y: number, text: string][]) => rows.map(([y, text]) => ({ x, y, text }))

test('reads the rows of a table whose cells wrap, and its tasks', () => {
  const jobs = readJobs(
    linesAt([
      ...at(50, [100, 'Employer'], [120, 'Northwind Pay'], [132, 'International'], [170, 'Kestrel']),
      ...at(150, [100, 'Position'], [120, 'Platform'], [132, 'Engineer'], [170, 'Data Analyst']),
      ...at(225, [100, 'Tasks'], [120, '• Built the ledger'], [132, 'of the bank'], [144, '• Led four people']),
      ...at(225, [170, '• Counted things']),
      ...at(400, [100, 'Period'], [120, 'September 2019 –'], [132, 'Present'], [170, '2016 – 2019']),
    ]),
  )
  expect(jobs.map(({ company, title, description }) => [company, title, description])).toEqual([
    ['Northwind Pay International', 'Platform Engineer', 'Built the ledger of the bank\nLed four people'],
    ['Kestrel', 'Data Analyst', 'Counted things'],
  ])
  expect(jobs.every(({ dates }) => dates?.range)).toBe(true)
})

test('leaves a line below a row alone that would have fitted into its cell', () => {
  const jobs = readJobs(
    linesAt([
      ...at(50, [100, 'Northwind Pay'], [112, 'Kraków'], [140, 'Kestrel'], [152, 'Lyon']),
      ...at(250, [100, 'Senior Engineer'], [140, 'Data Analyst']),
      ...at(400, [100, '2019 – Present'], [140, '2016 – 2019']),
    ]),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Northwind Pay', 'Senior Engineer'],
    ['Kestrel', 'Data Analyst'],
  ])
})
