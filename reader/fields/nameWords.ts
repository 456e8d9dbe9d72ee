import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { titleScore } from '../text/titles.ts'
import { plainWords } from '../words/lists.ts'
import { nameWords } from '../words/people.ts'

/** Turns 'JAN KOWALSKI' and 'Jan KOWALSKI' into 'Jan Kowalski'. Does not change 'McDonald', 'J.P.' and 'III'. */
export function spellName(name: string): string {
  const plain = name
    .replace(/\s+/g, ' ')
    .replace(/(?<![,;:|])[,;:|]+$/, '')
    .trim()
  const all = isCapitals(plain)
  return plain.replace(/[\p{L}\p{M}]+\.?/gu, word =>
    isShouted(word, all) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  )
}

function isShouted(word: string, all: boolean) {
  if (!isCapitals(word) || word.endsWith('.') || /^(?:II|III|IV|VI?)$/.test(word)) return false
  return all || word.length > 2 || /[AEIOUY]/.test(word)
}

/** A name without a label before it, and without degrees and a document title after it. */
export function strip(text: string) {
  return text
    .replace(label, '')
    .replace(/\s{0,9}\([^()]*\)\s{0,9}/g, ' ')
    .replace(degree, '')
    .replace(afterName, '')
    .replace(/\s{1,9}[-–—|/]\s*$/, '')
    .trim()
}

const label = new RegExp(`^${nameWords.labels}\\s*(?:[:–-]|of|de)?\\s+`, 'i')
const degree = new RegExp(`(?:,?\\s{1,3}${nameWords.degrees}\\.?){1,5}$`, 'i')
/** A document title after a name: 'Ada Lovelace Academic CV', 'Ada Lovelace – Résumé'. */
const afterName = /[\s,–—|-]{1,9}(?:academic |professional )?(?:cv|r[ée]sum[ée]|curriculum vitae|lebenslauf)$/i

/** True for a text in the form of a name that is no job title and contains no document title. */
export function nameShaped(text: string) {
  const words = text.split(/\s+/)
  const isTitled = words.slice(1, -1).some(word => documentWord.test(word)) // 'Ada Lebenslauf Lovelace'; not 'Ada Page'
  return lettersOfName(text) && !words.every(word => titleScore(word) > 0) && !isTitled
}

/** True for a few capitalized words that are no heading, date or document title. */
export function lettersOfName(text: string) {
  const words = text.split(/\s+/)
  if (words.length > 5 || text.length > 45 || text.length < 3) return false
  if (
    /[\d@/\\:;!?&+#*=<>]|(?<!^(?:Dr|Prof|Ing|Mag|\p{Lu}))\.\w{2,}/u.test(text) ||
    headingKind(text) ||
    findDates(text).length > 0
  )
    return false
  if (documentWord.test(text)) return false
  return words.every(
    word =>
      particle.test(word) || /^(?:(?:\p{Ll}{1,4}['’])?\p{Lu}(?:[\p{L}'’.–-]*[\p{L}'’.])?|['’]?\p{Lo}+)$/u.test(word),
  )
}

/** Matches the first word of a document title, such as 'Lebenslauf', which is no name. */
export const documentWord = new RegExp(`^${nameWords.documents}\\b`, 'i')
const particle = new RegExp(`^${nameWords.links}$`, 'iu')

/** The number of names: 1 for 'de la Fuente', 3 for 'María José Del Río'. 'Das' and 'Le' count only at the end. */
export const nameCount = (text: string) =>
  text.split(/\s+/).filter((word, index, words) => index === words.length - 1 || !particle.test(word)).length

/** The number of words of a text that occur in the e-mail address, in its local part or in its domain. */
export function hitsOf(text: string, email: string): number {
  const [local = '', domain = ''] = email.split('@').map(part => plainWords(part).join(''))
  return plainWords(text).filter(
    word => (word.length > 2 && local.includes(word)) || (word.length > 3 && domain.includes(word)),
  ).length
}
