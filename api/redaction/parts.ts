import { commonWordList } from '@talentdesk/reader/words/common'
import { occupationOf, titleForms } from '@talentdesk/reader/words/occupations'
import { nameWords } from '@talentdesk/reader/words/people'
import { withLostLetters } from './damage.ts'
import { squeezed } from './fold.ts'
import { romanised } from './romanised.ts'
import { latinised } from './scripts.ts'

/**
 * The kind of a word decides when it means the person: 'rare' always, 'everyday' with a capital ('Baker'), 'ordinary'
 * by its place in the sentence ('Price'), 'town' and 'tool' if nothing but a person can be meant ('London', 'Swift').
 */
export type Certainty = 'rare' | 'everyday' | 'ordinary' | 'town' | 'tool'

/** The certainty of a folded part without its context. */
export function certaintyOf(part: string): Certainty {
  if (nameWords.tools.has(part)) return 'tool'
  if (nameWords.towns.has(part)) return 'town'
  if (isWord(part) || /^[a-z]{1,2}$/.test(part)) return 'ordinary'
  return nameWords.everyday.has(part) || commonWords.has(part) || occupationOf(titleForms(part)) ? 'everyday' : 'rare'
}

/** True for a word that has lower case when it is no name. */
export const isWord = (part: string) => nameWords.ordinary.has(part) || nameWords.months.has(part)

const commonWords = new Set(commonWordList)

/** Scripts that write a name as one word, in which a single letter may be a name. */
export const UNPARTED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u

/** Splits 'Anna-Maria' in two, turns "O'Brien" into 'obrien' and 'brien', and adds 'MacTavish' to 'McTavish'. */
export function partsOf(word: string): string[] {
  return word.split(/[-‐‑–]/).flatMap(part => {
    const pieces = part.split(/['’ʼ]/)
    const tail = pieces.length > 1 && (pieces.at(-1)?.length ?? 0) > 2 ? [pieces.at(-1) ?? ''] : []
    const whole = pieces.join('')
    const scottish = /^Ma?c(?=\p{Lu})/u.test(whole) ? ['Mc', 'Mac'].map(head => whole.replace(/^Ma?c/, head)) : []
    return [whole, ...scottish, ...tail].map(piece => piece.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).filter(Boolean)
  })
}

/** 'Müller' is also written 'Muller' and 'Mueller', and the other way round; 'Кузнецов' is written 'Kuznetsov'. */
export function spellings(part: string): string[] {
  const plain = squeezed(part)
  const spelled = squeezed(
    part
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüåøőűđð]/g, letter => DIGRAPHS[letter] ?? letter),
  )
  const collapsed = plain.length > 4 ? plain.replace(/aa|ae|oe|ue|dj/g, pair => pair.slice(0, 1)) : plain
  // The romanised 何, 'He', is a word.
  const roman = romanised(part).filter(form => form.length > 2 && certaintyOf(form) === 'rare')
  return [...new Set([plain, spelled, collapsed, squeezed(withLostLetters(part)), ...latinised(part), ...roman])]
}

const DIGRAPHS: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ő: 'oe', ű: 'ue', đ: 'dj', ð: 'dh' },
}

/**
 * The stems of a folded part in its grammatical cases, other than itself: Kowalska and Nováková without endings, Čapek
 * and Wróbel without the last vowel, Duda as in Dudzie, Korhonen as Korhosen, Παπαδόπουλος without ος.
 */
export function stemsOf(part: string): string[] {
  const stems = CHANGES.flatMap(([ending, instead]) => (ending.test(part) ? [part.replace(ending, instead)] : []))
  return stems.filter(stem => stem.length > 3 && certaintyOf(stem) === 'rare')
}

const CHANGES: [RegExp, string][] = [
  [/[aeiouyаеиоуыяьαηο]$/u, ''],
  [/(?:ий|ии|ыи|ои|ая|яя|ος|ης|ας|ova|owa|ина)$/u, ''],
  [/(?<=[^aeiou])i?e(?=[kclmn]$)/u, ''],
  [/(?<=\p{L}{2})[еоё](?=[кц]$)/u, ''],
  [/io(?=l$)/u, ''],
  [/da$/u, 'dz'],
  [/ta$/u, 'c'],
  [/ra$/u, 'rz'],
  [/ka$/u, 'c'],
  [/ga$/u, 'dz'],
  [/a(?=[bd]$)/u, 'e'],
  [/nen$/u, 's'],
]
