import { expect, test } from 'vitest'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

const twoJobs = [
  ['Northwind Pay', 'Senior Engineer'],
  ['Kestrel', 'Data Analyst'],
]

test.each([
  [
    'with a single year in one of them',
    [
      '**Northwind Pay – 2019 to Present',
      'Senior Engineer',
      '• Built things',
      '**Kestrel – 2018',
      'Data Analyst',
      '• Counted things',
      '**Harbour Inn – 2014 to 2016',
      'Waiter',
    ],
  ],
  [
    'without dates in one of them',
    [
      '**Senior Engineer\t2019 - Present',
      'Northwind Pay',
      '• Built things',
      '**Data Analyst',
      'Kestrel',
      '• Counted things',
      '**Tester\t2012 - 2014',
      'Harbour Inn',
    ],
  ],
  [
    'with dates after a place with a full stop, and with dashes without spaces',
    [
      '**Northwind Pay, Los Angeles, CA. April 2019-Present',
      'Senior Engineer',
      '• Built things',
      '**Kestrel— Data Analyst (June 2016-Aug 2019)',
      '• Counted things',
    ],
  ],
  [
    'whose title, firm and unlisted town differ only in font weight, with remarks in brackets',
    [
      'Senior Engineer** Northwind Pay** Oberwinkel\t2019 - Present',
      '• Built things',
      'Data Analyst (full-time, permanent)** Kestrel** Unterwinkel\t2016 - 2019',
      '• Counted things',
    ],
  ],
  [
    'with places before the titles',
    [
      'Northwind Pay, Oberwinkel, Germany – Senior Engineer',
      '03/2019 - 10/2022',
      'Kestrel, Unterwinkel, Germany, Data Analyst',
      '05/2016 - 02/2019',
    ],
  ],
  [
    'that begin with dates and continue as prose',
    [
      'marzec 2019 - obecnie — Senior Engineer w Northwind Pay - projekty dla banków i instytucji finansowych w całej Europie',
      'maj 2016 - luty 2019 — Data Analyst w Kestrel - raporty i analizy dla przemysłu oraz utrzymanie hurtowni.',
    ],
  ],
  [
    'with a first one that has no dates and looks like body text',
    [
      'Senior Engineer, Northwind Pay',
      '• Built things',
      '• Built other things',
      'Data Analyst, Kestrel\t2016 - 2019',
      '• Counted things',
    ],
  ],
  [
    'with a header that wraps after a small word, above the dates',
    [
      'Senior Engineer – Northwind Pay',
      '2019 to Present',
      'Kept the payments of the whole house going and answered for them',
      'Data Analyst – Kestrel',
      '2016 to 2019',
      'Counted whatever came in and told the board about it every quarter',
      'Waiter – Alden House of the',
      'Seven Seas, Kuwait',
      '2014 to 2016',
      'Served the guests of the morning and of the evening',
    ],
  ],
  [
    'with numbered firms and labelled values below them',
    [
      '**1. Northwind Pay',
      'Designation : Senior Engineer',
      'Working period : January 2019 – till date',
      '• Built things',
      '**2. Kestrel',
      'Designation\t: Data Analyst',
      'Working period\t: May 2016 – December 2018',
      '• Counted things',
    ],
  ],
  [
    'with a sentence between them that contains a period of time',
    [
      '**Senior Engineer, Northwind Pay\t2019 - Present',
      'Built things that nobody else had built.',
      'Seconded from March to June 2020 to the sister firm Osprey',
      '**Data Analyst, Kestrel\t2016 - 2019',
      'Counted things that nobody else had counted.',
    ],
  ],
  [
    'with dates in the first line and a description only in the last one',
    [
      '**Senior Engineer\t2019 - Present',
      'Northwind Pay (Leeds)',
      '**Data Analyst\t2016 - 2019',
      'Kestrel (Leeds)',
      '**Waiter\t2014 - 2016',
      'Harbour Inn (Leeds)',
      '• Served the guests of the morning',
    ],
  ],
  [
    'whose titles follow a region and a colon',
    [
      'Northwind Pay – Madison, WI: Senior Engineer\t2019 - Present',
      '• Built things',
      'Kestrel – Tucson, AZ: Data Analyst\t2016 - 2019',
      '• Counted things',
    ],
  ],
  [
    'with a line that only introduces the tasks',
    [
      '01/2019 – heute Senior Engineer bei der Northwind Pay',
      'Meine Aufgaben waren:',
      '• Built things',
      '05/2016 – 12/2018 Data Analyst beim Kestrel',
      'Meine Aufgaben waren:',
      '• Counted things',
    ],
  ],
])('reads entries %s', (_, texts) => {
  const jobs = readJobs(linesOfText(...texts)).slice(0, 2)
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
})

test('reads entries that are the outer bullets of a nested list', () => {
  const texts = [
    ['• Northwind Pay\tKraków', 50],
    ['Senior Engineer\t2019 - Present', 58],
    ['• Built things', 70],
    ['• Kestrel\tLyon, France', 50],
    ['Data Analyst\t2016 - 2019', 58],
    ['• Counted things', 70],
  ] as const
  const jobs = readJobs(linesAt(texts.map(([text, x]) => ({ text, x }))))
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
})

test('reads a firm that wraps to the next line after a bold title', () => {
  const [first, second] = [
    ['**Senior Engineer** Northwind', 'Pay', '2019 - Present', '• Built things'],
    ['**Data Analyst** Kestrel', '2016 - 2019', '• Counted things'],
  ]
  const lines = linesAt([...first, ...second].map((text, index) => ({ text, x: 50, y: 100 + index * 13 })))
  expect(readJobs(lines).map(({ company, title }) => [company, title])).toEqual(twoJobs)
})

test('reads a header that continues after a page break', () => {
  const jobs = readJobs(
    linesAt([
      { text: '2019 - Present', x: 50, y: 780 },
      { text: '**Senior Engineer', x: 50, y: 794 },
      { text: 'Northwind Pay', x: 50, y: 900 },
      { text: '• Built things', x: 50, y: 914 },
      { text: '2016 - 2019', x: 50, y: 940 },
      { text: '**Data Analyst', x: 50, y: 954 },
      { text: 'Kestrel', x: 50, y: 968 },
    ]),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
})

test.each([
  ['a dash between them', '–'],
  ['no dash', ''],
])('joins dates below each other with %s', (_, dash) => {
  const at = (y: number, ...texts: [string, number][]) => texts.map(([text, x]) => ({ text, x, y }))
  const jobs = readJobs(
    linesAt([
      ...at(100, ['Mar 2019', 50], ['**Senior Engineer', 130]),
      ...(dash ? at(114, [dash, 60], ['Northwind Pay, Kraków', 130]) : at(114, ['Northwind Pay, Kraków', 130])),
      ...at(125, ['Present', 50]),
      ...at(129, ['Built things for the team', 140]),
      ...at(160, ['Jul 2016', 50], ['**Data Analyst', 130]),
      ...(dash ? at(174, [dash, 60], ['Kestrel, Lyon', 130]) : at(174, ['Kestrel, Lyon', 130])),
      ...at(185, ['Feb 2019', 50]),
      ...at(189, ['Counted things for the team', 140]),
    ]),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
  expect(jobs.map(({ dates }) => dates?.range)).toEqual([true, true])
})

test('an employer above several posts is recognised even after text without bullets', () => {
  const jobs = readJobs(
    linesOfText(
      ...['**Northwind Pay', 'Senior Engineer\t2019 - Present', 'Built things for the team and for its customers.'],
      ...['Tester\t2018 - 2019', 'Tested what the others had built, and wrote it down.'],
      ...['**Kestrel', 'Data Analyst\t2016 - 2018', 'Counted things for whoever asked for their number.'],
      ...['Trainee\t2015 - 2016', 'Learnt to count things.'],
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Northwind Pay', 'Senior Engineer'],
    ['Northwind Pay', 'Tester'],
    ['Kestrel', 'Data Analyst'],
    ['Kestrel', 'Trainee'],
  ])
})

test('reads a single post without dates whose title is one word', () => {
  const [job] = readJobs(linesOfText('Glazier (full-time, permanent)', 'Northwind & Associates, Leeds'))
  expect(job).toMatchObject({ company: 'Northwind & Associates', title: 'Glazier' })
})

test('reads the firm without its department, project and town', () => {
  const firms = readJobs(
    linesOfText(
      '**Research Fellow\t2019 - Present',
      'Department of Botany, University of Alden, project Meadow',
      '• Counted flowers',
      '**Assistant Manager\t2016 - 2019',
      'Advisory Services',
      'Northwind Consulting LLP, Singapore',
      '• Counted coins',
    ),
  ).map(({ company }) => company)
  expect(firms).toEqual(['University of Alden', 'Northwind Consulting LLP'])
})

test('reads a firm that begins with a small letter, and a firm without the preposition before it', () => {
  const jobs = readJobs(
    linesOfText(
      ...['**Senior Engineer', 'northwind pay GmbH 01/2019 – 03/2022', '• Built things'],
      ...['**Data Analyst\t2016 - 2019', 'für die Kestrel', '• Counted things'],
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['northwind pay GmbH', 'Senior Engineer'],
    ['Kestrel', 'Data Analyst'],
  ])
})

test('reads an indented title below its firm', () => {
  const jobs = readJobs(
    linesAt([
      { text: 'Northwind Pay\t2019 - 2022', x: 50 },
      { text: 'Senior Engineer', x: 60 },
      { text: 'Took part in the design of a bank that has no counters at all.', x: 50 },
      { text: 'Kestrel\t2016 - 2019', x: 50 },
      { text: 'Data Analyst', x: 60 },
      { text: 'Counted things that nobody had counted before in the old town.', x: 50 },
    ]),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual(twoJobs)
})
