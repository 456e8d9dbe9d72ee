import { nameWords } from '@talentdesk/reader/words/people'
import { type Condition, isBeginning, isSecond, isShout, isVerb } from './position.ts'
import type { Word } from './tokens.ts'

/* Conditions around a surname with a capital that is also a word: 'Rose led' is a person, 'Rose to lead' is not. */

/** True for 'Mentor: Cook' and 'Cook – product owner', but not for a line with the surname only. */
export const isSetOff: Condition = ({ before, left, right }) => {
  const [isLed, isFollowed] = [/(?:: |- )$/.test(left), right === ' - ' || /^: "/.test(right)]
  const isFirst = !before || /[\n.,!?)] ?$/.test(left)
  return (isLed && (isFollowed || /^(?:\n|,|$)/.test(right))) || (isFollowed && isFirst)
}

/** True for a surname in capitals, as in forms: 'Dipl.-Ing. (FH) KOCH'. */
export const isInCapitals: Condition = ({ word, before, left }) =>
  word.isCapitals && before !== undefined && (!before.isCapitals || isShout(before)) && left.length < 3

/** True if the surname is in a list of names: 'Globex, Cook, Hooli'. */
export const isListed: Condition = ({ left, right }) => {
  const [isLed, isFollowed] = [/, ?$/.test(left), right.startsWith(',')]
  const isEdge = (gap: string) => gap === '' || gap.startsWith('\n') || gap.endsWith('\n')
  return (isLed && (isFollowed || isEdge(right) || right.startsWith('!'))) || (isFollowed && isEdge(left))
}

/** True if a verb follows: 'Rose led' is a person, 'Rose to' is not. */
export const isSubject: Condition = alone => {
  const { word, after, next, right, beyond, isGerman } = alone
  if (!after || right !== ' ' || after.isCapital) return false
  if (isVerb(after) || (isGerman && isGermanVerb(after.text))) return true
  // An unknown verb at the beginning, before a function word, as in 'Stark zog nach Köln'.
  if (
    isGerman &&
    isBeginning(alone) &&
    !nameWords.open.has(after.text) &&
    !ADJECTIVE.test(after.text) &&
    beyond === ' ' &&
    next
  )
    return next.isLower && (nameWords.open.has(next.text) || isVerb(next))
  // 'Rose doubles the intake': a word before an article is a verb.
  const isBeforeArticle =
    beyond === ' ' && VERB_BEFORE.some(([verb, articles]) => verb.test(after.text) && articles.test(next?.text ?? ''))
  return isBeforeArticle && isBeginning(alone) && !nameWords.open.has(word.text) && !nameWords.open.has(after.text)
}

const ADJECTIVE = /(?:e|er|es|en|em|lich|ig)$/

const VERB_BEFORE: [RegExp, RegExp][] = [
  [/.{2}s$/, /^(?:the|an?|his|her|their|our|its|this|that|these|no|every|each|all)$/],
  [
    /.{2}/,
    /^(?:den|die|das|eine[nmrs]?|ihre?|ihren|drei|zwei|les|une?|le|la|ses|trois|deux|los|las|una|el|il|gli|het|een)$/,
  ],
]

/** True for 'schlägt' and 'leitete', false for 'mit' and 'heute'. */
const isGermanVerb = (word: string) =>
  /.{3}(?:t|te)$/.test(word) &&
  !/^(?:nicht|statt|fast|erst|weit|samt|laut|leicht|selbst|recht|jetzt|sonst|heute|gute|weite|letzte|erste|zweite|leichte|alte|harte)$/.test(
    word,
  )

/** True for a capital among lower-case words, as only a name has: 'for Rose on', also 'By Rose' at the beginning. */
export const isAmid: Condition = ({ before, after, left, right }) => {
  const isLed = before && /^[ ,]{1,2}$/.test(left) && (!before.isCapital || nameWords.prepositions.has(before.text))
  return Boolean(isLed) && !isCompound(after, right)
}

const isCompound = (after: Word | undefined, right: string) => after?.isCapital === true && /^(?:[ -]| & )$/.test(right)

/** True for 'When Rose left', 'Called Rose back', where only the first word needs a capital. 'Head Cook' is a title. */
export const isAfterOpening: Condition = alone => {
  const { lead, before, after, left, right } = alone
  if (left !== ' ' || !before?.isCapital || before.isCapitals || !isSecond(alone) || isCompound(after, right))
    return false
  if (nameWords.open.has(before.text) || isVerb(before)) return true
  return !nameWords.determiners.has(before.text) && (after !== undefined || lead !== undefined)
}

/** True for 'Rose and her deputy', 'Rose und Weber', 'Rose & partner' at the beginning of a sentence. */
export const isBesideAnother: Condition = alone => {
  const { after, next, right, beyond } = alone
  if (!isBeginning(alone)) return false
  const isJoined = right === ' ' && beyond === ' ' && AND.test(after?.text ?? '')
  return right === ' & ' || (isJoined && (next?.isCapital === true || OWNED.test(next?.text ?? '')))
}

const AND = /^(?:and|und|et|y|e|ed|en|i|oraz)$/
const OWNED =
  /^(?:her|his|their|the|i|ihre?|seine?|ich|die|der|das|team|sa|son|ses|le|la|les|l|un|une|moi|su|sus|el|los|las|yo|seu|sua|o|a|os|as|eu|suo|il|io|gli|haar|zijn|de|het|ik|jej|jego|ja)$/

/** True for 'Rose (34)', 'Rose: two offers' at the beginning of a sentence. */
export const isHead: Condition = alone =>
  isBeginning(alone) &&
  alone.after !== undefined &&
  /^ ?(?:[([]|: ?(?=$))/.test(alone.right) &&
  !/^\d/.test(alone.right === ': ' ? alone.after.text : '')

/** True for 'Rose-led', 'Rose-geführt'. */
export const isLeading: Condition = ({ after, right }) =>
  right === '-' &&
  /^(?:led|run|built|owned|founded|backed|designed|style|era|managed|gefuhrt\p{L}*|geleitet\p{L}*)$/u.test(
    after?.text ?? '',
  )

/** True after a word with the initial of the first name: 'Kate Rose' if she is Katherine, 'I Rose' if she is Ingrid. */
export const isAfterNickname: Condition = ({ before, left, initial }) =>
  left === ' ' &&
  before?.isCapital === true &&
  before.text.startsWith(initial) &&
  (before.text === 'i' || (before.text.length > 2 && !nameWords.open.has(before.text)))

export const isMonth: Condition = ({ word, before, after, left }) =>
  nameWords.months.has(word.text) &&
  (/^\d/.test(after?.text ?? '') ||
    (left === ' ' &&
      /^(?:\d\w*|in|since|until|till|by|from|to|of|last|next|early|late|mid|before|after|im|seit|bis|and)$/.test(
        before?.text ?? '',
      )))

/** True beside a number: 'Page 2', '24 Hill'. */
export const isBesideFigures: Condition = ({ before, after, left, right }) =>
  (right === ' ' && /^\d/.test(after?.text ?? '')) || (left === ' ' && /^\d/.test(before?.text ?? ''))

/** True after a German article or the like: 'im Ernst', 'ein Ernst'. In German, all nouns have a capital. */
export const isGermanNoun: Condition = ({ before, left, isGerman, word }) =>
  isGerman && !word.isPossessive && left === ' ' && /^(?:im|am|ins|k?eine?[nmrs]?)$/.test(before?.text ?? '')
