import { fileAddress } from '../../api/rules/addresses.ts'

/**
 * Makes a safe link of a stored address: http, https, or a path of this site. Adds https if the scheme is missing.
 * Returns null for any other scheme, such as `javascript:`, and for an empty address.
 */
export function webAddress(stored: string | null | undefined, site = window.location.origin): string | null {
  const address = fileAddress(stored)
  return address?.startsWith('/') ? site + address : address
}

/** Like `webAddress`, but null for an address of any other site. */
export function ownAddress(stored: string | null | undefined): string | null {
  const address = webAddress(stored)
  return address && new URL(address).origin === window.location.origin ? address : null
}
