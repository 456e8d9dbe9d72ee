/*
 * Reads e-mail and LinkedIn addresses as people paste them, for the server and for the pages. Phone numbers need a table
 * of countries: see api/contacts.
 */

/** The ways to reach a talent. */
export type Contact = { email?: string | null; phone?: string | null; linkedinUrl?: string | null }

/** The e-mail address in a pasted text; 'several' for different addresses. */
export type PastedEmail = { address: string } | 'several' | 'none'

/**
 * Finds the e-mail address in a pasted text: 'Ada B <ada@example.com>', 'mailto:ada@example.com', 'ada@example.com.'.
 * Its domain may have letters of any script.
 */
export function pastedEmail(text: string): PastedEmail {
  if (CONTROL.test(text)) return 'none'
  const plain = closedUp(shownText(text))
  const known = new Map<string, string>()
  for (const token of plain.split(/[\s<>()[\]{},;:|\\/"“”„«»?&#]+/u)) {
    const address = token.replace(/^['‘’*]+|(?<!['‘’.!*])['‘’.!*]+$/gu, '')
    const key = emailForm(address)
    if (key !== null && !known.has(key)) known.set(key, address)
  }
  const [first] = known.values()
  if (first === undefined) return 'none'
  return known.size > 1 ? 'several' : { address: first }
}

/** Removes spaces around the @ of 'ada @ example.com', if the text contains nothing else. */
function closedUp(text: string): string {
  const parts = text.split('@').map(part => part.trim())
  return parts.length === 2 && !parts.some(part => /\s/.test(part)) ? parts.join('@') : text
}

/** An e-mail address in lower case with an ASCII domain, for comparisons. Null if it is not an address. */
export function emailForm(text: string): string | null {
  const [, local = '', domain = ''] = /^([^\s@]{1,64})@([^\s@]{1,253})$/u.exec(text) ?? []
  const host = asciiDomain(domain)
  const plain = local.replace(/[\p{L}\p{M}\p{N}]/gu, letter => (/[a-z\d]/i.test(letter) ? letter : 'x'))
  return host !== null && LOCAL.test(plain) ? `${local.normalize('NFC').toLowerCase()}@${host}` : null
}

/** The person's name in a LinkedIn address, at any depth of the site; null if it has none. */
export function linkedinName(text: string): string | null {
  const address = decoded(shownText(text))
  const [, kind = '', typed = '', rest = ''] = LINKEDIN.exec(address) ?? []
  const name = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![.,;)\]])[.,;)\]]+$/, '')
  // 'me' is the person who opens the link.
  if (name === '' || name === 'me') return null
  const [, one, two, three] =
    kind.toLowerCase() === 'pub' ? (/^\/(\w{1,3})\/(\w{1,3})\/(\w{1,3})\b/.exec(rest) ?? []) : []
  // Old addresses have the number of the new address in three parts, in reverse order.
  return one && two && three ? `${name}-${three.padStart(3, '0')}${two.padStart(3, '0')}${one}`.toLowerCase() : name
}

/** The address of a LinkedIn profile within a longer text; else the text. */
export function pastedProfile(text: string): string {
  const plain = text.replace(/\p{Cf}/gu, '').trim()
  return /[\s<>]/.test(plain) ? (plain.split(/[\s<>]+/).find(part => linkedinName(part)) ?? plain) : plain
}

/** The text on one line, without invisible characters, and with full-width characters as ASCII. */
export const shownText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Control characters except tabs and line breaks, which pasted texts contain. */
const CONTROL = /(?![\t\r\n])\p{Cc}/u

/** The part before the @, by the same pattern as zod's for ASCII addresses. */
const LOCAL = /^(?!\.)(?!.*\.\.)[\w'+\-.&/=!#$%*^`{|}~]*[\w+\-&/=!#$%*^`{|}~]$/

const LINKEDIN =
  /(?:^|[^\p{L}\p{N}.-])(?:[\w-]+\.)*linkedin\.(?:com|cn)(?::\d+)?\/(?:[^/?#\s]{1,99}\/){0,9}?(in|pub)\/([^/?#&\s"'<>]+)([^?#\s]*)/iu

/** A domain in ASCII: 'xn--mller-kva.example' for 'müller.example'. Null if it is invalid or has no dot. */
function asciiDomain(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.\-。]+$/u.test(domain)) return null
  try {
    const host = new URL(`https://${domain}`).hostname
    return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+)$/.test(host) ? host : null
  } catch {
    return null
  }
}

/** Decodes a part of a link up to twice: a link within another link is encoded twice. */
function decoded(text: string): string {
  let plain = text
  for (let times = 0; times < 2 && /%[\da-f]{2}/i.test(plain); times += 1) {
    plain = plain.replace(/(?:%[\da-f]{2})+/gi, codes => decodedPart(codes))
  }
  return plain
}

function decodedPart(codes: string): string {
  try {
    return decodeURIComponent(codes)
  } catch {
    return codes
  }
}
