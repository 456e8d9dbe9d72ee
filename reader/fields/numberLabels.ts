import { isPlace } from '../text/towns.ts'
import { plainWords } from '../words/lists.ts'
import { contactWords } from '../words/people.ts'

/** True if the words before a number (or in the line above) mean that it is no phone number: 'Customer no. 4711'. */
export function isOtherNumber(before: string, above = ''): boolean {
  // Digits right before the number belong to it, as in an IBAN.
  const label = before.replace(/(?<![\d\s()./-])[\d\s()./-]+$/, '')
  if (label.trim() !== '') return !endsInRegion(label) && callsItOther(label)
  const isLabel = /[:#]\s*$/.test(above) || plainWords(above).some(isCounted)
  return isLabel && !/\d/.test(above) && !endsInRegion(above) && callsItOther(above)
}

/** True for 'Boise, ID' and 'Oslo, NO', where 'ID' and 'NO' are a state and a country, not words for a number. */
const endsInRegion = (text: string) =>
  /\p{Ll},\s(?:ID|NO)\s*$/u.test(text) && isPlace(text.split(/[|;•·]/).at(-1) ?? '')

function callsItOther(text: string): boolean {
  const label = text.split(/[|;•·,]|\s{2,}(?=\S)/).at(-1) ?? ''
  const words = plainWords(label.replaceAll(/[nN][°º]/g, ' no '))
  const rest = words.slice(0, words.findLastIndex((word, at) => !isBeside(word, words[at - 1])) + 1)
  const noun = rest.at(-1)
  if (!noun || isReached(noun)) return false
  if (isCompound(noun)) return true
  const numbered = words.slice(rest.length).some(isCounted) || countedBefore(rest)
  const isShort = /[:#]\s*$/.test(label) || rest.filter(word => !isJoint(word)).length <= longestLabel
  return numbered || (contactWords.accounts.has(noun) && isShort)
}

/** The maximum number of words of a label: 'Bank account 4711 0815', but not 'Head of Security 0151 234567'. */
const longestLabel = 2

const isReached = (word: string) => reached.test(word)
const reached = new RegExp(`^${contactWords.reached}$`)
const isCounted = (word: string) => contactWords.counted.has(word) || isCompound(word)

/** True for 'Kundennummer', 'klantnr' and 'ID', but not for 'Telefonnummer'. */
const isCompound = (word: string) => /\p{L}{2}(?:nummer|number|nr)$|^u?id$/u.test(word) && !isReached(word)

const isJoint = (word: string) => /^(?:d|l|de|del|della|di|do|da|du|des|la|le|el|van|voor|der|des|is)$/.test(word)

/** True for a word that may be between a noun and its number: 'no', 'of', and the codes in 'IBAN NL91 ABNA 0417…'. */
function isBeside(word: string, before = ''): boolean {
  if (contactWords.counted.has(word) || isJoint(word)) return true
  const isCode = /\d/.test(word) || word.length <= 2
  return (
    (isCode && !isReached(word) && !isCompound(word) && !contactWords.accounts.has(word)) ||
    (/^[a-z]{4}$/.test(word) && /\d/.test(before))
  )
}

/** True if 'number' or the like is among the last words, without a later word for a phone: 'Numéro de permis …'. */
function countedBefore(words: string[]): boolean {
  const near = words.slice(-5)
  const at = near.findLastIndex(word => contactWords.counted.has(word))
  return at >= 0 && !near.slice(at).some(isReached)
}
