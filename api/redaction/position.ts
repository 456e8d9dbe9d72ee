import { nameWords } from '@talentdesk/reader/words/people'
import type { Certainty } from './parts.ts'
import type { Word } from './tokens.ts'

/* Conditions on the words around a surname that is also a word, in upper or lower case. */

/** A surname without another part of the name, the words around it, and the texts between them. */
export type LoneWord = {
  word: Word & { certainty: Certainty }
  /** The word before `before`. */
  lead?: Word
  before?: Word
  after?: Word
  next?: Word
  /** The text between `lead` and `before`. */
  ahead: string
  left: string
  right: string
  /** The text between `after` and `next`. */
  beyond: string
  isGerman: boolean
  /** The first letter of the first name. */
  initial: string
}

export type Condition = (alone: LoneWord) => boolean

/** True if one of the words is directly before the surname. */
export const isAfter =
  (these: Set<string>): Condition =>
  ({ before, left }) =>
    before !== undefined && left === ' ' && these.has(before.text)

/** True for firms, which are recognised by two words of their names: 'Morgan Stanley', 'Ford Motor Company'. */
export const isFirm: Condition = ({ word, before, after, left, right }) => {
  const isNear = (gap: string) => /^ (?:& )?$/.test(gap)
  return (
    (after !== undefined && isNear(right) && nameWords.firms.has(`${word.text} ${after.text}`)) ||
    (before !== undefined && isNear(left) && nameWords.firms.has(`${before.text} ${word.text}`))
  )
}

export const isBeforePronouns: Condition = ({ after, right, beyond }) =>
  /^,? ?[([]$/.test(right) && nameWords.pronouns.has(after?.text ?? '') && /^ ?[/|,)\]]/.test(beyond)

/** True beside words used only for people: 'Ms Cook', 'Mentor: Cook', 'thanked Cook', 'Cook, who', a signature. */
export const isIntroduced: Condition = alone => {
  const { word, lead, before, after, left, right } = alone
  if (word.isLower && !isOpenBehind(alone)) return false
  if (after && /^,? $/.test(right) && nameWords.relatives.has(after.text)) return true
  if (after && /^[ -]$/.test(right) && nameWords.bodies.has(after.text) && !word.isLower) return true
  if (!before) return false
  // A word may be between, as in 'Profile of Cook', 'ask for Cook'.
  const isBetween = before.isLower && before.text.length < 5 && left === ' '
  if (isBetween && lead && (nameWords.papers.has(lead.text) || nameWords.askers.has(lead.text))) return true
  return (
    (/^\.? $/.test(left) && (nameWords.titles.has(before.text) || nameWords.askers.has(before.text))) ||
    (/^ ?: {1,2}$/.test(left) && nameWords.labelled.has(before.text)) ||
    (/^[ \n:-]{1,3}$/.test(left) && nameWords.papers.has(before.text)) ||
    (/^[,.! ]{0,2}\n[\n -]{0,3}$/.test(left) && nameWords.farewells.has(before.text))
  )
}

export const isVerb = ({ text }: Word) => nameWords.verbs.has(text) || /^\p{L}{2,}ed$/u.test(text)

/** True for 'HR' and 'LEAD', which are abbreviations or emphasis; as a surname, a word in capitals is longer. */
export const isShout = (word: Word) => word.isCapitals && word.text.length < 4

const BEGINNING = /[\n.!?:;•*>)"] ?$|- $/

/** True at the beginning of the text, a sentence or an item. */
export const isBeginning: Condition = ({ before, left }) => !before || BEGINNING.test(left)

/** True for the second word of the text, a sentence or an item. */
export const isSecond: Condition = ({ before, lead, ahead }) => before !== undefined && (!lead || BEGINNING.test(ahead))

/** True for 'people like baker', where 'like' is a comparison. */
export const isLikened: Condition = alone =>
  isAfter(nameWords.comparisons)(alone) && nameWords.folk.has(alone.lead?.text ?? '')

export const PARTICIPLE = /^ge.{3,}(?:t|en)$/

const ITEM_LEFT = /(?:[\n:;|/•·*>([{"«»„“”‹›#✓]|\d[).]) ?$|- $/
const ITEM_RIGHT = /^$|^ ?(?:[\n;|/•·)\]}"«»„“”‹›,.!?]|- )/

/** True for the only word between two separators: '(baker)', 'baker / Acme', '1) baker 2) …'. */
export const isWholeItem: Condition = alone => {
  const { left, right, before, after } = alone
  if (!before && !after && (left + right).trim() === '') return false
  // An item of a list, as in 'Globex, baker, Hooli'.
  if (before?.isCapital && /^, ?$/.test(left) && (!after || (after.isCapital && /^, ?$/.test(right)))) return true
  return (
    (!before || ITEM_LEFT.test(left) || isNumbered(alone)) &&
    (ITEM_RIGHT.test(right) || /^ \d/.test(letters(right, after)))
  )
}

const letters = (gap: string, after: Word | undefined) => gap + (after?.text ?? '')

export const isNumbered: Condition = ({ before, left }) => /^\d{1,2}$/.test(before?.text ?? '') && /^[).] $/.test(left)

/** True if a function word, a verb or punctuation follows: 'baker about', 'baker.', 'baker geschickt'. */
export const isOpenBehind: Condition = ({ after, right }) =>
  after === undefined ||
  ITEM_RIGHT.test(right) ||
  /^ ?[([:]/.test(right) ||
  (right === ' ' && (nameWords.open.has(after.text) || isVerb(after) || PARTICIPLE.test(after.text)))
