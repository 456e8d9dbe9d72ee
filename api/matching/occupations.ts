import { occupationFile } from '../language/jobs.ts'
import { stemsOf } from './words.ts'

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

const SAME_FIELD = 0.25

function phrasesOf(group: string): Phrase[] {
  return group
    .replaceAll('DEV', occupationFile.developer)
    .split('/')
    .map(word => word.replaceAll('_', ' '))
    .map(words => ({ words, stems: stemsOf(words).join(' ') }))
}
