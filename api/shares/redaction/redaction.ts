import { webAddress } from '../../rules/addresses.ts'
import type { StoredPreviousCompany } from '../../talents/previousCompanies.ts'
import { contactSpans, isContactAddress, isIdentifyingAddress } from './contacts.ts'
import { fold } from './fold.ts'
import { decoded, type Forms, formsOf, type Identity } from './identity.ts'
import { nameSpans } from './names.ts'
import { replaceSpans } from './spans.ts'

/** The texts and links of a talent that a client may see after redaction. */
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

/** A redacted profile: the shortened name, and texts and links that do not identify the person. */
export type Redacted = { name: string } & Described

/**
 * Removes name, e-mail, phone and LinkedIn profile from the texts and links of a person, in every usual form;
 * docs/decisions/004 has the rules. A name is replaced by the shortened one, contacts are removed without replacement,
 * and a link that leads to the person is left out.
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
    // A skill that contains the name is left out.
    techStack: profile.techStack.filter(skill => text(skill) === skill),
    keyHighlights: texts(profile.keyHighlights),
    previousCompanies: profile.previousCompanies.flatMap(entry => redactEntry(entry, text)),
    portfolioUrls: links(profile.portfolioUrls),
    portfolioUrl: profile.portfolioUrl && redactLink(profile.portfolioUrl, forms),
  }
}

/** Redacts one text. */
export function redactText(text: string, forms: Forms): string {
  const letters = fold(text)
  return replaceSpans(text, [...contactSpans(letters, forms), ...nameSpans(text, letters, forms)])
}

/** Redacts a list separated by commas; returns it unchanged if nothing had to go. */
function redactList(list: string, text: (value: string) => string): string {
  const told = text(list)
  if (told === list) return list
  return told
    .split(',')
    .flatMap(entry => entry.trim() || [])
    .join(', ')
}

/** Null for a link that leads to the person, or that is no allowed web address. */
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
