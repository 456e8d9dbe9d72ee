import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { list } from '../../../words/lists.ts'
import { occupationFields, occupationLanguages } from '../../../words/occupationRows.ts'
import { places } from '../../../words/resumes.ts'

/**
 * The words of a language from which pieces are made. `forms` are those of firms' names, with slots: {head} {tail} {office}
 * {topic} {legal} {surname} {first} {quality} {thing} {town} {brand} {short}, and {lower} for the end of a compound. A title
 * may have a `level` before it, a `note` behind it, or one of the `joins` and a topic; `interns` are titles without a trade.
 * `tasks` and `details`, `about` and topics, and `remarks` are neither title nor firm. `feminine` endings replace others.
 */
const rules = z.strictObject({
  forms: z.array(z.string()),
  ...{ heads: list, tails: list, offices: list, topics: list, legal: list, surnames: list, firsts: list },
  ...{ qualities: list, things: list, levels: list, interns: list, notes: list },
  titles: list.default([]),
  joins: z.string().transform(joins => joins.split(';')),
  ...{ tasks: list, details: list, about: list, remarks: list, country: list },
  feminine: list.default([]).transform(pairs => pairs.map(pair => pair.split('>') as [string, string])),
})
export type Words = z.output<typeof rules> & { key: string; towns: string[] }

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

/** The words of every language, the titles of all occupations among them. */
export const allWords: Words[] = Object.entries(languages).map(([key, { name, regions }]) => {
  const file = path.join(import.meta.dirname, 'words', `${name}.json`)
  const words = rules.parse(JSON.parse(readFileSync(file, 'utf8')))
  const towns = regions.flatMap(region => places.towns[region] ?? []).map(withCapitals)
  return { ...words, key, titles: [...occupationsOf(key), ...words.titles], towns }
})

/** The titles of all occupations in a language; none where they are not translated into it. */
export function occupationsOf(key: string): string[] {
  const column = (occupationLanguages as readonly string[]).indexOf(key)
  if (column < 0) return []
  return occupationFields().flatMap(([, rows]) => rows.flatMap(cells => cells[column] ?? []))
}

function withCapitals(town: string) {
  return town.replace(/(?:^|(?<=[\s-]))\p{Ll}/gu, letter => letter.toUpperCase())
}
