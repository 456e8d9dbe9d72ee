import { ExternalLink } from '../../components/ExternalLink.tsx'
import { linkedInSearch } from '../linkedInSearch.ts'

/** Leads to the search for the person, where the address is missing; nothing without a name. */
export function linkedInHint(person: { name: string; role: string }) {
  return person.name.trim() ? <ExternalLink href={linkedInSearch(person)}>Search on LinkedIn</ExternalLink> : undefined
}
