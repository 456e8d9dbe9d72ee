import { expect, test } from 'vitest'
import { linesAt, twoJobs } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

test("joins a wrapped header with '|' between its parts and dates at the end", () => {
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

test('joins text to the right of dates that wraps to the line below', () => {
  const [first, second] = readJobs(
    linesAt([
      { text: '2019 – 2021 Senior Engineer, Northwind Pay and Trading Company of the', x: 50, y: 100 },
      { text: 'Northern Isles', x: 104, y: 113 },
      { text: '• Looked after all systems of the bank', x: 104, y: 127 },
      { text: '2016 – 2018 Data Analyst, Kestrel', x: 50, y: 150 },
      { text: '• Counted whatever came in from the shops', x: 104, y: 164 },
    ]),
  )
  expect(first?.company).toBe('Northwind Pay and Trading Company of the Northern Isles')
  expect(second).toMatchObject({ title: 'Data Analyst', company: 'Kestrel' })
})

test('reads a firm on the right above the dates, and a firm below a town and a title', () => {
  const right = readJobs(
    linesAt([
      { text: 'Northwind Pay', x: 283, y: 100 },
      { text: '**Senior Engineer**', x: 50, y: 110 },
      { text: '2019 – 2021', x: 295, y: 110 },
      { text: '• Built things for others', x: 50, y: 124 },
    ]),
  )
  expect(right).toMatchObject([{ title: 'Senior Engineer', company: 'Northwind Pay' }])
  const below = linesAt(
    [
      '2019 – 2021',
      'LEEDS, UNITED KINGDOM',
      '**Senior Engineer**',
      '**Northwind Pay**',
      'I built things for others, and looked after them for many years',
    ].map((text, index) => ({ text, x: 50, y: 100 + index * 13, h: [8, 8, 12, 11, 10][index] ?? 10 })),
  )
  expect(readJobs(below)).toMatchObject([{ title: 'Senior Engineer', company: 'Northwind Pay' }])
})
