import { plainWords } from '@talentdesk/reader/words/lists'
import { inEnglish, titleLanguages, titles } from '@talentdesk/reader/words/titles'
import { describe, expect, test } from 'vitest'
import { occupationFile } from './jobs.ts'

const entries = Object.entries(titleLanguages).flatMap(([language, { nouns, surnames, fields }]) =>
  [nouns, surnames, fields].flatMap(words =>
    Object.entries(words).flatMap(([english, others]) => others.map(other => ({ language, other, english }))),
  ),
)

describe('the words of titles', () => {
  test('are in the form that lookups use', () => {
    for (const { other } of entries) expect(plainWords(other).join(' ')).toBe(other)
  })

  test('are listed once', () => {
    const all = entries.map(({ other }) => other)
    expect(all.filter((other, at) => all.indexOf(other) !== at)).toEqual([])
  })

  test('have no other meaning in English titles', () => {
    const { developer, occupations } = occupationFile
    const ofTitles = [developer, ...occupations.flatMap(occupation => occupation.titles)].flatMap(plainWords)
    const english = new Set([...ofTitles, ...titles.nouns.english, ...titles.levels])
    expect(entries.filter(({ other, english: meaning }) => english.has(other) && other !== meaning)).toEqual([])
  })
})

test.each([
  ['Softwareentwicklerin', 'software developer'],
  ['Java-Entwickler/in (m/w/d)', 'Java-developer (m/w/d)'],
  ['SOFTWAREENTWICKLER:INNEN', 'software developer'],
  ['Vertriebsleiter', 'sales manager'],
  ['Gebietsverkaufsleiterin', 'gebiets sales manager'],
  ['Einkaufssachbearbeiter', 'purchasing officer'],
  ['Geschaeftsfuehrer', 'managing director'],
  ['Personalreferentin', 'hr officer'],
  ['Développeur·se Java', 'developer Java'],
  ['Chef(fe) de projet', 'manager project'],
  ['développeurs', 'developer'],
  ['Ingeniero/a de datos', 'engineer de data'],
  ['desarrolladores', 'developer'],
  ['Applicatiebeheerder', 'application administrator'],
  ['Główna Księgowa', 'Główna accountant'],
  ['Strassenbauer', 'Strassenbauer'],
  ['Senior Sales Manager, C++ & Node.js', 'Senior Sales Manager, C++ & Node.js'],
  ['Head Chef', 'Head Chef'],
  ['Employees in arts, in charge of places', 'Employees in arts, in charge of places'],
  ['Debitorenbuchhaltung', 'debitoren accounting'],
  ['Personal Trainer', 'Personal Trainer'],
  ['Stakeholder in October', 'Stakeholder in October'],
])('%s is %s in English', (title, english) => expect(inEnglish(title)).toBe(english))
