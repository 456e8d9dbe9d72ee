import { firstOf } from '../choose.ts'
import type { FieldValue } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'
import { endsInDomain, unbroken } from './wrapped.ts'

/**
 * The first printed e-mail address, else the address of a link. A link corrects a printed address that is cut at its
 * end or touches other text. The confidence is low if both addresses differ, or for an unknown top-level domain.
 */
export function findEmail(lines: Line[], links: Link[]): FieldValue | undefined {
  const printed = firstOf(lines.keys(), index => {
    const { text, from } = unbroken(lines, index)
    const value = emailIn(text)
    return value && { value, from, confidence: endsInDomain(value) ? 0.98 : cutAddress }
  })
  const linked = links.flatMap(({ url }) =>
    /^mailto:/i.test(url) ? (emailIn(decode(url.slice('mailto:'.length))) ?? []) : [],
  )
  const [first] = linked
  if (!printed) return first ? { value: first, from: [], confidence: 0.95 } : undefined
  const [plain, ...same] = [printed.value, ...linked].map(address => address.toLowerCase())
  if (plain === undefined || linked.length === 0 || same.includes(plain)) return printed
  const whole = linked.find((_, at) => {
    const other = same[at] ?? ''
    const isGlued = plain.startsWith(other) && plain.length - other.length >= fewestGlued
    return isGlued || other.startsWith(plain) || other.endsWith(plain)
  })
  return whole ? { ...printed, value: whole } : { ...printed, confidence: Math.min(printed.confidence, overOther) }
}

/** The minimum number of letters that a link cuts off. A link that lacks fewer letters is itself incomplete. */
const fewestGlued = 4

/** The confidence in an address with an unknown top-level domain, and in a value whose link leads to something else. */
const cutAddress = 0.6
export const overOther = 0.8

/** The first e-mail address in a text; '(at)', '[.]' and stray spaces around '@' are allowed. */
export function emailIn(text: string) {
  const joined = text
    .replace(/\s{0,9}(?:\(at\)|\[at\])\s{0,9}/gi, '@')
    .replace(/\s{0,9}(?:\((?:dot|\.)\)|\[(?:dot|\.)\])\s{0,9}/gi, '.')
    .replace(/\s{1,9}@\s{0,9}(?=[\w-]{1,63}\.\w)/g, '@')
  const found = joined.match(
    /(?<![\p{L}\d._%+'-])[._%+'-]*([\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_+-])?@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,})/u,
  )?.[1]
  return found?.replace(/^(?:e-?mail|courriel)(?=[a-z\d])/i, '')
}

/** Decodes percent-encoded letters; invalid sequences stay as they are. */
export function decode(text: string) {
  return text.replace(/(?:%[\da-f]{2})+/gi, encoded => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}
