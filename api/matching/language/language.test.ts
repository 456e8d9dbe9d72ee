import { plainWords } from '@talentdesk/reader/words/lists'
import { allOccupations } from '@talentdesk/reader/words/occupations'
import { areaWords, captions, companies, headings, places } from '@talentdesk/reader/words/resumes'
import { titles } from '@talentdesk/reader/words/titles'
import { describe, expect, test } from 'vitest'
import { occupationFile } from './jobs.ts'

const lists: [string, Iterable<string>][] = [
  ...Object.entries({ ...headings.words, ...titles.nouns, ...places.towns, ...areaWords.keywords }),
  ...Object.entries(headings.phrases).map(([kind, phrases]): [string, string[]] => [`phrases of ${kind}`, phrases]),
  ...Object.entries(captions),
  ['fillers of headings', headings.fillers],
  ['levels of titles', titles.levels],
  ['words of companies', companies.words],
  ['countries', places.countries],
]

describe('the data files', () => {
  test.each(lists)('every entry of %s is in the form that lookups use', (_name, entries) => {
    for (const entry of entries) expect(plainWords(entry).join(' ')).toBe(entry)
  })

  test.each([
    ['kinds of headings', headings.words],
    ['languages of titles', titles.nouns],
    ['regions of towns', places.towns],
    ['captions', captions],
  ])('no entry is in two %s', (_name, byKind) => {
    const all = Object.values(byKind).flat()
    expect(all.filter((entry, index) => all.indexOf(entry) !== index)).toEqual([])
  })

  test('known titles of an occupation exist in the reader, each for one occupation', () => {
    const known = occupationFile.occupations.flatMap(({ known }) => known)
    const all = new Set(allOccupations().map(({ english }) => english))
    expect(known.filter(name => !all.has(name))).toEqual([])
    expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([])
  })
})
