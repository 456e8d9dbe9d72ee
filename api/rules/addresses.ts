/*
 * What a web address is, for the server and for the pages. Without zod, as the share page loads this file.
 */

/**
 * The text as an address that may be followed: http or https with a host, and `https://` where the scheme is lacking.
 * Null for anything else, `javascript:` above all, and for nothing.
 */
export function webAddress(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? ''
  if (typed.length > MAX_ADDRESS || UNFIT.test(typed)) return null
  if (/^https?:\/\//i.test(typed)) return hostOf(typed) === '' ? null : typed
  const bare = typed.replace(/^\/\//, '')
  const host = hostOf(`https://${bare}`)
  // 'javascript:80/alert(1)' has a port, too: without a scheme, only a host with a dot is told from any other word.
  return SCHEMELESS.test(bare) && (host.includes('.') || host === 'localhost') ? `https://${bare}` : null
}

/** The same, or a path of this site such as a stored file's: '/api/files/…'. */
export function fileAddress(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? ''
  return isSitePath(typed) ? typed : webAddress(typed)
}

/** '//host' would lead to another site. */
const isSitePath = (text: string) => /^\/(?!\/)/.test(text) && text.length <= MAX_ADDRESS && !UNFIT.test(text)

export const MAX_ADDRESS = 2_000

/** Browsers drop control characters and take a backslash for a slash, so that the address would be another than it looks. */
const UNFIT = /[\p{Cc}\p{Cs}\\]/u

/** A host, perhaps a port, and then a path, query or fragment, or nothing. */
const SCHEMELESS = /^[^\s/:?#@<>"']+(?::\d{1,5})?(?:[/?#][^\s<>"']*)?$/

/** Empty for what is no address, and for one that carries a name and password before its host. */
function hostOf(address: string): string {
  const url = parseUrl(address)
  return !url || url.username || url.password ? '' : url.hostname
}

/** Null for what is no address. `URL.canParse` of Node 20 refuses every 'ü' once it was called some thousand times. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
