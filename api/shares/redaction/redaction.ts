import { webAddress } from '../../rules/addresses.ts'
import type { StoredPreviousCompany } from '../../talents/previousCompanies.ts'
import { contactSpans, isContactAddress, isIdentifyingAddress } from './contacts.ts'
import { fold } from './fold.ts'
import { decoded, type Forms, formsOf, type Identity } from './identity.ts'
import { nameSpans } from './names.ts'
import { replaceSpans } from './spans.ts'

/** The texts and links of a talent that a client may see once they name nobody. */
export type Described = {
  role: string
  seniority: string
  companies: string
  summary: string
  techStack: string[]
  keyHighlights: string[]
  previousCompanies: StoredPreviousCompany[]
  portfolioUrls: string[]
  portfolioUrl: string | null
}

/** A profile without the person: the shortened name, and texts and links that name them nowhere. */
export type Redacted = { name: string } & Described

/**
 * Takes name, e-mail, phone and LinkedIn profile out of everything that is told of a person, in every form in which they
 * are usually written; docs/decisions/004 has the rules. A name becomes the shortened one, contacts go without a trace, and
 * a link that leads to the person is left out.
 */
export function redact(profile: Described & Identity): Redacted {
  const forms = formsOf(profile)
  const text = (value: string) => redactText(value, forms)
  const texts = (values: string[]) => values.map(text).filter(value => value !== '')
  const links = (values: string[]) => [...new Set(values.flatMap(value => redactLink(value, forms) ?? []))]
  return {
    name: forms.shown,
    role: text(profile.role),
    seniority: text(profile.seniority),
    companies: redactList(profile.companies, text),
    summary: text(profile.summary),
    // A skill with a name in it is none.
    techStack: profile.techStack.filter(skill => text(skill) === skill),
    keyHighlights: texts(profile.keyHighlights),
    previousCompanies: profile.previousCompanies.flatMap(entry => redactEntry(entry, text)),
    portfolioUrls: links(profile.portfolioUrls),
    portfolioUrl: profile.portfolioUrl && redactLink(profile.portfolioUrl, forms),
  }
}

/** One text, for the same person. */
export function redactText(text: string, forms: Forms): string {
  const letters = fold(text)
  return replaceSpans(text, [...contactSpans(letters, forms), ...nameSpans(text, letters, forms)])
}

/** The list as it was, unless something had to go. */
function redactList(list: string, text: (value: string) => string): string {
  const told = text(list)
  if (told === list) return list
  return told
    .split(',')
    .flatMap(entry => entry.trim() || [])
    .join(', ')
}

/** Null for a link that leads to the person, or that may not be followed at all. */
function redactLink(link: string, forms: Forms): string | null {
  const address = webAddress(link)
  if (!address || isContactAddress(address) || isIdentifyingAddress(address, forms)) return null
  const readable = decoded(address)
  return nameSpans(readable, fold(readable), forms).length > 0 ? null : address
}

function redactEntry(entry: StoredPreviousCompany, text: (value: string) => string): StoredPreviousCompany[] {
  if (typeof entry === 'string') return text(entry) === '' ? [] : [text(entry)]
  const { company, title, description } = entry
  const told = { company: text(company), title: text(title), description: text(description) }
  return Object.values(told).some(value => value !== '') ? [told] : []
}
