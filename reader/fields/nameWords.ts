import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { titleScore } from '../text/titles.ts'
import { plainWords } from '../words/lists.ts'
import { nameWords } from '../words/people.ts'

/** 'JAN KOWALSKI' and 'Jan KOWALSKI' are Jan Kowalski; 'McDonald', 'J.P.' and 'III' are left as printed. */
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

/** A name without the label before it, and the degrees and the document's name after it. */
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
/** 'Ada Lovelace Academic CV', 'Ada Lovelace – Résumé'. */
const afterName = /[\s,–—|-]{1,9}(?:academic |professional )?(?:cv|r[ée]sum[ée]|curriculum vitae|lebenslauf)$/i

/** True for the letters of a name that are neither titles nor the name of a document. */
export function nameShaped(text: string) {
  const words = text.split(/\s+/)
  const isTitled = words.slice(1, -1).some(word => documentWord.test(word)) // 'Ada Lebenslauf Lovelace'; 'Ada Page' is a name.
  return lettersOfName(text) && !words.every(word => titleScore(word) > 0) && !isTitled
}

/** True for a few capitalized words that are no heading, date or name of a document. */
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

/** A line that begins with this names the document, not the person: 'Lebenslauf'. */
export const documentWord = new RegExp(`^${nameWords.documents}\\b`, 'i')
const particle = new RegExp(`^${nameWords.links}$`, 'iu')

/** 'de la Fuente' is one name and 'María José Del Río' are three; 'Das' and 'Le' at the end are names. */
export const nameCount = (text: string) =>
  text.split(/\s+/).filter((word, index, words) => index === words.length - 1 || !particle.test(word)).length

/** How many words of a text are in the e-mail address: in its first part, or in a domain of one's own. */
export function hitsOf(text: string, email: string): number {
  const [local = '', domain = ''] = email.split('@').map(part => plainWords(part).join(''))
  return plainWords(text).filter(
    word => (word.length > 2 && local.includes(word)) || (word.length > 3 && domain.includes(word)),
  ).length
}
