import { nameWords } from '@talentdesk/reader/words/people'
import {
  type Condition,
  isAfter,
  isBeginning,
  isLikened,
  isOpenBehind,
  isSecond,
  isVerb,
  PARTICIPLE,
} from './position.ts'

/* Conditions around a surname in lower case that is also a word: 'asked baker about' is a person, 'a baker' is not. */

/**
 * True for 'the baker', '3 bakers'. 'de' in 'opinión de guerra' and 'a' in 'llamar a guerra' are not articles. 'an'
 * counts as an article only before a vowel, as it is a preposition in German.
 */
export const isAfterDeterminer: Condition = alone => {
  const { word, before, left } = alone
  if (left !== ' ' || !before || isLikened(alone) || isOfTalk(alone)) return false
  if (before.text === 'an') return /^[aeiouh]/.test(word.text)
  return nameWords.determiners.has(before.text) || before.text === 'a' || /^\d/.test(before.text)
}

const isOfTalk: Condition = ({ before, lead }) =>
  /^(?:de|di|d|a|an|on)$/.test(before?.text ?? '') &&
  [nameWords.talks, nameWords.papers, nameWords.askers].some(words => words.has(lead?.text ?? ''))

/** True after a determiner and another content word: 'a pastry baker'. */
export const isInNounPhrase: Condition = ({ before, lead, left }) =>
  left === ' ' &&
  before?.isLower === true &&
  !nameWords.open.has(before.text) &&
  !nameWords.askers.has(before.text) &&
  !isVerb(before) &&
  (nameWords.determiners.has(lead?.text ?? '') || lead?.text === 'a')

/** True after a word that means 'according to': 'laut baker', 'selon petit'. */
export const isAccording: Condition = isAfter(
  new Set('laut selon segun segundo secondo volgens wedlug wg zdaniem per'.split(' ')),
)

/** True for a thing after a word of comparison or after 'in': 'like an owl', 'in war'. */
export const isLikeThing: Condition = alone =>
  (isAfter(nameWords.comparisons)(alone) && !isLikened(alone)) ||
  (isAfter(IN)(alone) && !isOfTalk(alone) && !/(?:[aiu]t|ess|it)[aeio]$/.test(alone.lead?.text ?? ''))

const IN = new Set('in im en em na no w we a au aux al nel nella sul sulla sur aan op te dans do da dos das'.split(' '))

/** True for an adjective after its noun: 'vino blanco', 'work snel'. */
export const isAfterNoun: Condition = ({ word, before, left }) =>
  left === ' ' &&
  before?.isLower === true &&
  nameWords.adjectives.has(word.text) &&
  ![nameWords.open, nameWords.companions, nameWords.askers, nameWords.titles].some(words => words.has(before.text))

/** True for 'week 3', false for '1) baker 2) …'. */
export const isBeforeFigure: Condition = ({ before, after, right, beyond }) =>
  !nameWords.talks.has(before?.text ?? '') && right === ' ' && /^\d/.test(after?.text ?? '') && !/^[.)] /.test(beyond)

export const isHyphened: Condition = ({ left, right, before, after }) =>
  (left === '-' && before !== undefined) || (right === '-' && after !== undefined && !isVerb(after))

/** True if a content word follows: 'young people', 'price list'. */
export const isBeforeNoun: Condition = ({ after, right }) =>
  right === ' ' &&
  after?.isLower === true &&
  !nameWords.open.has(after.text) &&
  !isVerb(after) &&
  !PARTICIPLE.test(after.text)

/** True for a word alone between brackets, on its line or before a colon: '(baker)', '- baker', 'baker: two offers'. */
export const isSetAlone: Condition = ({ left, right, before, after }) => {
  if (!before && !after && (left + right).trim() === '') return false
  const isLed = (!before && left.trim() === '') || /[\n•*([{>] ?$|(?:^|\n)- $/.test(left)
  return isLed && /^(?:$|\n|[)\]}]| ?: | - )/.test(right)
}

/** True for the last item of a text: 'Driver / baker' and 'Driver (baker)'. */
export const isLastItem: Condition = ({ left, right, before, after }) =>
  before !== undefined && !after && (/^ [/|-] $/.test(left) || (/^ \($/.test(left) && right === ')'))

export const isAfterCompanion: Condition = alone =>
  isAfter(nameWords.companions)(alone) ||
  (alone.before?.text === 'w' && alone.left === '/ ') ||
  (alone.left === ' ' && isOfTalk(alone))

/** True for 'essai avec marchand réussi': a surname may have any word after it, unless it is also an adjective. */
export const isCompanyBeforeVerb: Condition = alone =>
  isAfterCompanion(alone) && isBeforeNoun(alone) && !nameWords.adjectives.has(alone.word.text)

/** True for 'spoke with baker', 'parlato con costa', or if the preposition is at the start: 'con costa del sueldo'. */
export const isAfterTalk: Condition = alone =>
  isAfterCompanion(alone) &&
  (nameWords.talks.has(alone.lead?.text ?? '') || (isSecond(alone) && alone.before?.isLower === true))

/** True after a word that means a talk: 'entretien baker mardi', 'call baker back'. */
export const isAfterTalkWord: Condition = alone =>
  isAfter(nameWords.talks)(alone) && (isOpenBehind(alone) || /^\d/.test(alone.after?.text ?? ''))

/** True in a question: 'is baker free?' */
export const isAskedFor: Condition = alone =>
  isSecond(alone) && alone.left === ' ' && ASKING.test(alone.before?.text ?? '')

const ASKING =
  /^(?:is|was|has|does|did|can|could|hat|ist|kann|will|passt|est|a|peut|es|esta|tiene|e|tem|ha|heeft|kan|czy)$/

/** True if a verb follows, and the word is at the beginning or after a function word: 'baker prefers'. */
export const isLowerSubject: Condition = alone => {
  const { before, left, right, after } = alone
  const isLed = isBeginning(alone) || (/ $/.test(left) && (left !== ' ' || nameWords.open.has(before?.text ?? '')))
  return isLed && right === ' ' && after !== undefined && isVerb(after)
}
