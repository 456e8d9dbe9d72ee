import { describe, expect, test } from 'vitest'
import { occupationFields, occupationLanguages, occupationOf, titleForms } from './occupations.ts'

describe.each(occupationFields())('the occupations of %s', (_field, rows) => {
  test('are titles and nothing else', () => {
    for (const title of rows.flat(2)) expect(title).toMatch(/^[\p{L}\d.][\p{L}\d '’.+#&·-]*$/u)
  })

  test('are sorted by their English titles', () => {
    const english = rows.map(cells => cells[0]?.join('/'))
    expect(english).toEqual(english.toSorted())
  })

  test.each([...occupationLanguages.entries()])('stand there once (%i, %s)', at => {
    const titles = rows.flatMap(cells => (cells[at] ?? []).map(title => title.toLowerCase()))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})

test.each([
  ['Registered Nurse', 'registered nurse', 'en'],
  ['infirmière diplômée d’État', 'registered nurse', 'fr'],
  ['Krankenpflegerin', 'registered nurse', 'de'],
  ['AUXILIARES DE ENFERMERÍA', 'nursing assistant', 'es'],
  ['Operatrice socio-sanitaria', 'nursing assistant', 'it'],
  ['enfermeiras', 'registered nurse', 'pt'],
  ['Chirurgin', 'surgeon', 'de'],
  ['fizjoterapeutka kliniczna', undefined, undefined],
  ['Lekarka rodzinna', 'general practitioner', 'pl'],
])('%s is known as %s (%s)', (title, english, language) => {
  const found = occupationOf(titleForms(title))
  expect([found?.english, found?.language]).toEqual([english, language])
})
