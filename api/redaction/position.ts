import { nameWords } from '../language/people.ts'
import type { Alone } from './clues.ts'
import type { Word } from './tokens.ts'

/* Where a surname that is a word stands, and what stands around it. */

type Seen = (alone: Alone) => boolean

/** Directly after one of the words. */
export const isAfter =
  (these: Set<string>): Seen =>
  ({ before, left }) =>
    before !== undefined && left === ' ' && these.has(before.text)

/** 'Morgan Stanley' and 'Ford Motor Company', by two words of their names. */
export const isFirm: Seen = ({ word, before, after, left, right }) => {
  const isNear = (gap: string) => /^ (?:& )?$/.test(gap)
  return (
    (after !== undefined && isNear(right) && nameWords.firms.has(`${word.text} ${after.text}`)) ||
    (before !== undefined && isNear(left) && nameWords.firms.has(`${before.text} ${word.text}`))
  )
}

export const isBeforePronouns: Seen = ({ after, right, beyond }) =>
  /^,? ?[([]$/.test(right) && nameWords.pronouns.has(after?.text ?? '') && /^ ?[/|,)\]]/.test(beyond)

/** Words that only people go with: 'Ms Cook', 'Mentor: Cook', 'thanked Cook', 'Profile of Cook', 'Cook, who', 'Cook-Team' and a signature. */
export const isIntroduced: Seen = alone => {
  const { word, lead, before, after, left, right } = alone
  if (word.isLower && !isOpenBehind(alone)) return false
  if (after && /^,? $/.test(right) && nameWords.relatives.has(after.text)) return true
  if (after && /^[ -]$/.test(right) && nameWords.bodies.has(after.text) && !word.isLower) return true
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

/** 'Mentor: Cook' and 'Cook – product owner', but not a line of nothing else. */
export const isSetOff: Seen = ({ before, left, right }) => {
  const [isLed, isFollowed] = [/(?:: |- )$/.test(left), right === ' - ' || /^: "/.test(right)]
  const isFirst = !before || /[\n.,!?)] ?$/.test(left)
  return (isLed && (isFollowed || /^(?:\n|,|$)/.test(right))) || (isFollowed && isFirst)
}

/** A surname in capitals, as forms have it: 'Dipl.-Ing. (FH) KOCH'. */
export const isInCapitals: Seen = ({ word, before, left }) =>
  word.isCapitals && before !== undefined && (!before.isCapitals || isShout(before)) && left.length < 3

/** 'Globex, Cook, Hooli'. */
export const isListed: Seen = ({ left, right }) => {
  const [isLed, isFollowed] = [/, ?$/.test(left), right.startsWith(',')]
  const isEdge = (gap: string) => gap === '' || gap.startsWith('\n') || gap.endsWith('\n')
  return (isLed && (isFollowed || isEdge(right) || right.startsWith('!'))) || (isFollowed && isEdge(left))
}

/** 'Rose led' is a person; 'Rose to' is not. */
export const isSubject: Seen = alone => {
  const { word, after, next, right, beyond, isGerman } = alone
  if (!after || right !== ' ' || after.isCapital) return false
  if (isVerb(after) || (isGerman && isGermanVerb(after.text))) return true
  // 'Stark zog nach Köln'
  if (
    isGerman &&
    isBeginning(alone) &&
    !nameWords.open.has(after.text) &&
    !ADJECTIVE.test(after.text) &&
    beyond === ' ' &&
    next
  )
    return next.isLower && (nameWords.open.has(next.text) || isVerb(next))
  // 'Rose doubles the intake': what stands before an article is a verb.
  const isBeforeArticle =
    beyond === ' ' && VERB_BEFORE.some(([verb, articles]) => verb.test(after.text) && articles.test(next?.text ?? ''))
  return isBeforeArticle && isBeginning(alone) && !nameWords.open.has(word.text) && !nameWords.open.has(after.text)
}

const isVerb = ({ text }: Word) => nameWords.verbs.has(text) || /^\p{L}{2,}ed$/u.test(text)

const ADJECTIVE = /(?:e|er|es|en|em|lich|ig)$/

const VERB_BEFORE: [RegExp, RegExp][] = [
  [/.{2}s$/, /^(?:the|an?|his|her|their|our|its|this|that|these|no|every|each|all)$/],
  [
    /.{2}/,
    /^(?:den|die|das|eine[nmrs]?|ihre?|ihren|drei|zwei|les|une?|le|la|ses|trois|deux|los|las|una|el|il|gli|het|een)$/,
  ],
]

/** 'schlägt', 'leitete'; 'mit' and 'heute' are none. */
const isGermanVerb = (word: string) =>
  /.{3}(?:t|te)$/.test(word) &&
  !/^(?:nicht|statt|fast|erst|weit|samt|laut|leicht|selbst|recht|jetzt|sonst|heute|gute|weite|letzte|erste|zweite|leichte|alte|harte)$/.test(
    word,
  )

/** A capital amid lower case, as only a name has: 'for Rose on', and 'By Rose' at the beginning. */
export const isAmid: Seen = ({ before, after, left, right }) => {
  const isLed = before && /^[ ,]{1,2}$/.test(left) && (!before.isCapital || nameWords.prepositions.has(before.text))
  return Boolean(isLed) && !isCompound(after, right)
}

const isCompound = (after: Word | undefined, right: string) => after?.isCapital === true && /^(?:[ -]| & )$/.test(right)

/** 'When Rose left', 'Called Rose back': the first word of a sentence has a capital anyway. 'Head Cook' alone is a title. */
export const isAfterOpening: Seen = alone => {
  const { lead, before, after, left, right } = alone
  if (left !== ' ' || !before?.isCapital || before.isCapitals || !isSecond(alone) || isCompound(after, right))
    return false
  if (nameWords.open.has(before.text) || isVerb(before)) return true
  return !nameWords.determiners.has(before.text) && (after !== undefined || lead !== undefined)
}

/** 'Rose and her deputy', 'Rose und Weber', 'Rose & partner' at the beginning of a sentence. */
export const isBesideAnother: Seen = alone => {
  const { after, next, right, beyond } = alone
  if (!isBeginning(alone)) return false
  const isJoined = right === ' ' && beyond === ' ' && AND.test(after?.text ?? '')
  return right === ' & ' || (isJoined && (next?.isCapital === true || OWNED.test(next?.text ?? '')))
}

const AND = /^(?:and|und|et|y|e|ed|en|i|oraz)$/
const OWNED =
  /^(?:her|his|their|the|i|ihre?|seine?|ich|die|der|das|team|sa|son|ses|le|la|les|l|un|une|moi|su|sus|el|los|las|yo|seu|sua|o|a|os|as|eu|suo|il|io|gli|haar|zijn|de|het|ik|jej|jego|ja)$/

/** 'Rose (34)', 'Rose: two offers' at the beginning. */
export const isHead: Seen = alone =>
  isBeginning(alone) &&
  alone.after !== undefined &&
  /^ ?(?:[([]|: ?(?=$))/.test(alone.right) &&
  !/^\d/.test(alone.right === ': ' ? alone.after.text : '')

/** 'Rose-led', 'Rose-geführt'. */
export const isLeading: Seen = ({ after, right }) =>
  right === '-' &&
  /^(?:led|run|built|owned|founded|backed|designed|style|era|managed|gefuhrt\p{L}*|geleitet\p{L}*)$/u.test(
    after?.text ?? '',
  )

/** 'Kate Rose' of somebody called Katherine: another word with the same initial. */
export const isAfterNickname: Seen = ({ before, left, initial }) =>
  left === ' ' &&
  before?.isCapital === true &&
  before.text.length > 2 &&
  before.text.startsWith(initial) &&
  !nameWords.open.has(before.text)

export const isMonth: Seen = ({ word, before, after, left }) =>
  nameWords.months.has(word.text) &&
  (/^\d/.test(after?.text ?? '') ||
    (left === ' ' &&
      /^(?:\d\w*|in|since|until|till|by|from|to|of|last|next|early|late|mid|before|after|im|seit|bis|and)$/.test(
        before?.text ?? '',
      )))

/** 'Page 2', '24 Hill'. */
export const isBesideFigures: Seen = ({ before, after, left, right }) =>
  (right === ' ' && /^\d/.test(after?.text ?? '')) || (left === ' ' && /^\d/.test(before?.text ?? ''))

/** 'HR' and 'LEAD' are shortened or shouted; a surname in capitals is longer. */
export const isShout = (word: Word) => word.isCapitals && word.text.length < 4

const BEGINNING = /[\n.!?:;•*>)"] ?$|- $/

/** At the beginning of the text, a sentence or an item. */
const isBeginning: Seen = ({ before, left }) => !before || BEGINNING.test(left)

/** The word before is at the beginning. */
const isSecond: Seen = ({ before, lead, ahead }) => before !== undefined && (!lead || BEGINNING.test(ahead))

/**
 * 'the baker', '3 bakers'. The 'de' of 'opinión de guerra' and the 'a' of 'llamar a guerra' are no articles, nor is German 'an':
 * 'an' stands before a vowel.
 */
export const isAfterDeterminer: Seen = alone => {
  const { word, before, left } = alone
  if (left !== ' ' || !before || isLikened(alone) || isOfTalk(alone)) return false
  if (before.text === 'an') return /^[aeiouh]/.test(word.text)
  return nameWords.determiners.has(before.text) || before.text === 'a' || /^\d/.test(before.text)
}

const isOfTalk: Seen = ({ before, lead }) =>
  /^(?:de|di|d|a|an|on)$/.test(before?.text ?? '') &&
  [nameWords.talks, nameWords.papers, nameWords.askers].some(words => words.has(lead?.text ?? ''))

/** 'im Ernst', 'ein Ernst': in German, nouns have a capital as well. */
export const isGermanNoun: Seen = ({ before, left, isGerman, word }) =>
  isGerman && !word.isPossessive && left === ' ' && /^(?:im|am|ins|k?eine?[nmrs]?)$/.test(before?.text ?? '')

/** 'a pastry baker': between it and a determiner stands a word that is no little one. */
export const isInNounPhrase: Seen = ({ before, lead, left }) =>
  left === ' ' &&
  before?.isLower === true &&
  !nameWords.open.has(before.text) &&
  !nameWords.askers.has(before.text) &&
  !isVerb(before) &&
  nameWords.determiners.has(lead?.text ?? '')

/** 'people like baker' */
export const isLikened: Seen = alone =>
  isAfter(nameWords.comparisons)(alone) && nameWords.folk.has(alone.lead?.text ?? '')

/** 'laut baker', 'selon petit' */
export const isAccording: Seen = isAfter(
  new Set('laut selon segun segundo secondo volgens wedlug wg zdaniem per'.split(' ')),
)

/** 'like an owl', 'in war' */
export const isLikeThing: Seen = alone =>
  (isAfter(nameWords.comparisons)(alone) && !isLikened(alone)) ||
  (isAfter(IN)(alone) && !/(?:[aiu]t|ess|it)[aeio]$/.test(alone.lead?.text ?? ''))

const IN = new Set('in im en em na no w we a au aux al nel nella sul sulla sur aan op te dans do da dos das'.split(' '))

/** 'vino blanco', 'work snel'. */
export const isAfterNoun: Seen = ({ word, before, left }) =>
  left === ' ' &&
  before?.isLower === true &&
  nameWords.adjectives.has(word.text) &&
  ![nameWords.open, nameWords.companions, nameWords.askers, nameWords.titles].some(words => words.has(before.text))

/** 'week 3'; in '1) baker 2) …' the figure counts. */
export const isBeforeFigure: Seen = ({ after, right, beyond }) =>
  right === ' ' && /^\d/.test(after?.text ?? '') && !/^[.)] /.test(beyond)

export const isHyphened: Seen = ({ left, right, before, after }) =>
  (left === '-' && before !== undefined) || (right === '-' && after !== undefined && !isVerb(after))

/** Something follows that is no little word: 'young people', 'price list'. */
export const isBeforeNoun: Seen = ({ after, right }) =>
  right === ' ' &&
  after?.isLower === true &&
  !nameWords.open.has(after.text) &&
  !isVerb(after) &&
  !PARTICIPLE.test(after.text)

const PARTICIPLE = /^ge.{3,}(?:t|en)$/

const ITEM_LEFT = /(?:^|[\n:;|/•·*>([{"«»„“”‹›#✓]|\d[).]) ?$|- $/
const ITEM_RIGHT = /^$|^ ?(?:[\n;|/•·)\]}"«»„“”‹›,.!?]|- )/

/** '(baker)', 'baker / Acme', '1) baker 2) …': nothing else between two signs. */
export const isWholeItem: Seen = alone => {
  const { left, right, before, after } = alone
  if (!before && !after && (left + right).trim() === '') return false
  // 'Globex, baker, Hooli'.
  if (before?.isCapital && /^, ?$/.test(left) && (!after || (after.isCapital && /^, ?$/.test(right)))) return true
  return (
    (!before || ITEM_LEFT.test(left) || isNumbered(alone)) &&
    (ITEM_RIGHT.test(right) || /^ \d/.test(letters(right, after)))
  )
}

const letters = (gap: string, after: Word | undefined) => gap + (after?.text ?? '')

/** '(baker)', '- baker', 'baker: two offers': alone between brackets, on its line or before a colon. */
export const isSetAlone: Seen = ({ left, right, before, after }) => {
  if (!before && !after && (left + right).trim() === '') return false
  const isLed = (!before && left.trim() === '') || /[\n•*([{>] ?$|(?:^|\n)- $/.test(left)
  return isLed && /^(?:$|\n|[)\]}]| ?: | - )/.test(right)
}

/** 'Driver / baker' and 'Driver (baker)' at the end. */
export const isLastItem: Seen = ({ left, right, before, after }) =>
  before !== undefined && !after && (/^ [/|-] $/.test(left) || (/^ \($/.test(left) && right === ')'))

export const isNumbered: Seen = ({ before, left }) => /^\d{1,2}$/.test(before?.text ?? '') && /^[).] $/.test(left)

export const isAfterCompanion: Seen = alone =>
  isAfter(nameWords.companions)(alone) ||
  (alone.before?.text === 'w' && alone.left === '/ ') ||
  (alone.left === ' ' && isOfTalk(alone))

/** 'spoke with baker', 'parlato con costa', or the companion begins: 'con costa del sueldo'. */
export const isAfterTalk: Seen = alone =>
  isAfterCompanion(alone) &&
  (nameWords.talks.has(alone.lead?.text ?? '') || (isSecond(alone) && alone.before?.isLower === true))

/** 'entretien baker mardi', 'call baker back'. */
export const isAfterTalkWord: Seen = alone =>
  isAfter(nameWords.talks)(alone) && (isOpenBehind(alone) || /^\d/.test(alone.after?.text ?? ''))

/** 'is baker free?' */
export const isAskedFor: Seen = alone => isSecond(alone) && alone.left === ' ' && ASKING.test(alone.before?.text ?? '')

const ASKING =
  /^(?:is|was|has|does|did|can|could|hat|ist|kann|will|passt|est|a|peut|es|esta|tiene|e|tem|ha|heeft|kan|czy)$/

/** 'baker about', 'baker.', 'baker geschickt' */
export const isOpenBehind: Seen = ({ after, right }) =>
  after === undefined ||
  ITEM_RIGHT.test(right) ||
  /^ ?[([:]/.test(right) ||
  (right === ' ' && (nameWords.open.has(after.text) || isVerb(after) || PARTICIPLE.test(after.text)))

/** 'baker prefers' at the beginning or after a little word. */
export const isLowerSubject: Seen = alone => {
  const { before, left, right, after } = alone
  const isLed = isBeginning(alone) || (/ $/.test(left) && (left !== ' ' || nameWords.open.has(before?.text ?? '')))
  return isLed && right === ' ' && after !== undefined && isVerb(after)
}
