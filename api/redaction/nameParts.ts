import { nameFrills } from '@talentdesk/reader/words/people'
import { foldText } from '../rules/foldedText.ts'
import { UNPARTED } from './parts.ts'

/** The order of the words in a name. */
export type NameOrder = 'GIVEN_FIRST' | 'FAMILY_FIRST' | 'UNKNOWN'

export const isNameOrder = (value: unknown): value is NameOrder =>
  value === 'GIVEN_FIRST' || value === 'FAMILY_FIRST' || value === 'UNKNOWN'

/** A name without titles, remarks and the like, the given name first; `isSure` if the order of the name is known. */
export type NameParts = {
  words: string[]
  isSure: boolean
  /** Other names of the person, in brackets or after 'née'. */
  others: string[]
  /** True if only a family name remains after removing a title: 'Herr Müller'. */
  isFamily: boolean
}

/**
 * Removes titles, degrees, generations, brackets, remarks ('Open to work', 'Senior Developer'), pronouns and emoji from
 * a name. A comma decides the order: 'Müller, Anna'. If nothing is left, the text itself is the name.
 */
export function nameParts(name: string, order: NameOrder = 'UNKNOWN'): NameParts {
  const whole = name
    .slice(0, LONGEST)
    .replace(EMOJI, ' ')
    .replace(SPACED_DEGREE, (spaced, first: string, second: string) => (isDegree(first + second) ? first : spaced))
    .replace(/(?<![\u200d\ufe0f])[\u200d\ufe0f]+(?=\s|$)/gu, '')
  const { text, inside } = withoutBrackets(whole)
  const pieces = text.split(SEPARATORS).filter(piece => wordsOf(piece).length > 0)
  const [piece = '', maiden = ''] = (pieces.find(each => !isRemark(each)) ?? pieces[0] ?? '').split(MAIDEN)
  const isShouted = !/\p{Ll}/u.test(piece)
  const commaParts = piece
    .split(/[,;،，、]/)
    .map((part, at) => bareWords(wordsOf(withoutRemark(part)), { isShouted: isShouted && at === 0, isBeside: at > 0 }))
  const [first = [], second = []] = commaParts.map(({ words }) => words).filter(words => words.length > 0)
  const isTurned = first.length > 0 && second.length > 0 && !isRemark(second.join(' '))
  const bare = isTurned ? [...second, ...first] : first
  const others = [...inside, maiden].flatMap(part =>
    isRemark(part) ? [] : bareWords(wordsOf(part), { isShouted, isBeside: true }).words,
  )
  if (bare.length === 0) return { words: wordsOf(text), isSure: false, others: [], isFamily: false }
  const isFamily = bare.length === 1 && commaParts.some(({ hasTitle }) => hasTitle)
  const isFamilyFirst = !isTurned && order === 'FAMILY_FIRST'
  const given = isFamilyFirst ? bare.findIndex((_word, at) => at > 0 && !isParticle(bare[at - 1] ?? '')) : 0
  const words = given > 0 ? [...bare.slice(given), ...bare.slice(0, given)] : bare
  return { words, isSure: isTurned || order !== 'UNKNOWN', others, isFamily }
}

const isParticle = (word: string) => nameFrills.particles.has(plain(word))

/** The name as clients see it: given name and initial of the family name; only initials if the order is unknown. */
export function abbreviateName(name: string, order?: NameOrder): string {
  const parts = nameParts(name, order)
  const [first = ''] = parts.words
  const last = parts.words.at(-1) ?? ''
  if (parts.words.length === 0) return initial(name)
  if (isInitialsOnly(parts)) return parts.words.map(initial).filter(Boolean).join(' ')
  // For 健, the initial would be the whole name.
  const isWhole = [...last].length === 1 && UNPARTED.test(last)
  return parts.words.length < 2 || isWhole ? first : `${first} ${initial(last)}`
}

/**
 * True if only initials are shown: for one word of Han, Kana or Hangul, a family name, or capitals in unknown order.
 */
export const isInitialsOnly = ({ words, isSure, isFamily }: NameParts) =>
  isFamily || (words.length === 1 ? EASTERN.test(words[0] ?? '') : !isSure && words.some(isCapitals))

const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** True for 'KIM', 'McDONALD' and 'GARCÍA-LÓPEZ', but not for initials: 'J.', 'J.R.'. */
const isCapitals = (word: string) =>
  !/^(?:\p{Lu}\.?)(?:-?\p{Lu}\.)*$/u.test(word) &&
  /^(?:Ma?c|[DO]['’]|De|Di|Du|La|Le|Van)?\p{Lu}{2}[\p{Lu}\p{M}'’.-]*$/u.test(word)

function initial(word: string): string {
  const [first] = new Intl.Segmenter().segment(word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return first ? `${first.segment.toUpperCase()}.` : ''
}

/** The maximum length of a name. */
const LONGEST = 400

const EMOJI = /\p{Extended_Pictographic}|\p{So}|\p{Emoji_Modifier}|\p{RI}|\u20e3|[\u{e0020}-\u{e007f}]/gu
const SEPARATORS = /[|•·●▪★\\]|\s[-–—/:~]+\s|[–—]\s|:\s|\/\//u
const MAIDEN = /[\s,](?:n[ée]e?|geb\.?|geborene?r?|born|a\.?k\.?a\.?|alias|formerly|z domu|f\/k\/a)\s/iu
const BRACKETS =
  /[([{<（【「『《«][^)\]}>）】」』》»]*(?:[)\]}>）】」』》»]|$)|["“”„‟][^"“”„‟]*["“”„‟]|(?<=\s)['‘][^'‘’]+['’](?=\s|$)/gu

function withoutBrackets(text: string): { text: string; inside: string[] } {
  const inside = (text.match(BRACKETS) ?? []).map(part => part.slice(1).replace(/[)\]}>）】」』》»"“”„‟'’]$/u, ''))
  const rest = text.replace(BRACKETS, ' ').replace(/[)\]}>）】」』》»"“”„‟]/gu, ' ')
  return wordsOf(rest).length > 0 ? { text: rest, inside } : { text: inside.join(' '), inside: [] }
}

/** The words of a text that may belong to a name, without addresses, tags, 'she/her' and symbols. */
const wordsOf = (text: string) =>
  text.split(/\s+/).filter(word => /\p{L}/u.test(word) && !/[#@]|:\/\/|^www\.|^\p{Ll}+(?:\/\p{Ll}+)+$/u.test(word))

/** A degree in two words after a name: 'M. Sc.', 'Ph. D.'. */
const SPACED_DEGREE = /(?<=\s)(\p{L}{1,2}\.)\s(?=(\p{L}{1,4})(?:\.|$))/gu

const isDegree = (word: string) => nameFrills.degrees.has(plain(word)) || nameFrills.shortDegrees.has(plain(word))

const plain = (word: string) => foldText(word).replace(/[.,]/g, '')

/** `isShouted`: the whole name is in capitals. `isBeside`: the words follow a comma. */
type Surroundings = { isShouted: boolean; isBeside: boolean }

/** Removes titles before a name, and degrees, titles and generations after it. Keeps a word unless all are titles. */
function bareWords(all: string[], { isShouted, isBeside }: Surroundings): { words: string[]; hasTitle: boolean } {
  let [from, to] = [0, all.length]
  while (from < to && isTitle(all[from] ?? '', to - from)) from += 1
  while (to > from && isBehind(all[to - 1] ?? '', { isShouted, isOnly: to - from === 1 && !isBeside })) to -= 1
  return { words: all.slice(from, to), hasTitle: from > 0 }
}

/** True for the titles 'Mag.' and 'Ing.', false for the names 'Mag' and 'Ing'. */
function isTitle(word: string, left: number): boolean {
  const known = (part: string) => nameFrills.titles.has(part) || nameFrills.dotted.has(part)
  if (nameFrills.dotted.has(plain(word))) return word.endsWith('.') && left > 1
  return (
    nameFrills.titles.has(plain(word)) ||
    (/[-.]\p{L}/u.test(word) && plain(word.replace(/\./g, '-')).split('-').filter(Boolean).every(known))
  )
}

type Behind = { isShouted: boolean; isOnly: boolean }

/** True for the degrees 'MA' and 'M.A.', false for the name 'Ma'; in a name all in capitals, 'MA' counts as a name. */
function isBehind(word: string, { isShouted, isOnly }: Behind): boolean {
  const folded = plain(word)
  if (nameFrills.degrees.has(folded)) return true
  if (nameFrills.shortDegrees.has(folded))
    return /\p{L}\.\p{L}/u.test(word) || (!isShouted && !/\p{Ll}/u.test(word.slice(0, 2)))
  if (isOnly) return false
  if (/^(?:II|III|IV|VI{0,3})$/.test(word.replace(/[.,]/g, ''))) return true
  return nameFrills.generations.has(folded) || (word.endsWith('.') && nameFrills.titles.has(folded))
}

const REMARK = new RegExp(`(?:^|\\s)(?:${nameFrills.remarks.join('|')})(?=\\s|[.,!]|$)`, 'iu')

/** Removes remarks, as in 'Anna Müller Open to work'. */
function withoutRemark(text: string): string {
  const at = text.search(REMARK)
  return at > 0 ? text.slice(0, at) : text
}

/** True for a remark beside the name: 'Open to work'. */
function isRemark(text: string): boolean {
  const words = wordsOf(text)
  return words.length === 0 || REMARK.test(text) || words.some(word => nameFrills.work.has(plain(word)))
}
