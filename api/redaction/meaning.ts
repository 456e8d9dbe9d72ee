import { cluesOf, ENOUGH } from './clues.ts'
import type { Forms } from './identity.ts'
import type { LoneWord } from './position.ts'
import type { Word } from './tokens.ts'

/*
 * Decides whether words mean the person. Most names are not also words; for surnames that are words ('Cook', 'Price'),
 * towns or tools, the words and punctuation around them decide: each clue of `clues.ts` weighs for or against a person.
 */

export type Role = 'hidden' | 'first' | 'particle' | 'initial'

/** A word that may belong to the name; `part` is the part of the name that must be hidden. */
export type NamePart = Word & { role: Role; part: string }

/** A text with its words, and the forms of the name that must be hidden in it. */
export type Line = { words: Word[]; letters: string; forms: Forms; isGerman: boolean }

/** True if these words name the person. `from` is the index of the first word. */
export function meansPerson(parts: NamePart[], from: number, line: Line): boolean {
  const hidden = parts.filter(part => part.role === 'hidden')
  const certainty = (part: NamePart) => line.forms.hidden.get(part.part) ?? 'rare'
  const [only] = hidden
  if (!only) return false
  if (parts.length === 1) return weigh(aloneAt(from, { ...only, certainty: certainty(only) }, line)) >= ENOUGH
  if (hidden.some(part => certainty(part) === 'rare' || (certainty(part) === 'everyday' && part.isCapital))) return true
  const others = parts.filter(part => part.role !== 'hidden')
  return hidden.some(part => part.isCapital) || others.every(part => !part.isCapital)
}

const weigh = (alone: LoneWord) => cluesOf(alone).reduce((sum, { weight }) => sum + weight, 0)

function aloneAt(at: number, word: LoneWord['word'], { words, letters, forms, isGerman }: Line): LoneWord {
  const gap = (left: Word | undefined, right: Word | undefined) =>
    letters.slice(left?.end ?? 0, right?.start ?? letters.length)
  const [lead, before, after, next] = [-2, -1, 1, 2].map(by => words[at + by])
  return {
    ...{ word, lead, before, after, next, isGerman },
    ahead: gap(lead, before),
    left: gap(before, word),
    right: gap(word, after),
    beyond: gap(after, next),
    initial: [...forms.first][0]?.[0] ?? '',
  }
}
