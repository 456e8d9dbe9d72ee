import { expect, test } from 'vitest'
import { linesOfText, twoJobs } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

test.each([
  [
    'title and dates, then firm',
    [
      '**Senior Engineer\t2019 - Present',
      'Northwind Pay\tKraków',
      '• Built things',
      '**Data Analyst\t2016 - 2019',
      'Kestrel\tLyon, France',
      '• Counted things',
    ],
  ],
  [
    'firm and dates, then title',
    [
      '**Northwind Pay\tMay 2019 – Present',
      'Senior Engineer',
      '• Built things',
      '**Kestrel\t05/2016 – 04/2019',
      'Data Analyst',
      '• Counted things',
    ],
  ],
  [
    'dates first',
    [
      '**2019 - Present',
      '**Senior Engineer – Northwind Pay, Kraków',
      '• Built things',
      '**2016 - 2019',
      '**Data Analyst – Kestrel, Lyon',
      '• Counted things',
    ],
  ],
  [
    'one line',
    [
      'Senior Engineer at Northwind Pay (2019 - Present)',
      '• Built things',
      'Data Analyst at Kestrel (2016 - 2019)',
      '• Counted things',
    ],
  ],
  [
    'firm | title, then dates and place',
    [
      '**NORTHWIND PAY | SENIOR ENGINEER',
      'May 2019 – Present | Kraków, Poland',
      '• Built things',
      '**KESTREL | DATA ANALYST',
      '2016 – 2019 | Lyon, France',
      '• Counted things',
    ],
  ],
  ['no dates', ['**Senior Engineer, Northwind Pay', '• Built things', '**Data Analyst, Kestrel', '• Counted things']],
])('reads entries in the form "%s"', (_, texts) => {
  const jobs = readJobs(linesOfText(...texts))
  const read = jobs.map(({ company, title }) => [company.toLowerCase(), title.toLowerCase()])
  expect(read).toEqual(twoJobs.map(job => job.map(text => text.toLowerCase())))
  expect(jobs.map(job => job.description)).toEqual(['Built things', 'Counted things'])
})

test('splits title and firm at French and Italian prepositions', () => {
  const jobs = readJobs(
    linesOfText(
      '2019 - 2021\tProfesseur au Lycée des Tilleuls',
      '• Cours du soir',
      "2017 - 2019\tSecrétaire à l'Hôpital Rivière",
      '• Accueil',
      "2016 - 2017\tAssistente all'Università di Lago",
      '• Lezioni',
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Lycée des Tilleuls', 'Professeur'],
    ['Hôpital Rivière', 'Secrétaire'],
    ['Università di Lago', 'Assistente'],
  ])
})

const unknownJobs = [
  ['Haus Birkengrund', 'Zorbistin'],
  ['Feldmann', 'Quandler'],
  ['Rosenhof', 'Kellermamsell'],
]

test.each([
  [
    'beside one known title',
    [
      '**Zorbistin\t2019 – 2021',
      'Haus Birkengrund',
      '• Built things',
      '**Quandler\t2016 – 2019',
      'Feldmann',
      '• Counted things',
      '**Kellermamsell\t2014 – 2016',
      'Rosenhof',
      '**Bäckerin\t2012 – 2014',
      'Mehlmann',
    ],
  ],
  [
    'below firms, some of them with a town',
    [
      '**Haus Birkengrund, Leipzig',
      'Zorbistin\t2019 – 2021',
      '• Built things',
      '**Feldmann',
      'Quandler\t2016 – 2019',
      '• Counted things',
      '**Rosenhof',
      'Kellermamsell\t2014 – 2016',
      '• Sold things',
    ],
  ],
  [
    'in the line of the firm, in another font weight',
    [
      '**Haus Birkengrund** Zorbistin (m/w/d)\t2019 – 2021',
      '• Built things',
      '**Feldmann** Quandler\t2016 – 2019',
      '• Counted things',
      '**Rosenhof** Kellermamsell\t2014 – 2016',
    ],
  ],
  [
    'in the line of the firm, before a comma',
    [
      '2019 – 2021\tZorbistin, Haus Birkengrund, Leipzig',
      '2016 – 2019\tQuandler, Feldmann',
      '2014 – 2016\tKellermamsell, Rosenhof',
    ],
  ],
])('recognises unlisted titles %s', (_, texts) => {
  const jobs = readJobs(linesOfText(...texts)).slice(0, 3)
  expect(jobs.map(({ company, title }) => [company, title.replace(' (m/w/d)', '')])).toEqual(unknownJobs)
})

test('the confidence is low if title and firm look alike', () => {
  const [job] = readJobs(linesOfText('**Quandler\t2016 – 2019', 'Feldmann', '• Counted things'))
  expect(job?.confidence).toBeLessThan(0.75)
})

test('brackets, durations and two-digit years do not split a header', () => {
  const jobs = readJobs(
    linesOfText(
      '**Senior Engineer (contract – through Agencia)\t03/19 – 11/21',
      'Northwind Pay · 2 yrs 8 mos',
      '• Built things',
      '**Data Analyst\t05/17 –',
      'Kestrel · 1 yr',
      '• Counted things',
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Northwind Pay', 'Senior Engineer (contract – through Agencia)'],
    ['Kestrel', 'Data Analyst'],
  ])
})

test('two titles around a slash are one title', () => {
  const jobs = readJobs(
    linesOfText(
      ...['**Harbour Inn', 'Baker / Pastry Chef\t2019 - Present', '• Baked', 'Baker\t2016 - 2019', '• Baked more'],
      ...['**Northwind Pay', 'Data Analyst / Accountant\t2014 - 2016', '• Counted'],
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Harbour Inn', 'Baker / Pastry Chef'],
    ['Harbour Inn', 'Baker'],
    ['Northwind Pay', 'Data Analyst / Accountant'],
  ])
})

test.each([
  ['Trainer – Northwind Pay & Co Ltd – 2019 – 2021', 'Trainer', 'Northwind Pay & Co Ltd'],
  ['Software Engineer, 3M\t2019 – 2021', 'Software Engineer', '3M'],
  ['Mise en rayon “Kestrel”\t2019 – 2021', 'Mise en rayon', 'Kestrel'],
  ['Designation: Northern Lead\t2019 – 2021|Company: Kestrel', 'Northern Lead', 'Kestrel'],
  ['Cuisinier chez Kestrel\t2019 – 2021', 'Cuisinier', 'Kestrel'],
])('reads title and firm in %s', (header, title, company) => {
  const [job] = readJobs(linesOfText(...header.split('|'), '• Looked after whatever came in'))
  expect(job).toMatchObject({ title, company })
})

test('reads posts that are listed below a firm and its dates', () => {
  const jobs = readJobs(
    linesOfText('**Kestrel Mill**\t2017 – 2021', '• Data Analyst', '• Senior Engineer', 'Mended what the mill had'),
  )
  expect(jobs.map(({ title, company, dates }) => [title, company, dates?.from])).toEqual([
    ['Data Analyst', 'Kestrel Mill', 2017],
    ['Senior Engineer', 'Kestrel Mill', 2017],
  ])
})
