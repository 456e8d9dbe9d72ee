import { withoutAccents } from '@talentdesk/reader/words/lists'
import {
  allOccupations,
  type KnownOccupation,
  occupationAt,
  occupationOf,
  titleForms,
} from '@talentdesk/reader/words/occupations'
import { inEnglish, titles, withoutGenderForms } from '@talentdesk/reader/words/titles'
import { advertisementWords, occupationFile } from './language/jobs.ts'
import { plainWordsOf, stem, stemsOf } from './stems.ts'

/** A kind of work that is named by titles. */
export type Occupation = {
  name: string
  /** The business function. Occupations of the same function are slightly related. */
  field: string
  /** Titles of the occupation: lists of groups of phrases, as stems. A title must contain one phrase of every group. */
  titles: string[][][]
  /** Skills and subjects that distinguish the occupation, the most distinctive first. */
  signs: string[]
  /** Other occupations, with the share of this work that people of these occupations could do, from 0 to 1. */
  near: Map<string, number>
}

/** The occupations with titles, signs and near occupations; all others have titles only. */
export const describedOccupations: Occupation[] = occupationFile.occupations.map(
  ({ name, field, titles, signs, near }) => ({
    ...{ name, field, signs },
    titles: titles.map(title => title.split(' ').map(phrasesOf)),
    near: new Map(Object.entries(near)),
  }),
)

/** The occupation of each name in the reader's table: a described occupation, or an occupation with titles only. */
const byKnownName = new Map<string, Occupation>([
  ...allOccupations().map(({ english, field }): [string, Occupation] => [
    english,
    { name: english, field, titles: [], signs: [], near: new Map() },
  ]),
  ...occupationFile.occupations.flatMap(({ known }, at) =>
    known.map((english): [string, Occupation] => [english, describedOccupations[at] as Occupation]),
  ),
])

export const occupations: Occupation[] = [...new Set([...describedOccupations, ...byKnownName.values()])]

const byName = new Map(occupations.map(occupation => [occupation.name, occupation]))

/** The occupation with this name in `occupations`. */
export const occupationNamed = (name: string): Occupation | undefined => byName.get(name)

/** The share of the wanted occupation's work that people of the other occupation could do, from 0 to 1. */
export function nearness(wanted: Occupation, had: Occupation): number {
  if (wanted === had) return 1
  const stated = Math.max(wanted.near.get(had.name) ?? 0, had.near.get(wanted.name) ?? 0)
  return Math.max(stated, wanted.field === had.field ? SAME_FIELD : 0)
}

/** The nearness of occupations of the same field, unless a higher nearness is stated. */
const SAME_FIELD = 0.25

function phrasesOf(group: string): string[] {
  return group
    .replaceAll('DEV', occupationFile.developer)
    .split('/')
    .map(word => stemsOf(word.replaceAll('_', ' ')).join(' '))
}

/** A title in English, if its words are known: its words, their stems, and its occupations, usually one. */
export type Title = { words: string[]; stems: string[]; occupations: Occupation[] }

/** Reads a title in any language. */
export function readTitle(title: string): Title {
  const known = readTitles.get(title)
  if (known) return known
  const words = plainWordsOf(inEnglish(title))
  const stems = words.map(stem)
  const read = { words, stems, occupations: occupationsNamed(title, ` ${stems.join(' ')} `) }
  if (readTitles.size === MOST_TITLES) readTitles.clear()
  readTitles.set(title, read)
  return read
}

/**
 * The occupations of a title, given as written and as English stems. If the reader's table has the whole title, the
 * title has only that occupation: a 'Crane Operator' is not an operations manager, although some words match.
 */
function occupationsNamed(title: string, stems: string): Occupation[] {
  const forms = titleForms(withoutGenderForms(title))
  const known = occupationOf(forms)
  if (known) return [occupationKnown(known)]
  const found = describedOccupations.filter(({ titles }) => titles.some(groups => names(stems, groups)))
  return found.length > 0 ? found : occupationsWithin(forms)
}

const occupationKnown = ({ english }: KnownOccupation) => byKnownName.get(english) as Occupation

/** The occupations whose titles are parts of a title. */
function occupationsWithin(forms: string[]): Occupation[] {
  const found = new Set<Occupation>()
  for (let at = 0; at < forms.length; at += 1) {
    const { occupation, words = 1 } = occupationAt(forms, at) ?? {}
    if (occupation && (words > 1 || isUnambiguousTitle(forms[at] ?? ''))) found.add(occupationKnown(occupation))
    at += words - 1
  }
  return [...found]
}

/** The minimum length of a title, as shorter words are seldom meant as titles. */
const SHORTEST_TITLE = 5

/** True for a title that is neither a surname nor an ordinary word. */
const isUnambiguousTitle = (form: string) => form.length >= SHORTEST_TITLE && !titles.ambiguous.has(form)

/** Cache of read titles, as many profiles have the same titles. */
const readTitles = new Map<string, Title>()
const MOST_TITLES = 10_000

/** The occupations of a title; empty for an unknown title. */
export const occupationsOf = (title: string) => readTitle(title).occupations

/**
 * True if a title has a phrase of every group, each phrase in different words: 'officer' and 'office' have the same
 * stem, and a 'Procurement Officer' is not an officer of an office.
 */
function names(title: string, [group, ...others]: string[][]): boolean {
  return (
    !group ||
    group.some(stems => {
      if (!title.includes(` ${stems} `)) return false
      return others.length === 0 || names(title.replace(` ${stems} `, ' | '), others)
    })
  )
}

/** A title in a text, with a weight of how likely the text is about this title: 1 for the title named first. */
export type Mention = { title: string; occupations: Occupation[]; weight: number }

/** The number of preceding titles that halves the weight of a title. */
const LATER = 4

/** Factors of the weight of colleagues' titles: in the plural ('Developers'), and after words such as 'report'. */
const IN_PLURAL = 0.4
const BESIDES = 0.2

/** The titles in a description, in order. Titles of colleagues get a low weight. */
export function titlesIn(text: string): Mention[] {
  const mentions: Mention[] = []
  for (const clause of withoutGenderForms(text).split(/[.!?;:()|•\n\r\t]+|\s[-–—]\s|,\s/)) {
    const english = inEnglish(clause)
    const words = english.match(/[\p{L}\p{N}.#+&/'-]+/gu) ?? []
    for (const [at, word] of words.entries()) {
      if (!nouns.has(stemsOf(word).at(-1) ?? '')) continue
      const after = english === clause ? partAfter(words, at) : words.slice(at + 1, at + 1 + AFTER)
      const title = [...words.slice(Math.max(0, at - 3), at + 1), ...after]
      const found = occupationsOf(title.join(' '))
      if (found.length === 0) continue
      const rank = 1 / (1 + mentions.length / LATER)
      const many = /s$/.test(word) && !/ss$/.test(word) ? IN_PLURAL : 1
      const aside = colleagues.test(withoutAccents(words.slice(Math.max(0, at - 8), at).join(' '))) ? BESIDES : 1
      mentions.push({ title: title.join(' '), occupations: found, weight: rank * many * aside })
      if (mentions.length === MOST_MENTIONS) return mentions
    }
  }
  return mentions
}

/** The maximum number of titles of a text that count. */
const MOST_MENTIONS = 200

/** The maximum number of words after the noun of a title in another language: 'développeur web en Java'. */
const AFTER = 3

/** The words after 'of': 'Head of Sales', 'Director of Human Resources'. */
const partAfter = (words: string[], at: number) => (words[at + 1] === 'of' ? words.slice(at + 1, at + 4) : [])

const colleagues = new RegExp(`\\b${advertisementWords.colleagues}\\b`, 'i')

/** The last words of all titles. */
const nouns = new Set(
  describedOccupations.flatMap(({ titles }) =>
    titles.flatMap(groups => groups.at(-1) ?? []).flatMap(stems => stems.split(' ').at(-1) ?? []),
  ),
)
