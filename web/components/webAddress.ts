import { fileAddress } from '../../api/rules/addresses.ts'

/**
 * A stored address as one that may be followed: http, https, or a path of this site; https where the scheme is lacking.
 * Null for anything else, `javascript:` above all, and for nothing.
 */
export function webAddress(stored: string | null | undefined, site = window.location.origin): string | null {
  const address = fileAddress(stored)
  return address?.startsWith('/') ? site + address : address
}
