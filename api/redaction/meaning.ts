import { nameWords } from '../language/people.ts'
import type { Forms } from './identity.ts'
import type { Certainty } from './parts.ts'
import type { Word } from './tokens.ts'

/*
 * Whether words mean the person. Most names are nothing else; for surnames that are words ('Cook', 'Price'), towns or tools, the
 * words and signs around them tell.
 */

export type Role = 'hidden' | 'first' | 'particle' | 'initial'

/** A word that may belong to the name; `part` is the one that it is where it is hidden. */
export type Found = Word & { role: Role; part: string }

/** A text with its words, and whom it may name. */
export type Line = { words: Word[]; letters: string; forms: Forms; isGerman: boolean }

/** A name of one word, the words beside it, and all between it and them: at the ends of a text, nothing. */
type Alone = {
  word: Word
  certainty: Certainty
  before?: Word
  /** The word before that one. */
  lead?: Word
  after?: Word
  left: string
  right: string
  isGerman: boolean
}

/** True if these words, of which the first is the one at `from`, name the person. */
export function meansPerson(parts: Found[], from: number, { words, letters, forms, isGerman }: Line): boolean {
  const hidden = parts.filter(part => part.role === 'hidden')
  const certainty = (part: Found) => forms.hidden.get(part.part) ?? 'rare'
  const [only] = hidden
  if (!only) return false
  if (parts.length === 1) {
    const [lead, before, after] = [words[from - 2], words[from - 1], words[from + 1]]
    const left = letters.slice(before?.end ?? 0, only.start)
    const right = letters.slice(only.end, after?.start ?? letters.length)
    return isPersonAlone({ word: only, certainty: certainty(only), lead, before, after, left, right, isGerman })
  }
  if (hidden.some(part => certainty(part) === 'rare' || (certainty(part) === 'everyday' && part.isCapital))) return true
  const others = parts.filter(part => part.role !== 'hidden')
  return hidden.some(part => part.isCapital) || others.every(part => !part.isCapital)
}

function isPersonAlone(alone: Alone): boolean {
  const { word, certainty } = alone
  if (isFirm(alone)) return false
  if (certainty === 'rare') {
    // 'the delmonte' is a thing, 'people like delmonte' are not.
    return !word.isLower || !isAfter(nameWords.determiners, alone) || isAfter(nameWords.comparisons, alone)
  }
  if (!word.isCapital) return certainty === 'everyday' && word.isPossessive
  if (isIntroduced(alone)) return true
  switch (certainty) {
    case 'everyday':
      return word.isPossessive || !isAfter(nameWords.articles, alone)
    case 'ordinary':
      return isToldByPlace(alone)
    case 'town':
      return isAfterWord(alone) && !nameWords.locatives.has(alone.before?.text ?? '')
    case 'tool':
      return word.isPossessive
  }
}

/** 'Morgan Stanley' and 'Ford Motor Company', by two words of their names. */
function isFirm({ word, before, after, left, right }: Alone): boolean {
  const isNear = (gap: string) => /^ (?:& )?$/.test(gap)
  return (
    (after !== undefined && isNear(right) && nameWords.firms.has(`${word.text} ${after.text}`)) ||
    (before !== undefined && isNear(left) && nameWords.firms.has(`${before.text} ${word.text}`))
  )
}

/** Words that only people go with: 'Ms Cook', 'Mentor: Cook', 'thanked Cook', 'Profile of Cook', 'Cook, who', 'Cook-Team' and a signature. */
function isIntroduced({ lead, before, after, left, right }: Alone): boolean {
  if (after && /^,? $/.test(right) && nameWords.relatives.has(after.text)) return true
  if (after && /^[ -]$/.test(right) && nameWords.bodies.has(after.text)) return true
  if (!before) return false
  // 'Profile of Cook', 'ask for Cook'.
  const isBetween = before.isLower && before.text.length < 5 && left === ' '
  if (isBetween && lead && (nameWords.papers.has(lead.text) || nameWords.askers.has(lead.text))) return true
  return (
    (/^\.? $/.test(left) && (nameWords.titles.has(before.text) || nameWords.askers.has(before.text))) ||
    (/^ ?: {1,2}$/.test(left) && nameWords.labelled.has(before.text)) ||
    (/^[ \n:-]{1,3}$/.test(left) && nameWords.papers.has(before.text)) ||
    (/^[,.! ]{0,2}\n[\n -]{0,3}$/.test(left) && nameWords.farewells.has(before.text))
  )
}

const isAfter = (these: Set<string>, { before, left }: Alone) =>
  before !== undefined && left === ' ' && these.has(before.text)

/** A capital where only a name has one. */
function isToldByPlace(alone: Alone): boolean {
  const { word, before, left, right } = alone
  if (word.isPossessive || isSetOff(alone) || (/[([]$/.test(left) && /^(?:[)\]]|, )/.test(right))) return true
  // 'as Cook' is a job, 'As Cook says' is none.
  if (isMonth(alone) || (!before?.isCapital && isAfter(nameWords.articles, alone))) return false
  // A surname in capitals, as forms have it: 'Dipl.-Ing. (FH) KOCH'.
  if (word.isCapitals && before && (!before.isCapitals || isShout(before)) && left.length < 3) return !isShout(word)
  return isListed(alone) || isSubject(alone) || isAfterWord(alone)
}

/** 'Mentor: Cook' and 'Cook – product owner', but not a line of nothing else. */
function isSetOff({ before, left, right }: Alone): boolean {
  const [isLed, isFollowed] = [/(?:: |- )$/.test(left), right === ' - ' || /^: "/.test(right)]
  const isFirst = !before || /[\n.,!?)] ?$/.test(left)
  return (isLed && (isFollowed || /^(?:\n|,|$)/.test(right))) || (isFollowed && isFirst)
}

/** 'Globex, Cook, Hooli'. */
function isListed({ word, left, right }: Alone): boolean {
  const [isLed, isFollowed] = [/, ?$/.test(left), right.startsWith(',')]
  const isEdge = (gap: string) => gap === '' || gap.startsWith('\n') || gap.endsWith('\n')
  return (
    !isShout(word) &&
    ((isLed && (isFollowed || isEdge(right) || right.startsWith('!'))) || (isFollowed && isEdge(left)))
  )
}

/** 'Rose led' is a person; 'Rose to' is not. */
function isSubject({ after, right, isGerman }: Alone): boolean {
  if (!after || right !== ' ' || after.isCapital) return false
  return nameWords.verbs.has(after.text) || /^\p{L}{2,}ed$/u.test(after.text) || (isGerman && isGermanVerb(after.text))
}

/** 'schlägt', 'leitete'; 'mit' and 'heute' are none. */
const isGermanVerb = (word: string) =>
  /.{3}(?:t|te)$/.test(word) &&
  !/^(?:nicht|statt|fast|erst|weit|samt|laut|leicht|selbst|recht|jetzt|sonst|heute|gute|weite|letzte|erste|zweite|leichte|alte|harte)$/.test(
    word,
  )

/** A capital amid lower case, as only a name has: 'for Rose on', and 'By Rose' at the beginning. */
function isAfterWord({ word, before, after, left, right }: Alone): boolean {
  const isLed = before && /^[ ,]{1,2}$/.test(left) && (!before.isCapital || nameWords.prepositions.has(before.text))
  const isNoCompound = !after?.isCapital || !/^(?:[ -]| & )$/.test(right)
  return Boolean(isLed) && isNoCompound && !isShout(word)
}

/** 'HR' and 'LEAD' are shortened or shouted; a surname in capitals is longer. */
const isShout = (word: Word) => word.isCapitals && word.text.length < 4

const isMonth = ({ word, before, after }: Alone) =>
  nameWords.months.has(word.text) &&
  (/^\d/.test(after?.text ?? '') ||
    /^(?:\d\w*|in|since|until|till|by|from|to|of|last|next|early|late|mid|before|after|im|seit|bis|and)$/.test(
      before?.text ?? '',
    ))
