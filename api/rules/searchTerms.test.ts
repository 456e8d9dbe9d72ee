import { describe, expect, test } from 'vitest'
import { placesOf } from './foldedText.ts'
import { readSearch, soughtTexts } from './searchTerms.ts'

/** The groups of a search as texts: an excluded text begins with '-'. */
const read = (typed: string) =>
  readSearch(typed).map(group => group.map(({ text, isNot }) => (isNot ? `-${text}` : text)))

describe('the text of a search', () => {
  test.each([
    ['react', [['react']]],
    ['senior  react', [['senior  react']]],
    ['front-end engineer', [['front-end engineer']]],
    ['5" disk', [['5" disk']]],
    ['or cohen', [['or cohen']]],
    ['isaac or', [['isaac or']]],
    ['or', [['or']]],
    ['or or or', [['or or or']]],
    ['engineer - remote', [['engineer - remote']]],
    ['--', [['--']]],
    ['"', [['"']]],
    ['""', [['""']]],
    ['', []],
  ])('%s is a text without operators', (typed, expected) => {
    expect(read(typed)).toEqual(expected)
  })

  test.each([
    ['"front end"', [['front end']]],
    ['“front end” berlin', [['front end'], ['berlin']]],
    ['"react" "node" anna m', [['react'], ['node'], ['anna m']]],
    ['react -junior', [['react'], ['-junior']]],
    ['-"vice president" head', [['-vice president'], ['head']]],
    ['react or vue', [['react', 'vue']]],
    ['senior react OR lead vue -intern', [['senior react', 'lead vue'], ['-intern']]],
    ['a or b or "c d"', [['a', 'b', 'c d']]],
    ['react "', [['react']]],
    ['"not closed yet', [['not closed yet']]],
    ['a or or b', [['a or or b']]],
    ['-react or -vue', [['-react', '-vue']]],
  ])('%s has operators', (typed, expected) => {
    expect(read(typed)).toEqual(expected)
  })

  test('excluded texts are not searched for', () => {
    expect(soughtTexts('react or "vue 3" -junior')).toEqual(['react', 'vue 3'])
  })
})

describe('the positions of texts in a text', () => {
  const marked = (text: string, ...sought: string[]) =>
    placesOf(text, sought).map(({ from, to }) => text.slice(from, to))

  test.each([
    ['Zoë Müller', ['zoe'], ['Zoë']],
    ['Zoe\u0308 M', ['zoe m'], ['Zoe\u0308 M']],
    ['Ægir Straße', ['aegir', 'STRASSE'], ['Ægir', 'Straße']],
    ['React, React Native', ['react'], ['React', 'React']],
    ['React Native', ['react', 'act nat', 'native'], ['React Native']],
    ['Senior\nReact', ['senior react'], ['Senior\nReact']],
    ['Senior  \u00a0React', ['senior react'], ['Senior  \u00a0React']],
    ['Mary\u2011Ka\u00adte D´Angelo', ["kate d'a"], ['Ka\u00adte D´A']],
    ['Straße', ['s'], ['S', 'ß']],
    ['Vue', ['react', ''], []],
  ])('%j has %j at %j', (text, sought, expected) => {
    expect(marked(text, ...sought)).toEqual(expected)
  })
})
