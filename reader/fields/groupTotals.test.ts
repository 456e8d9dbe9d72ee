import { expect, test } from 'vitest'
import { linesOfText } from '../test/linesOfText.ts'
import { readJobs } from './jobs.ts'

const posts = [
  ['Senior Engineer', 'Jan 2021 - Mar 2024'],
  ['Engineer', 'Nov 2018 - Dec 2020'],
] as const

/** The forms of a post below its firm. */
const forms = {
  'title above dates': ([title, dates]: (typeof posts)[number]) => [title, dates, '• Built the ledger of a bank'],
  'dates behind the title': ([title, dates]: (typeof posts)[number]) => [
    `${title}\t${dates}`,
    '• Built the ledger of a bank',
  ],
  'length and place': ([title, dates]: (typeof posts)[number]) => [
    title,
    `${dates} · 2 yrs`,
    'Berlin, Germany',
    '• Built it',
  ],
}

/** A firm with the whole time there, as it is printed above its posts. A line more for each new form. */
const firms = [
  ['**Acme** · 5 yrs 2 mos'],
  ['**Acme**, 5 years 2 months'],
  ['**Acme** (5 years)'],
  ['**Acme** · Full-time · 5 yrs 2 mos'],
  ['**Acme**', '5 yrs 2 mos'],
  ['**Acme**', 'Total time: 5 years 2 months'],
  ['**Acme** – 5 years 2 months in total'],
  ['**Acme** · 5 Jahre 2 Monate'],
  ['**Acme** · 5 ans 2 mois'],
  ['**Acme** · 5 años 2 meses'],
  ['**Acme** · 5 anos 2 meses'],
  ['**Acme** · 5 anni 2 mesi'],
  ['**Acme** · 5 jaar 2 maanden'],
  ['**Acme** · 5 lat 2 mies.'],
  ['Acme · Nov 2018 - Mar 2024 · 5 yrs 5 mos'],
  ['**Acme**\tNov 2018 - Mar 2024'],
  ['**Acme**\t2018 - Present'],
  ['**Acme** (11/2018 - 03/2024, insgesamt 5 Jahre)'],
  ['**Acme**, Berlin\tNov 2018 - Mar 2024'],
  ['Nov 2018 - Mar 2024\t**Acme**'],
  ['**Acme**', 'Nov 2018 - Mar 2024 (5 years 5 months)'],
  ['**Acme**\tNov 2018 - Mar 2024', 'Berlin, Germany'],
  ['**Acme**\tNov 2018 - Mar 2024', 'A payments company with 300 people in Berlin.'],
  ['**Acme** · 5 yrs 2 mos', 'A payments company with 300 people in Berlin.'],
]

test.each(
  firms.flatMap(firm => Object.entries(forms).map(([form, lines]) => [firm.join(' / '), form, firm, lines] as const)),
)('below %j, a %s makes its own post only', (_name, _form, firm, lines) => {
  const jobs = readJobs(linesOfText(...firm, ...posts.flatMap(lines)))
  expect(jobs.map(({ company, title, dates }) => [company, title, dates?.text])).toEqual(
    posts.map(([title, dates]) => ['Acme', title, dates]),
  )
})

test('a post at another firm in the meantime is no post of the first', () => {
  const jobs = readJobs(
    linesOfText(
      ...['**Acme**\t2018 - 2024', 'Head of Sales', '• Sold', '**Borealis Ltd**\t2020 - 2022', 'Board Member', '• Sat'],
    ),
  )
  expect(jobs.map(({ company, title }) => [company, title])).toEqual([
    ['Acme', 'Head of Sales'],
    ['Borealis Ltd', 'Board Member'],
  ])
})

test.each([
  [
    'posts of unknown titles that overlap',
    ['Campaniste, Université de Brévannes\tSep 2021 - Present', 'Enseignante, École Ponant\tDec 2020 - Jan 2022'],
    ['Université de Brévannes', 'École Ponant'],
  ],
  [
    'a later post above an earlier one',
    [
      ...['**Acme**, Leeds', 'Mar 2024 - Jun 2024', '**Borealis Ltd**, York'],
      ...['Engineer\tMay 2023 - Oct 2023', '• Built the ledger of a bank'],
    ],
    ['Acme', 'Borealis Ltd'],
  ],
  [
    'somebody who was self-employed',
    ['Self-employed, Newcastle upon Tyne', 'Analytics Engineer\tOct 2023 - Present', '• Built the ledger of a bank'],
    ['Self-employed'],
  ],
])('no total: %s', (_name, lines, companies) => {
  expect(readJobs(linesOfText(...lines)).map(({ company }) => company)).toEqual(companies)
})
