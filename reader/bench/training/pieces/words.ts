import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { list } from '../../../words/lists.ts'
import { occupationFields, occupationLanguages } from '../../../words/occupationRows.ts'
import { dates, places } from '../../../words/resumes.ts'
import { technologySpellings } from '../../../words/technologies.ts'

export type Lists = Record<string, string[]>

/** The word lists of a language, by their names in the grammar, and pairs of masculine and feminine endings. */
export type Words = { key: string; lists: Lists; feminine: [string, string][] }

/** Data of a language: word lists, `forms` (templates of firms' names), and `joins` between a title and its topic. */
const rules = z
  .object({ forms: z.array(z.string()), joins: z.string().transform(joins => joins.split(';')) })
  .catchall(list)

const read = (name: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, 'words', `${name}.json`), 'utf8'))

/** The languages, each with the regions whose towns are in its texts. */
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

/** Words for every language: parts of invented names, technologies, months. */
const common: Lists = {
  ...z.record(z.string(), list).parse(read('brands')),
  technologies: technologySpellings.map(([, name]) => name),
  months: dates.months.flat().filter(month => /^\p{Ll}+$/u.test(month)),
}

/** The words of every language, including the titles of all occupations. */
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

/** The titles of all occupations in a language. Empty if the titles are not translated into this language. */
function occupationsOf(key: string): string[] {
  const column = (occupationLanguages as readonly string[]).indexOf(key)
  return column < 0 ? [] : occupationFields().flatMap(([, rows]) => rows.flatMap(cells => cells[column] ?? []))
}

function withCapitals(town: string) {
  return town.replace(/(?:^|(?<=[\s-]))\p{Ll}/gu, letter => letter.toUpperCase())
}
