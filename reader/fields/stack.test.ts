import { expect, test } from 'vitest'
import type { Section } from '../lines/sections.ts'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { findStack } from './stack.ts'

const section = (lines: Section['lines']): Section => ({ kind: 'skills', heading: undefined, lines })
const stackOf = (...texts: string[]) => findStack([section(linesOfText(...texts))]).map(({ value }) => value)

test('group labels and levels are no skills', () => {
  expect(stackOf('Programmiersprachen', 'Python, Java', 'Sonstiges', 'Blender')).toEqual(['Python', 'Java', 'Blender'])
  expect(stackOf('**Werkbank** Python, Docker', '**Am Rand** Git, Jira')).toEqual(['Python', 'Docker', 'Git', 'Jira'])
  expect(stackOf('EDV-Kenntnisse Eclipse, Java')).toEqual(['Eclipse', 'Java'])
  expect(stackOf('Python', 'sehr gute Kenntnisse', 'Excel', 'niveau B1', 'Git', 'Nivel medio')).toEqual([
    ...['Python', 'Excel', 'Git'],
  ])
})

test('sentences about strengths are no skills, but lists that end with a full stop are', () => {
  const told = [
    '**People',
    'I listen first and say what I can promise.',
    '**Order',
    'Plans and rotas that all can follow.',
  ]
  expect(stackOf(...told, '**Kitchen', 'Baking, Pastry', 'Sourdough, Glazing')).toEqual([
    ...['Baking', 'Pastry', 'Sourdough', 'Glazing'],
  ])
  expect(stackOf('**Bench', 'Baking, Glazing, Piping.', '**Desk', 'Typing, Filing, Sorting.')).toContain('Glazing')
})

test('finds skills in phrases about their use', () => {
  expect(
    stackOf('Programación en Java', 'HTML y CSS', 'Excel sur Windows', 'Manejo de Git', 'Docker para pruebas'),
  ).toEqual([...['Java', 'HTML', 'CSS', 'Excel', 'Windows', 'Git', 'Docker']])
  expect(stackOf('Corte y confección', 'Gestion de stock')).toEqual(['Corte y confección', 'Gestion de stock'])
})

test('reads two lists side by side one after the other', () => {
  expect(stackOf('• Python\t• Kitchen planning', '• Docker\t• Menu design', '• Kotlin\t• Stock taking')).toEqual([
    ...['Python', 'Docker', 'Kotlin', 'Kitchen planning', 'Menu design', 'Stock taking'],
  ])
})

test('finds no column of labels in typewritten text with wide spaces and aligned words', () => {
  const typed = ['Cutting, Sewing, Pattern making, Fitting, Textile', 'history, Pressing, Tailoring, Mending']
  const words = typed.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }, at) => ({ text, x: 50 + index * 5 + at, y: 100 + row * 14 })),
  )
  const listed = findStack([section(linesAt(words))]).map(({ value }) => value)
  expect(listed).toEqual([
    ...['Cutting', 'Sewing', 'Pattern making', 'Fitting', 'Textile history', 'Pressing', 'Tailoring', 'Mending'],
  ])
})

test('joins items that wrap in a narrow list with wider gaps between items', () => {
  const texts = ['Contract', 'drafting', 'Mediation', 'Land', 'registry']
  const heights = [100, 112, 136, 160, 172]
  const lines = linesAt(texts.map((text, index) => ({ text, x: 50, y: heights[index] ?? 0 })))
  expect(findStack([section(lines)]).map(({ value }) => value)).toEqual([
    'Contract drafting',
    'Mediation',
    'Land registry',
  ])
})

test('splits lists without commas at slashes, known names and capitals, but not at a dot within a word', () => {
  expect(stackOf('Payroll / Bookkeeping / Excel / Year-end closing')).toEqual([
    ...['Payroll', 'Bookkeeping', 'Excel', 'Year-end closing'],
  ])
  expect(stackOf('Mise en page Reliure Excel Dorure à chaud Photoshop')).toEqual([
    ...['Mise en page', 'Reliure', 'Excel', 'Dorure à chaud', 'Photoshop'],
  ])
  expect(stackOf('Cures pal·liatives · Triatge')).toEqual(['Cures pal·liatives', 'Triatge'])
})

test('splits items printed side by side with wide gaps', () => {
  const rows = [
    ['Weaving', 'Dyeing'],
    ['Wound care', 'Triage'],
    ['Stock', 'Python'],
  ]
  const words = rows.flatMap((row, index) => {
    const [first = '', second = ''] = row
    return [
      { text: first, x: 50, y: 100 + index * 14 },
      { text: second, x: 50 + first.length * 5 + 8, y: 100 + index * 14 },
    ]
  })
  expect(findStack([section(linesAt(words))]).map(({ value }) => value)).toEqual(rows.flat())
})

test('joins list items that wrap before a small letter or after a small word', () => {
  expect(stackOf('Méthodes: Pédagogie', 'différenciée, Gestion de', 'classe, Moodle')).toEqual([
    ...['Pédagogie différenciée', 'Gestion de classe', 'Moodle'],
  ])
})

test('reads a skill without the length of experience after a dash', () => {
  expect(stackOf('MS OFFICE- Experience - 6 months', 'Ruby - Experience - Less than 1 year months')).toEqual([
    ...['MS OFFICE', 'Ruby'],
  ])
})
