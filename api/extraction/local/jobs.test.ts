import { expect, test } from 'vitest'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

const twoJobs = [
  ['Northwind Pay', 'Senior Engineer'],
  ['Kestrel', 'Data Analyst'],
]

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
])('reads %s', (_, texts) => {
  const jobs = readJobs(linesOfText(...texts))
  const read = jobs.map(({ company, title }) => [company.toLowerCase(), title.toLowerCase()])
  expect(read).toEqual(twoJobs.map(job => job.map(text => text.toLowerCase())))
  expect(jobs.map(job => job.description)).toEqual(['Built things', 'Counted things'])
})

test('parts a title from a firm at the small words of French and Italian', () => {
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
    'of which one is sure',
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
    'with firms first, of which some stand with their towns',
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
    'on one line, told apart by weight',
    [
      '**Haus Birkengrund** Zorbistin (m/w/d)\t2019 – 2021',
      '• Built things',
      '**Feldmann** Quandler\t2016 – 2019',
      '• Counted things',
      '**Rosenhof** Kellermamsell\t2014 – 2016',
    ],
  ],
  [
    'on one line with a comma',
    [
      '2019 – 2021\tZorbistin, Haus Birkengrund, Leipzig',
      '2016 – 2019\tQuandler, Feldmann',
      '2014 – 2016\tKellermamsell, Rosenhof',
    ],
  ],
])('knows titles of no list %s', (_, texts) => {
  const jobs = readJobs(linesOfText(...texts)).slice(0, 3)
  expect(jobs.map(({ company, title }) => [company, title.replace(' (m/w/d)', '')])).toEqual(unknownJobs)
})

test('takes the words for the own business as the employer, not the firm above', () => {
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

test('a line with the dates of a whole stay heads the positions below it', () => {
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

test('is in doubt where nothing tells the firm from the title', () => {
  const [job] = readJobs(linesOfText('**Quandler\t2016 – 2019', 'Feldmann', '• Counted things'))
  expect(job?.confidence).toBeLessThan(0.75)
})

test('brackets, lengths of stay and two-digit years split no header', () => {
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

test('two titles on both sides of a slash are one', () => {
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

test('two titles at one company share its name', () => {
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

test('recognises an unknown town behind two companies', () => {
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

test('cuts towns off that follow the firms without a comma, but not those of their names', () => {
  const firms = (...names: string[]) =>
    readJobs(
      linesOfText(...names.flatMap((name, index) => [`**${name}** Weaver\t${2010 - index} - ${2011 - index}`])),
    ).map(({ company }) => company)
  expect(firms('Northwind Pay Leipzig', 'Kestrel GmbH Kassel', 'Haus Birkengrund')).toEqual([
    'Northwind Pay',
    'Kestrel GmbH',
    'Haus Birkengrund',
  ])
  const own = ['Universität Leipzig', 'Stadtwerke Leipzig', 'University of Leeds']
  expect(firms(...own)).toEqual(own)
})

test('reads a firm above its post, with the length of stay and the town between them', () => {
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
