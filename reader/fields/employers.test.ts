import { expect, test } from 'vitest'
import { linesOfText } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

test("'Freelance' in a title is the employer, not the firm above", () => {
  const jobs = readJobs(
    linesOfText(
      '**Freelance Illustrator\t2021 - Present',
      '• Drew things',
      '**Data Analyst\t2016 - 2019',
      'Kestrel',
      '• Counted things',
      '**Freelance Translator\t2012 - 2016',
      '• Translated things',
    ),
  )
  expect(jobs.map(({ company }) => company)).toEqual(['Freelance', 'Kestrel', 'Freelance'])
})

test('a firm with dates of its own is the employer of the positions below it', () => {
  const jobs = readJobs(
    linesOfText(
      '**Northwind Pay\t2016 - Present',
      'Lead Engineer\t2019 - Present',
      '• Led things',
      'Engineer\t2016 - 2019',
      '• Built things',
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Northwind Pay', 'Lead Engineer'],
    ['Northwind Pay', 'Engineer'],
  ])
})

test('two titles below one company both have it as their employer', () => {
  const jobs = readJobs(
    linesOfText(
      '**Northwind Pay',
      'Lead Engineer',
      '2021 - Present',
      '• Led things',
      'Engineer',
      '2018 - 2021',
      '• Built things',
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Northwind Pay', 'Lead Engineer'],
    ['Northwind Pay', 'Engineer'],
  ])
})

test('recognises an unknown town after the names of two companies', () => {
  const jobs = readJobs(
    linesOfText(
      '**Northwind Pay, Oberwinkel',
      'Lead Engineer\t2021 - Present',
      '• Led things',
      '**Kestrel, Oberwinkel',
      'Engineer\t2018 - 2021',
      '• Built things',
      '**Harbour, Bright',
      'Engineer\t2015 - 2018',
      '• Built more',
    ),
  )
  expect(jobs.map(({ company }) => company)).toEqual(['Northwind Pay', 'Kestrel', 'Harbour, Bright'])
})

test('reads a firm above the title, with the duration and the town between them', () => {
  const entry = (company: string, title: string, years: string) => [
    `${company} · 2 lata 9 mies.`,
    'Gdańsk',
    title,
    years,
    'Współpraca z dostawcami z czterech krajów i z sąsiadami',
  ]
  const jobs = readJobs(
    linesOfText(...entry('Zielony Ganek', 'Inspektor', '2019 – 2022'), ...entry('Kestrel', 'Policjant', '2016 – 2019')),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Zielony Ganek', 'Inspektor'],
    ['Kestrel', 'Policjant'],
  ])
})
