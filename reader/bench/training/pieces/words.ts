import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { list } from '../../../words/lists.ts'
import { occupationFields, occupationLanguages } from '../../../words/occupationRows.ts'
import { dates, places } from '../../../words/resumes.ts'
import { technologySpellings } from '../../../words/technologies.ts'

export type Lists = Record<string, string[]>

/** The words of a language in lists that the grammar names, and its endings that make a title feminine. */
export type Words = { key: string; lists: Lists; feminine: [string, string][] }

/** Templates of firms' names, and what joins a title and its topic, are no lists of words. */
const rules = z
  .object({ forms: z.array(z.string()), joins: z.string().transform(joins => joins.split(';')) })
  .catchall(list)

const read = (name: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, 'words', `${name}.json`), 'utf8'))

/** The languages with the regions whose towns their people write of. */
const languages = {
  en: { name: 'english', regions: ['britishIsles', 'northAndEastEurope', 'africaAndAsia', 'americas'] },
  de: { name: 'german', regions: ['germanSpeaking'] },
  fr: { name: 'french', regions: ['france'] },
  es: { name: 'spanish', regions: ['spain', 'americas'] },
  pt: { name: 'portuguese', regions: ['portugueseSpeaking'] },
  it: { name: 'italian', regions: ['italy'] },
  nl: { name: 'dutch', regions: ['lowCountries'] },
  pl: { name: 'polish', regions: ['poland'] },
  ca: { name: 'catalan', regions: ['spain'] },
}

/** Words of all languages: parts of invented names, technologies, months. */
const common: Lists = {
  ...z.record(z.string(), list).parse(read('brands')),
  technologies: technologySpellings.map(([, name]) => name),
  months: dates.months.flat().filter(month => /^\p{Ll}+$/u.test(month)),
}

/** The words of every language, the titles of all occupations among them. */
export const allWords: Words[] = Object.entries(languages).map(([key, { name, regions }]) => {
  const { feminine = [], titles = [], about = [], ...lists } = rules.parse(read(name))
  const towns = regions.flatMap(region => places.towns[region] ?? []).map(withCapitals)
  return {
    key,
    lists: { ...common, ...lists, abouts: about, titles: [...occupationsOf(key), ...titles], towns },
    feminine: feminine.map(pair => pair.split('>') as [string, string]),
  }
})

export const english = occupationsOf('en')

/** The titles of all occupations in a language; none where they are not translated into it. */
function occupationsOf(key: string): string[] {
  const column = (occupationLanguages as readonly string[]).indexOf(key)
  return column < 0 ? [] : occupationFields().flatMap(([, rows]) => rows.flatMap(cells => cells[column] ?? []))
}

function withCapitals(town: string) {
  return town.replace(/(?:^|(?<=[\s-]))\p{Ll}/gu, letter => letter.toUpperCase())
}
