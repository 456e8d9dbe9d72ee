import { occupationFile } from '../language/jobs.ts'
import { stemsOf } from './stems.ts'

/** What people work as. */
export type Occupation = {
  name: string
  /** The function it belongs to. Occupations of one function are a little alike. */
  field: string
  /** Titles that name it: each a list of groups, of which one phrase of every group must stand in the title. */
  titles: Phrase[][][]
  /** Skills and subjects that tell it from others, the most telling first. */
  signs: string[]
  /** Occupations whose people could do much of this work, from 0 to 1. */
  near: Map<string, number>
}

/** Words that stand together, as they are and as stems. */
export type Phrase = { words: string; stems: string }

export const occupations: Occupation[] = occupationFile.occupations.map(({ titles, near, ...occupation }) => ({
  ...occupation,
  titles: titles.map(title => title.split(' ').map(phrasesOf)),
  near: new Map(Object.entries(near)),
}))

const byName = new Map(occupations.map(occupation => [occupation.name, occupation]))

export function occupationNamed(name: string): Occupation {
  const found = byName.get(name)
  if (!found) throw new Error(`There is no occupation ${name}`)
  return found
}

/** How much of one occupation's work the people of another could do, from 0 to 1. */
export function nearness(wanted: Occupation, had: Occupation): number {
  if (wanted === had) return 1
  const stated = Math.max(wanted.near.get(had.name) ?? 0, had.near.get(wanted.name) ?? 0)
  return Math.max(stated, wanted.field === had.field ? SAME_FIELD : 0)
}

/** What occupations of one field have in common when nothing closer is known. */
const SAME_FIELD = 0.25

function phrasesOf(group: string): Phrase[] {
  return group
    .replaceAll('DEV', occupationFile.developer)
    .split('/')
    .map(word => word.replaceAll('_', ' '))
    .map(words => ({ words, stems: stemsOf(words).join(' ') }))
}

/** What somebody with this title works as, most often one occupation; empty where the title tells nothing. */
export function occupationsOf(title: string): Occupation[] {
  return occupationsOfStems(stemsOf(title))
}

function occupationsOfStems(stems: string[]): Occupation[] {
  const text = ` ${stems.join(' ')} `
  return occupations.filter(({ titles }) =>
    titles.some(groups => groups.every(group => group.some(({ stems }) => text.includes(` ${stems} `)))),
  )
}

/** A title that a text mentions, and how likely it is what the text is about: 1 where it is named first of all. */
export type Mention = { title: string; occupations: Occupation[]; weight: number }

/** The fourth title after the first counts half of it. */
const LATER = 4

/** 'Developers' are whom one works with, and so is whom one reports to. */
const IN_PLURAL = 0.4
const BESIDES = 0.2

/** The titles that a description mentions, in its order. Those whom one works with count little. */
export function titlesIn(text: string): Mention[] {
  const mentions: Mention[] = []
  for (const clause of text.split(/[.!?;:()|•\n\r\t]+|\s[-–—]\s|,\s/)) {
    const words = clause.match(/[\p{L}\p{N}.#+&/'-]+/gu) ?? []
    for (const [at, word] of words.entries()) {
      if (!nouns.has(stemsOf(word).at(-1) ?? '')) continue
      const title = [...words.slice(Math.max(0, at - 3), at + 1), ...partAfter(words, at)]
      const found = occupationsOf(title.join(' '))
      if (found.length === 0) continue
      const rank = 1 / (1 + mentions.length / LATER)
      const many = /s$/.test(word) && !/ss$/.test(word) ? IN_PLURAL : 1
      const aside = besides.test(words.slice(Math.max(0, at - 8), at).join(' ')) ? BESIDES : 1
      mentions.push({ title: title.join(' '), occupations: found, weight: rank * many * aside })
    }
  }
  return mentions
}

/** 'Head of Sales', 'Director of Human Resources'. */
const partAfter = (words: string[], at: number) => (words[at + 1] === 'of' ? words.slice(at + 1, at + 4) : [])

const besides =
  /\b(?:report|reports|reporting|liais\w+|work(?:ing)? (?:closely )?with|alongside|support(?:ing)?|with|from|other|between|to line|and advise|mentor\w*)\b/i

/** The last words of all titles. */
const nouns = new Set(
  occupations.flatMap(({ titles }) =>
    titles.flatMap(groups => groups.at(-1) ?? []).flatMap(({ stems }) => stems.split(' ').at(-1) ?? []),
  ),
)
