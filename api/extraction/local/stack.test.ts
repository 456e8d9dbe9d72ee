import { expect, test } from 'vitest'
import type { Section } from '../lines/sections.ts'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { findStack } from './stack.ts'

const section = (lines: Section['lines']): Section => ({ kind: 'skills', heading: undefined, lines })
const stackOf = (...texts: string[]) => findStack([section(linesOfText(...texts))]).map(({ value }) => value)

test('labels of groups and levels are no skills', () => {
  expect(stackOf('Programmiersprachen', 'Python, Java', 'Sonstiges', 'Blender')).toEqual(['Python', 'Java', 'Blender'])
  expect(stackOf('**Werkbank** Python, Docker', '**Am Rand** Git, Jira')).toEqual(['Python', 'Docker', 'Git', 'Jira'])
  expect(stackOf('EDV-Kenntnisse Eclipse, Java')).toEqual(['Eclipse', 'Java'])
  expect(stackOf('Python', 'sehr gute Kenntnisse', 'Excel', 'niveau B1', 'Git', 'Nivel medio')).toEqual([
    ...['Python', 'Excel', 'Git'],
  ])
})

test('reads two lists side by side one below the other', () => {
  expect(stackOf('• Python\t• Kitchen planning', '• Docker\t• Menu design', '• Kotlin\t• Stock taking')).toEqual([
    ...['Python', 'Docker', 'Kotlin', 'Kitchen planning', 'Menu design', 'Stock taking'],
  ])
})

test('joins items that wrap in a narrow list, told by its two kinds of gaps', () => {
  const texts = ['Contract', 'drafting', 'Mediation', 'Land', 'registry']
  const heights = [100, 112, 136, 160, 172]
  const lines = linesAt(texts.map((text, index) => ({ text, x: 50, y: heights[index] ?? 0 })))
  expect(findStack([section(lines)]).map(({ value }) => value)).toEqual([
    'Contract drafting',
    'Mediation',
    'Land registry',
  ])
})
