/*
 * Valid web addresses, for the server and for the pages. Without zod, as the share page loads this file.
 */

/**
 * Returns a safe link: http or https with a host; `https://` is added if the scheme is missing. Null for an empty text
 * and for anything else, especially `javascript:`.
 */
export function webAddress(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? ''
  if (typed === '' || typed.length > MAX_ADDRESS || UNFIT.test(typed)) return null
  if (PLAIN.test(typed)) return typed
  if (PLAIN_SCHEMELESS.test(typed)) return `https://${typed}`
  if (/^https?:\/\//i.test(typed)) return hostOf(typed) === '' ? null : typed
  const bare = typed.replace(/^\/\//, '')
  if (!SCHEMELESS.test(bare)) return null
  const host = hostOf(`https://${bare}`)
  // 'javascript:80/alert(1)' has a port, too: without a scheme, only a dot distinguishes a host from any other word.
  return host.includes('.') || host === 'localhost' ? `https://${bare}` : null
}

/** Returns a safe link, or a path of this site, such as that of a stored file: '/api/files/…'. */
export function fileAddress(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? ''
  return isSitePath(typed) ? typed : webAddress(typed)
}

/** True for a path of this site. '//host' would lead to another site. */
const isSitePath = (text: string) => /^\/(?!\/)/.test(text) && text.length <= MAX_ADDRESS && !UNFIT.test(text)

export const MAX_ADDRESS = 2_000

/** The format of an address in JSON Schema, which allows a missing scheme. */
export const WEB_ADDRESS = 'uri-reference'

/** Forbidden characters: browsers drop control characters and read '\' as '/', so the link might lead elsewhere. */
const UNFIT = /[\p{Cc}\p{Cs}\\]/u

/** A host with an optional port, then a path, query, fragment or nothing. */
const SCHEMELESS = /^[^\s/:?#@<>"']+(?::\d{1,5})?(?:[/?#][^\s<>"']*)?$/

/**
 * The usual form of a complete address: names of letters, digits and single hyphens, ending in letters. Such an address
 * is always valid, so that pages with hundreds of addresses need not parse them.
 */
const PLAIN = /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,63}(?:[/?#]|$)/i
const PLAIN_SCHEMELESS = /^(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,63}(?:[/?#][^\s<>"']*)?$/i

/** The host; empty for an invalid address, and for an address with a user name or password before its host. */
function hostOf(address: string): string {
  const url = parseUrl(address)
  return !url || url.username || url.password ? '' : url.hostname
}

/** The parsed address, or null. Not `URL.canParse`, which refuses every 'ü' in Node 20 after some thousand calls. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
