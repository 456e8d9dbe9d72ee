import { expect, test } from 'vitest'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { divide } from './sections.ts'

const kinds = (...texts: string[]) => divide(linesOfText(...texts), 'byContent').map(({ kind }) => kind)

test('finds the kind of an unknown heading by the lines below it', () => {
  const resume = ['WHO I AM', 'A person', 'SKILLS', 'Sewing, weaving', 'EDUCATION', 'A school', 'MY JOURNEY SO FAR']
  expect(kinds(...resume, '**Tailor\t2019 - 2021', 'Northwind Studio', '• Sewed shirts')).toEqual([
    ...['summary', 'skills', 'education', 'experience'],
  ])
})

test('lines that look like several headings are headings, but a firm above dates is no heading', () => {
  const printed = [
    'Ada Fields|24|60, Education|14|94, A school in Leeds|10|108, 2012 - 2016|10|122, Experience|14|156',
    'Northwind Studio|14|180, Tailor|10|194, 2016 - 2019|10|208, Sewed shirts|10|222',
    'Apprentices looked after in the workshop|14|256, 2018 - 2019 Greta Holm|10|276, 2017 - 2018 Ona Girbau|10|290',
    '2016 Luc Arcy|10|304, Languages|14|338, Polish (native)|10|352',
  ]
  const lines = printed
    .flatMap(row => row.split(', '))
    .map(row => {
      const [text = '', h, y] = row.split('|')
      return { text, x: 50, h: Number(h), y: Number(y) }
    })
  expect(divide(linesAt(lines)).flatMap(({ heading }) => heading?.text ?? [])).toEqual([
    ...['Education', 'Experience', 'Apprentices looked after in the workshop', 'Languages'],
  ])
})

test('technologies under Languages are skills, human languages are not', () => {
  const resume = ['EXPERIENCE', 'Engineer\t2019 - 2021', 'EDUCATION', 'A school', 'LANGUAGES']
  expect(kinds(...resume, 'Python, Java, Kotlin').at(-1)).toBe('skills')
  expect(kinds(...resume, 'Polish (native), English (C1)').at(-1)).toBe('languages')
})

test('reads headings that look like body text', () => {
  const lines = linesOfText('Ada Fields', 'Skills', 'Sewing, weaving', 'Experience', 'Tailor, Northwind', 'Education')
  expect(divide(lines, 'byContent').map(({ kind }) => kind)).toEqual(['top', 'skills', 'experience', 'education'])
})

test('finds jobs without a heading', () => {
  const lines = ['Ada Fields', 'ada@fields.example', '**Tailor\t2019 - 2021', 'Northwind Studio', '• Sewed shirts']
  expect(kinds(...lines)).toContain('experience')
})

test('finds headings in a margin that wrap and look like body text', () => {
  const rows: [margin: string, text: string][] = [
    ['Summary', 'A tailor who likes plain answers and sturdy seams'],
    ['Professional', 'Tailor, Northwind Studio in the old town'],
    ['Experience', '2019 - 2021'],
    ['', 'Sewed shirts for forty people'],
    ['Core Skills', 'Sewing, weaving, cutting'],
    ['Languages', 'Polish (native), English (good)'],
  ]
  const lines = rows.flatMap(([margin, text], row) => [
    ...(margin ? [{ text: margin, x: 50, y: 100 + row * 14 }] : []),
    { text, x: 160, y: 100 + row * 14 },
  ])
  expect(divide(linesAt(lines)).map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ['summary', 'Summary'],
    ['experience', 'Professional Experience'],
    ['skills', 'Core Skills'],
    ['languages', 'Languages'],
  ])
})

test('finds headings of unknown words by their look, and their kinds by the lines below', () => {
  const lines = [
    ...['Ada Fields', 'EXPERIENCE', '**Tailor\t2019 - 2021', 'Northwind Studio', '• Sewed shirts for forty people'],
    ...[
      'QUORVAX',
      'Sewing, weaving, cutting, dyeing',
      'EDUCATION',
      'Diploma in Textiles\t2016 - 2019',
      'Northwind College',
    ],
    ...['BLENTIK', 'Polish (native), English (C1)', 'REFERENCES', 'On request'],
  ]
  expect(divide(linesOfText(...lines)).map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ...[
      ['top', undefined],
      ['experience', 'EXPERIENCE'],
      ['skills', 'QUORVAX'],
      ['education', 'EDUCATION'],
    ],
    ...[
      ['languages', 'BLENTIK'],
      ['other', 'REFERENCES'],
    ],
  ])
})

test('lines above typed rules are headings if known headings have such rules, but the name is no heading', () => {
  const typed = ['Ada Fields', '==========', 'Education', '---------', 'A school', 'Where I sewed', '~~~~~~~~~~~~~']
  const lines = linesOfText(...typed, 'Tailor, Northwind, 2019 - 2021', '* Sewed shirts', 'Skills', '______', 'Sewing')
  const read = divide(lines)
  expect(read.map(({ heading }) => heading?.text)).toEqual([undefined, 'Education', 'Where I sewed', 'Skills'])
  expect(read.map(section => section.lines.map(({ text }) => text).join(' '))).toEqual([
    ...['Ada Fields', 'A school', 'Tailor, Northwind, 2019 - 2021 Sewed shirts', 'Sewing'],
  ])
})

test('if no section is about work, a section of dated positions becomes the work section', () => {
  const printed = ['**Education', 'A school, 2012 - 2016', '**Skills', 'Sewing, weaving', '**On my bench so far']
  const read = divide(
    linesOfText(...printed, 'Data Analyst, Northwind Ltd, 2019 - 2021', 'Analyst, Kestrel Ltd, 2016 - 2019'),
  )
  expect(read.at(-1)).toMatchObject({ kind: 'experience', heading: { text: 'On my bench so far' } })
})

test('joins the lines of margin headings that are not level with lines of the text', () => {
  const rows: [margin: string | undefined, text: string | undefined, y: number][] = [
    ['Profile:', 'A tailor who likes plain answers and sturdy seams', 100],
    ['Places where', 'Tailor, Northwind Studio, 2019 - 2021', 130],
    [undefined, 'Sewed shirts for forty people in the old town', 143],
    ['I have sewn:', undefined, 145.8],
    [undefined, 'Weaver, Kestrel Ltd, 2015 - 2019', 156],
    ['Education', 'Diploma in Textiles, 2012 - 2015', 190],
    [undefined, 'Northwind College', 203],
    ['& Training:', undefined, 205.8],
    ['Languages:', 'Polish (native), English (good)', 240],
  ]
  const lines = rows.flatMap(([margin, text, y]) => [
    ...(margin ? [{ text: margin, x: 50, y }] : []),
    ...(text ? [{ text, x: 160, y }] : []),
  ])
  expect(divide(linesAt(lines)).map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ['summary', 'Profile:'],
    ['experience', 'Places where I have sewn:'],
    ['education', 'Education & Training:'],
    ['languages', 'Languages:'],
  ])
})

test('text below the work section is no summary', () => {
  const prose = [
    'A tailor of sturdy seams who has sewn for forty people and taught',
    'others how to sew them in the old town',
  ]
  const work = ['EXPERIENCE', '**Tailor\t2019 - 2021', 'Northwind Studio', '• Sewed shirts for forty people']
  const rest = ['EDUCATION', 'Diploma in Textiles\t2016 - 2019', 'Northwind College']
  const kindsIn = (...texts: string[]) => divide(linesOfText(...texts)).map(({ kind }) => kind)
  expect(kindsIn('Ada Fields', 'QUORVAX', ...prose, ...work, ...rest)).toContain('summary')
  expect(kindsIn('Ada Fields', ...work, ...rest, 'QUORVAX', ...prose)).not.toContain('summary')
})
