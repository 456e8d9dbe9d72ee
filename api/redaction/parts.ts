import { commonWordList } from '@talentdesk/reader/words/common'
import { occupationOf, titleForms } from '@talentdesk/reader/words/occupations'
import { nameWords } from '@talentdesk/reader/words/people'
import { withLostLetters } from './damage.ts'
import { squeezed } from './fold.ts'
import { romanised } from './romanised.ts'
import { latinised } from './scripts.ts'

/**
 * How certainly a word means the person: 'rare' always, 'everyday' with a capital ('Baker'), 'ordinary' by its position
 * in the sentence ('Price'), 'town' and 'tool' only if nothing but a person can be meant ('London', 'Swift').
 */
export type Certainty = 'rare' | 'everyday' | 'ordinary' | 'town' | 'tool'

/** The certainty of a folded part of a name, regardless of its context. */
export function certaintyOf(part: string): Certainty {
  if (nameWords.tools.has(part)) return 'tool'
  if (nameWords.towns.has(part)) return 'town'
  if (isWord(part) || /^[a-z]{1,2}$/.test(part)) return 'ordinary'
  return nameWords.everyday.has(part) || commonWords.has(part) || occupationOf(titleForms(part)) ? 'everyday' : 'rare'
}

/** True for a word that is written in lower case when it is not a name. */
export const isWord = (part: string) => nameWords.ordinary.has(part) || nameWords.months.has(part)

const commonWords = new Set(commonWordList)

/** Scripts in which a name is written as one word, and a single letter may be a name. */
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

/** The spellings of a part: 'Muller' and 'Mueller' for 'Müller', and the reverse; 'Kuznetsov' for 'Кузнецов'. */
export function spellings(part: string): string[] {
  const plain = squeezed(part)
  const spelled = squeezed(
    part
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüåøőűđð]/g, letter => DIGRAPHS[letter] ?? letter),
  )
  const collapsed = plain.length > 4 ? plain.replace(/aa|ae|oe|ue|dj/g, pair => pair.slice(0, 1)) : plain
  // 'He', the romanised 何, is also an English word.
  const roman = romanised(part).filter(form => form.length > 2 && certaintyOf(form) === 'rare')
  return [...new Set([plain, spelled, collapsed, squeezed(withLostLetters(part)), ...latinised(part), ...roman])]
}

const DIGRAPHS: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ő: 'oe', ű: 'ue', đ: 'dj', ð: 'dh' },
}

/**
 * The stems of a folded part in its grammatical cases, if they differ from the part: Kowalska and Nováková without
 * endings, Čapek and Wróbel without the last vowel, Duda as in Dudzie, Korhonen as Korhosen, Παπαδόπουλος without ος.
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
