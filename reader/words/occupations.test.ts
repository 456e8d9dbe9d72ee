import { describe, expect, test } from 'vitest'
import { occupationFields, occupationLanguages } from './occupationRows.ts'
import { occupationAt, occupationOf, titleForms } from './occupations.ts'

describe.each(occupationFields())('the occupations of %s', (_field, rows) => {
  test('contain only titles', () => {
    for (const title of rows.flat(2)) expect(title).toMatch(/^[\p{L}\d.][\p{L}\d '’.+#&·-]*$/u)
  })

  test('are sorted by English title', () => {
    const english = rows.map(cells => cells[0]?.join('/'))
    expect(english).toEqual(english.toSorted())
  })

  test.each([...occupationLanguages.entries()])('have no title twice in a language (%i, %s)', at => {
    const titles = rows.flatMap(cells => (cells[at] ?? []).map(title => title.toLowerCase()))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})

test.each([
  ['Registered Nurse', 'registered nurse'],
  ['infirmière diplômée d’État', 'registered nurse'],
  ['Krankenpflegerin', 'registered nurse'],
  ['AUXILIARES DE ENFERMERÍA', 'nursing assistant'],
  ['Operatrice socio-sanitaria', 'nursing assistant'],
  ['enfermeiras', 'registered nurse'],
  ['Chirurgin', 'surgeon'],
  ['fizjoterapeutka kliniczna', undefined],
  ['Lekarka rodzinna', 'general practitioner'],
])('title %s names the occupation %s', (title, english) => {
  expect(occupationOf(titleForms(title))?.english).toBe(english)
})

test('every title of the data files is found in the table', () => {
  const wrong = occupationFields().flatMap(([, rows]) =>
    rows.flatMap(cells => cells.flat().filter(title => !occupationOf(titleForms(title)))),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['Senior registered nurse', 1, 'registered nurse', 2],
  ['Ward clerk and porter', 0, 'ward clerk', 2],
  ['Köchin', 0, 'cook', 1],
])("the longest title in '%s' is found", (text, at, english, words) => {
  const found = occupationAt(titleForms(text), at)
  expect([found?.occupation.english, found?.words]).toEqual([english, words])
})
