/**
 * A stored address as one that may be followed: http, https, or a path of this site; https where the scheme is lacking.
 * Null for anything else, `javascript:` above all, and for nothing.
 */
export function webAddress(stored: string | null | undefined, site = window.location.origin): string | null {
  const text = stored?.trim()
  if (!text) return null
  if (/^\/(?!\/)/.test(text)) return parse(site + text)
  if (/^https?:/i.test(text)) return parse(text)
  // 'localhost:3000' has a port; 'mailto:ada' has a scheme.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return null
  return parse(`https://${text.replace(/^\/+/, '')}`)
}

function parse(address: string) {
  return URL.canParse(address) ? address : null
}
