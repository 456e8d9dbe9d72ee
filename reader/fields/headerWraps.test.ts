import { expect, test } from 'vitest'
import { linesAt, twoJobs } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

test('joins dates that wrap beside a firm that runs up to them and wraps, too', () => {
  const lines = linesAt([
    { text: 'Northwind Coal and Shipping', x: 50, y: 100 },
    { text: '2019 –', x: 190, y: 100 },
    { text: 'Company — Senior Engineer', x: 50, y: 112 },
    { text: '2021', x: 190, y: 112 },
    { text: '• Built things that others had only drawn', x: 60, y: 126 },
    { text: 'Kestrel — Data Analyst', x: 50, y: 150 },
    { text: '2016 –', x: 190, y: 150 },
    { text: '2018', x: 190, y: 162 },
    { text: '• Counted whatever came in from the shops', x: 60, y: 176 },
  ])
  expect(readJobs(lines).map(({ company, title }) => [company, title])).toEqual([
    ['Northwind Coal and Shipping Company', 'Senior Engineer'],
    ['Kestrel', 'Data Analyst'],
  ])
})

test('joins a header over several lines that one sign divides, before its dates', () => {
  const texts = ['Senior Engineer | Northwind', 'Pay | Oberwinkel | 2019 – 2021', '• Built things for others']
  const others = ['Data Analyst | Kestrel | 2016', '– 2018', '• Counted whatever came in']
  const lines = linesAt([...texts, ...others].map((text, index) => ({ text, x: 50, y: 100 + index * 13 })))
  expect(readJobs(lines).map(({ company, title }) => [company, title])).toEqual(twoJobs)
})

test('joins dates that wrap in a narrow column', () => {
  const jobs = readJobs(
    linesAt([
      { text: 'January 2019 -', x: 50, y: 100 },
      { text: '**Senior Engineer', x: 130, y: 100 },
      { text: 'Present', x: 50, y: 112 },
      { text: 'Northwind Pay', x: 130, y: 112 },
      { text: 'May 2016 -', x: 50, y: 150 },
      { text: '**Data Analyst', x: 130, y: 150 },
      { text: 'June 2018', x: 50, y: 162 },
      { text: 'Kestrel', x: 130, y: 162 },
    ]),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
  expect(jobs[0]?.dates?.open).toBe(true)
})
