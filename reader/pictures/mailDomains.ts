import { contactWords } from '../words/people.ts'

/** The names of mail services without domain endings, which differ by country. Short names would match other words. */
const services = [...new Set([...contactWords.mailers].map(domain => domain.split('.')[0] ?? ''))].filter(
  name => name.length >= 5,
)

const address = /^(?<user>[\w.+-]{3,60})(?<at>[a@Q®©€])(?<service>[a-z|]{5,10})(?<ending>\.[a-z]{2,3}(?:\.[a-z]{2})?)$/u

/**
 * Corrects a mail address whose '@' was read as a letter, or whose service has one wrong letter:
 * 'first.lastagmail.com', 'first.last@hotmoil.fr'. Returns any other text unchanged.
 */
export function withMailDomain(text: string): string {
  const { user, at, service, ending } = address.exec(text)?.groups ?? {}
  if (!user || !at || !service || !ending) return text
  const meant = services.find(name => (at === '@' ? differsByOne(name, service) : name === service))
  return meant ? `${user}@${meant}${ending}` : text
}

/** True if two words have the same length and differ by at most one letter. */
function differsByOne(word: string, other: string): boolean {
  if (word.length !== other.length) return false
  return [...word].filter((letter, at) => letter !== other[at]).length <= 1
}
