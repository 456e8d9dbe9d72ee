import { nameWords } from '@talentdesk/reader/words/people'
import type { Folded } from './fold.ts'
import type { Forms } from './identity.ts'
import { latinised, lookAlikes } from './scripts.ts'

/** A word of the folded text. `text` has no apostrophes, and `end` is before a possessive 's. */
export type Word = {
  text: string
  start: number
  end: number
  isPossessive: boolean
  isLower: boolean
  isCapital: boolean
  isCapitals: boolean
  /** The end of the part before the last apostrophe, such as 'Yıldız' in Yıldız'ın. */
  head: number | null
}

export function wordsOf(original: string, { letters, at }: Folded): Word[] {
  return [...letters.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu)].map(({ 0: whole, index }) => {
    const isWithS = whole.endsWith("'s")
    const text = isWithS ? whole.slice(0, -2) : whole
    const end = index + text.length
    // A possessive may also lack the s: "James'" and 'Weiß’'.
    const isPossessive = isWithS || (/[sxz]$/.test(text) && letters[end] === "'" && letters[index - 1] !== "'")
    const written = original.slice(at[index], at[end])
    const mark = text.lastIndexOf("'")
    return {
      text: text.replaceAll("'", ''),
      ...{ start: index, end, isPossessive },
      isLower: /^\p{Ll}/u.test(written),
      isCapital: /^\p{Lu}/u.test(written),
      isCapitals: /\p{Lu}/u.test(written) && !/\p{Ll}/u.test(written),
      head: mark < 0 ? null : index + mark,
    }
  })
}

/** The part of the name that a word may be, also with an ending, in another alphabet or in letters that look alike. */
export function partIn(word: string, isCapital: boolean, forms: Forms): string | undefined {
  for (const other of [word, ...lookAlikes(word), ...latinised(word), ...withoutClitic(word)]) {
    const part = caseOf(other, isCapital, forms)
    if (part !== undefined) return part
  }
  return undefined
}

/** The word without a prefix: Hebrew and Arabic write 'and', 'to' or 'the' together with the name. */
function withoutClitic(word: string): string[] {
  if (!/^[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(word)) return []
  return CLITICS.map(clitic => word.replace(clitic, '')).filter(rest => rest !== word)
}

const CLITICS = [
  /^[ובלמשהכ](?=\p{L}{3})/u,
  /^[ובלמשהכ]{2}(?=\p{L}{3})/u,
  /^[وفبلك](?=\p{L}{3})/u,
  /^[وفبلك]?ال(?=\p{L}{3})/u,
]

/** The part of which a word is a form: 'Müllers' and 'Nowakowi' have endings, 'Kowalskiego' has Kowalski's stem. */
function caseOf(word: string, isCapital: boolean, { hidden, stems }: Forms): string | undefined {
  if (hidden.has(word)) return word
  for (const ending of nameWords.endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    const isLong = stem.length > (isCapital || ending === 's' ? 3 : 5) || (stem.length === 3 && ending.length > 3)
    const certainty = isLong ? hidden.get(stem) : undefined
    if (certainty === 'rare' || (certainty === 'everyday' && isCapital && !DERIVING.has(ending))) return stem
    if (isCapital && stems.has(stem)) return stems.get(stem)
  }
  return isCapital ? stems.get(word) : undefined
}

/** Endings that make another word: 'Bakery' is not a form of Baker. */
const DERIVING = new Set(['y', 'e', 'i', 'o', 'en', 'in', 'ie', 'ich'])

const GERMAN =
  /^(?:und|mit|ist|fur|nicht|wurde|wird|gibt|gern|der|dem|den|war|wir|sie|ihre[nmrs]?|hat|habe|uber|aus|im|ins|am|kein[enmrs]{0,2}|auf|bei|nach|seit|durch|zum|zur|vom|eine[nmrs]?|dem|sich|oder)$/

/** True for texts in German, in which every noun has a capital, and a possessive has no apostrophe. */
export const areGerman = (words: Word[]) =>
  words.some((word, at) => (word.isLower || at === 0) && GERMAN.test(word.text))
