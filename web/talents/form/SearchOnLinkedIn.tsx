import { ExternalLink } from '../../components/ExternalLink.tsx'
import { linkedInSearch } from '../linkedInSearch.ts'

/** A link to LinkedIn's search for the person, shown if the address is missing; undefined without a name. */
export function linkedInHint(person: { name: string; role: string }) {
  return person.name.trim() ? <ExternalLink href={linkedInSearch(person)}>Search on LinkedIn</ExternalLink> : undefined
}
