import { contactWords } from '../words/people.ts'

/** The services that hand out addresses, without the ends of their domains, which differ by country. Short names are like too many words. */
const services = [...new Set([...contactWords.mailers].map(domain => domain.split('.')[0] ?? ''))].filter(
  name => name.length >= 5,
)

const address = /^(?<user>[\w.+-]{3,60})(?<at>[a@Q®©€])(?<service>[a-z|]{5,10})(?<ending>\.[a-z]{2,3}(?:\.[a-z]{2})?)$/u

/**
 * A mail address as it must have been printed, whose '@' was taken for a letter or whose service has one wrong letter:
 * 'first.lastagmail.com', 'first.last@hotmoil.fr'. Any other text stays what it is.
 */
export function withMailDomain(text: string): string {
  const { user, at, service, ending } = address.exec(text)?.groups ?? {}
  if (!user || !at || !service || !ending) return text
  const meant = services.find(name => (at === '@' ? differsByOne(name, service) : name === service))
  return meant ? `${user}@${meant}${ending}` : text
}

/** Whether a word is as long as another and has at most one other letter. */
function differsByOne(word: string, other: string): boolean {
  if (word.length !== other.length) return false
  return [...word].filter((letter, at) => letter !== other[at]).length <= 1
}
