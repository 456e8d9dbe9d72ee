import { ExternalLink } from '../../components/ExternalLink.tsx'
import { linkedInSearch } from '../linkedInSearch.ts'

/** A link to LinkedIn's search for the person, for a missing LinkedIn address; undefined if the name is missing. */
export function linkedInHint(person: { name: string; role: string }) {
  return person.name.trim() ? <ExternalLink href={linkedInSearch(person)}>Search on LinkedIn</ExternalLink> : undefined
}
