import { parseUrl } from '../rules/addresses.ts'
import { isContactAddress, isIdentifyingAddress } from './contacts.ts'
import { fold } from './fold.ts'
import { decoded, type Forms } from './identity.ts'
import { nameSpans } from './names.ts'

/**
 * Shortens a link that names the person: removes query and fragment, as most links work without them. If the path has
 * the name, only the site is returned, without a scheme, as the shortened link would not work. Null if the site is the
 * person's own, or a network for finding people.
 */
export function withoutName(address: string, forms: Forms): string | null {
  const url = parseUrl(address)
  if (!url || isContactAddress(address)) return null
  const page = `${url.origin}${url.pathname}`
  const site = url.host.replace(/^www\./, '')
  if (url.pathname !== '/' && !leadsToPerson(page, forms)) return page
  return leadsToPerson(url.origin, forms) ? null : site
}

/** True for an address that contains the name of the person, or is on a network such as LinkedIn. */
export function leadsToPerson(address: string, forms: Forms): boolean {
  if (isContactAddress(address) || isIdentifyingAddress(address, forms)) return true
  const readable = decoded(address)
  return nameSpans(readable, fold(readable), forms).length > 0
}
