import { expect, test } from 'vitest'
import { linesOfText } from '../test/linesOfText.ts'
import { divide } from './sections.ts'

const kinds = (...texts: string[]) => divide(linesOfText(...texts), 'byContent').map(({ kind }) => kind)

test('tells the kind of an unknown heading in the look of the others by what follows', () => {
  const resume = ['WHO I AM', 'A person', 'SKILLS', 'Sewing, weaving', 'EDUCATION', 'A school', 'MY JOURNEY SO FAR']
  expect(kinds(...resume, '**Tailor\t2019 - 2021', 'Northwind Studio', '• Sewed shirts')).toEqual([
    ...['summary', 'skills', 'education', 'experience'],
  ])
})

test('technologies under Languages are skills, human languages are not', () => {
  const resume = ['EXPERIENCE', 'Engineer\t2019 - 2021', 'EDUCATION', 'A school', 'LANGUAGES']
  expect(kinds(...resume, 'Python, Java, Kotlin').at(-1)).toBe('skills')
  expect(kinds(...resume, 'Polish (native), English (C1)').at(-1)).toBe('languages')
})

test('reads headings in the type of the text', () => {
  const lines = linesOfText('Ada Fields', 'Skills', 'Sewing, weaving', 'Experience', 'Tailor, Northwind', 'Education')
  expect(divide(lines, 'strict').map(({ kind }) => kind)).toEqual(['top'])
  expect(divide(lines, 'lenient').map(({ kind }) => kind)).toEqual(['top', 'skills', 'experience', 'education'])
})

test('finds jobs that no heading announces', () => {
  const lines = ['Ada Fields', 'ada@fields.example', '**Tailor\t2019 - 2021', 'Northwind Studio', '• Sewed shirts']
  expect(kinds(...lines)).toContain('experience')
})
