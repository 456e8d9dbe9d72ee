import { parseUrl, webAddress } from '../rules/addresses.ts'
import { isContactAddress, isIdentifyingAddress } from './contacts.ts'
import { fold } from './fold.ts'
import { decoded, type Forms } from './identity.ts'
import { nameSpans } from './names.ts'

/** What may be shown of a link. `told` is null for nothing, and `names` true where it led to the person. */
export type Link = { told: string | null; names: boolean }

/** A link is left out when it leads to the person, or is no allowed web address. */
export function redactLink(link: string, forms: Forms): Link {
  const address = webAddress(link)
  if (!address) return { told: null, names: false }
  return leadsTo(address, forms) ? { told: null, names: true } : { told: address, names: false }
}

/**
 * A link that names the person, without the name. Query and fragment can go: most links work without them. A link whose
 * path holds the name would lead nowhere without it, so only its site is told, without a scheme. Null where the site is
 * the person's own, or a network for finding people.
 */
export function withoutName(address: string, forms: Forms): string | null {
  const url = parseUrl(address)
  if (!url || isContactAddress(address)) return null
  const page = `${url.origin}${url.pathname}`
  const site = url.host.replace(/^www\./, '')
  if (url.pathname !== '/' && !leadsTo(page, forms)) return page
  return leadsTo(url.origin, forms) ? null : site
}

function leadsTo(address: string, forms: Forms): boolean {
  if (isContactAddress(address) || isIdentifyingAddress(address, forms)) return true
  const readable = decoded(address)
  return nameSpans(readable, fold(readable), forms).length > 0
}
