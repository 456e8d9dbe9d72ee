import { withoutAccents } from '@talentdesk/reader/words/lists'
import { skills as skillWords, yearWords } from '@talentdesk/reader/words/resumes'
import { type NamedAt, namesAt } from './skills.ts'
import { plainWordsOf } from './stems.ts'

/** A word of a line in the form for comparisons, its indexes, and the text between it and the previous word. */
export type Word = { word: string; start: number; end: number; gap: string }

/** A skill named in a line, '' for a language or a number of years; from the word at `from` up to, without, `to`. */
export type Mention = { skill: string; from: number; to: number }

/** A line with its words and mentions. The mentions are in order and do not overlap. */
export type ReadLine = { line: string; words: Word[]; mentions: Mention[] }

export function readLine(line: string): ReadLine {
  const words = wordsIn(line)
  const plain = words.map(({ word }) => word)
  const others = plain.flatMap((word, at): Mention[] => {
    if (language.test(word)) return [{ skill: '', from: at, to: at + 1 }]
    return number.test(word) && years.test(plain[at + 1] ?? '') ? [{ skill: '', from: at, to: at + 2 }] : []
  })
  const named = namesAt(line, words).map(({ name, from, to }: NamedAt): Mention => ({ skill: name, from, to }))
  return { line, words, mentions: apart([...named, ...others]) }
}

const language = new RegExp(`^${withoutAccents(skillWords.languages)}$`, 'u')
const number = /^\d{1,2}$/
const years = new RegExp(`^${withoutAccents(yearWords)}$`)

/** A word, including the characters in names of skills: 'C++', 'C#', '.NET', 'Node.js', "Java's". */
const token =
  /(?:\.(?=net(?![\p{L}\d])))?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#(?![\p{L}\d])|\.(?:js|net)(?![\p{L}\d])|['’]s(?![\p{L}\d]))?/giu

/** Abbreviations with a full stop that does not end a sentence: 'bzw.', 'e.g.', 'z. B.'. */
const shortened = /^(?:bzw|resp|e|g|z|b|p|ex|ej|ad|es|np|bijv|eg|zb|inkl|incl|vs)$/i

function wordsIn(line: string): Word[] {
  let last = 0
  let isShortened = false
  return [...line.matchAll(token)].flatMap(found => {
    const [start, end] = [found.index, found.index + found[0].length]
    const gap = line.slice(last, start).replace(isShortened ? /^\./ : '', '')
    isShortened = shortened.test(found[0])
    last = end
    return plainWordsOf(found[0].replace('’', "'")).map((word, at) => ({ word, start, end, gap: at === 0 ? gap : '' }))
  })
}

/** Sorts mentions, and of overlapping mentions returns only the longest: 'React Native' is not 'React'. */
function apart(mentions: Mention[]): Mention[] {
  const kept: Mention[] = []
  for (const one of mentions.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (one.from >= (kept.at(-1)?.to ?? 0)) kept.push(one)
  }
  return kept
}

/** The words from one index up to, but not including, another, as one text. */
export const phrase = (words: Word[], from: number, to: number) =>
  words
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(' ')

/** True if the text between two words ends a sentence or clause; a comma does not. */
export const endsClause = (gap: string) => /[.!?;:()[\]{}|•]|\s[–—-]+\s|^[–—-]+\s|\t/.test(gap)
