import { expect, test } from 'vitest'
import { linesAt } from '../test/linesOfText.ts'
import { divide } from './sections.ts'

const widthOf = (text: string) => text.replace(/[ *]/g, '').length * 5 + (text.match(/ /g)?.length ?? 0) * 3

/** Captions that end where the answers begin, a little white before these. */
const form = (...rows: [y: number, caption: string, ...answers: string[]][]) =>
  rows.flatMap(([y, caption, ...answers]) => [
    { x: 242 - widthOf(caption), y, text: caption },
    ...answers.map((text, index) => ({ x: 250, y: y + index * 12, text })),
  ])

const personal = form(
  [50, '**Personal information'],
  [68, 'Surname(s) / First name(s)', 'Kowalska Ewa'],
  [86, 'Address', 'Leeds'],
  [104, 'E-mail', 'ewa@example.org'],
  [122, 'Nationality', 'Polish'],
)
const job = (y: number, dates: string, title: string, employer: string) =>
  form(
    [y, 'Dates', dates],
    [y + 18, 'Occupation or position held', title],
    [
      y + 36,
      'Main activities and',
      'Baked bread for the whole town and for all those who came to see it',
      'and delivered it',
    ],
    [y + 48, 'responsibilities'],
    [y + 66, 'Name and address of employer', employer],
  )

test('puts the captions of a form beside their answers, and its headings above their sections', () => {
  const texts = [
    ...personal,
    ...form([160, '**Work experience']),
    ...job(178, '2019 – 2022', 'Baker', 'Kestrel Bread, Leeds'),
    ...job(270, '2016 – 2019', 'Miller', 'Northwind, York'),
    ...form([370, 'Computer skills and', 'Excel, SAP'], [382, 'competences'], [400, 'Languages', 'English']),
  ]
  const read = divide(linesAt(texts)).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])
  expect(read).toEqual([
    [
      'contact',
      ['Surname(s) / First name(s) Kowalska Ewa', 'Address Leeds', 'E-mail ewa@example.org', 'Nationality Polish'],
    ],
    [
      'experience',
      [
        ...['Dates 2019 – 2022', 'Occupation or position held Baker'],
        ...[
          'Main activities and responsibilities Baked bread for the whole town and for all those who came to see it',
          'and delivered it',
        ],
        ...[
          'Name and address of employer Kestrel Bread, Leeds',
          'Dates 2016 – 2019',
          'Occupation or position held Miller',
        ],
        ...[
          'Main activities and responsibilities Baked bread for the whole town and for all those who came to see it',
          'and delivered it',
        ],
        'Name and address of employer Northwind, York',
      ],
    ],
    ['skills', ['Excel, SAP']],
    ['languages', ['English']],
  ])
})

test('takes no form for contacts that stand in a side bar', () => {
  const side = ['Address', 'Leeds', 'Phone', '0113 496 0000', 'E-mail', 'ewa@example.org', 'Nationality', 'Polish']
  const main = ['Experience', 'Baker at Kestrel, 2019 – 2022', 'Baked bread', 'Education', 'York School', 'Maths']
  const lines = linesAt([
    ...side.map((text, index) => ({ x: 50, y: 105 + index * 15, text })),
    ...main.map((text, index) => ({ x: 200, y: 100 + index * 19, text })),
  ])
  expect(lines.map(({ text }) => text)).toEqual([...side, ...main])
})
