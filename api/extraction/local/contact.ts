import type { Line } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'
import { findDates } from './dates.ts'
import type { Found } from './found.ts'

/** The first address printed, from the top down; one that stands only behind text is taken last. */
export function findEmail(lines: Line[], links: Link[]): Found<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const next = brokenOff(lines, index)
    const email = (next && emailIn(line.text + next.text)) ?? emailIn(line.text)
    if (email) return { value: email, from: next ? [line, next] : [line], confidence: 0.98 }
  }
  const behind = links.find(link => link.url.startsWith('mailto:'))
  const email = behind && emailIn(decode(behind.url.slice('mailto:'.length)))
  return email ? { value: email, from: [], confidence: 0.95 } : undefined
}

/** The first number that reads like a telephone's; those with a label or near the top come first by their order. */
export function findPhone(lines: Line[]): Found<string> | undefined {
  const labelled = lines.filter(line => phoneLabel.test(line.text))
  for (const line of [...labelled, ...lines.slice(0, 60), ...lines.filter(line => line.aside)]) {
    const phone = phoneIn(line.text)
    if (phone)
      return { value: phone, from: [line], confidence: labelled.includes(line) || /^[+(]/.test(phone) ? 0.97 : 0.85 }
  }
  return undefined
}

/** Printed address, address behind text, or 'LinkedIn: handle'. */
export function findLinkedin(lines: Line[], links: Link[]): Found<string> | undefined {
  const printed = printedLinkedin(lines)
  const behind = links.map(link => link.url).find(url => linkedinAddress.test(url))
  const full = behind && asLinkedin(behind)
  if (printed) return full && sameHandle(full, printed.value) ? { ...printed, value: full } : printed
  if (full) return { value: full, from: [], confidence: 0.97 }
  for (const line of lines) {
    const handle = line.text.match(/\blinked-?in\s*(?:profile)?\s*[:/|–-]+\s*@?([\w-]{3,60})(?=$|[\s|,;])/iu)?.[1]
    if (handle && !/^(?:https?|www|profile|linkedin)$/i.test(handle)) {
      return { value: `https://www.linkedin.com/in/${handle}`, from: [line], confidence: 0.85 }
    }
  }
  return undefined
}

/** Everything between 'user@' and the end of the domain; '(at)' and stray spaces around '@' are allowed. */
function emailIn(text: string) {
  const joined = text.replace(/\s*(?:\(at\)|\[at\])\s*/gi, '@').replace(/\s+@\s*(?=[\w-]+\.\w)/g, '@')
  const found = joined.match(
    /[\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_+-])?@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,}/u,
  )?.[0]
  return found?.replace(/^(?:e-?mail|courriel)(?=[a-z\d])/i, '')
}

/** The next line, where an address did not fit into this one: after a hyphen, before a dot, or at the edge of its column. */
function brokenOff(lines: Line[], index: number): Line | undefined {
  const [line, next] = [lines[index], lines[index + 1]]
  if (!line || !next || next.page !== line.page || next.bullet || next.gap > 1.75) return undefined
  const [end = '', start = ''] = [line.text.match(/\S+$/)?.[0], next.text.match(/^\S+/)?.[0]]
  if (!/@|linkedin\.com|:\/\//i.test(end) && !/^[\w.%+-]*@/.test(start)) return undefined
  if (/\w[-_./@]$/.test(end) || (/^[.@]\w/.test(start) && /\w$/.test(end))) return next
  const edge = Math.max(
    ...lines.filter(other => other.page === line.page && near(other.x, line.x)).map(other => other.right),
  )
  const rest = next.cells.length === 1 && near(next.x, line.x) && /^[a-z\d.-]{1,14}$/.test(next.text)
  return rest && line.right > edge - line.size ? next : undefined
}

const near = (one: number, other: number) => Math.abs(one - other) < 3

const phoneLabel =
  /\b(?:phone|tel|telefone|telem[óo]vel|tel[ée]fono|m[óo]vil|telefoon|mobiel|mobil|cellulare|t[ée]l[ée]phone|telefon|mobile?|cell|gsm|kom[óo]rkowy|portable|handy)\b/i

function phoneIn(text: string) {
  for (const match of text.matchAll(/(?<![\w.@/-])\(?(?:\+|00)?\(?\d[\d\s().·•/\u2010-\u2015-]{5,22}\d(?![\w@])/gu)) {
    const phone = match[0].replace(/\s{2,}.*$/, '').trim()
    const digits = phone.replace(/\D/g, '')
    const years =
      /(?:19|20)\d{2}\s*[–—-]\s*(?:19|20)\d{2}/.test(phone) || /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}/.test(phone)
    const dates = findDates(phone.replace(/^\(/, ''))
    if (dates.some(date => date.range) || (dates.length > 0 && !/^[+(]/.test(phone))) continue
    if (digits.length >= 7 && digits.length <= 15 && !years && (digits.length >= 9 || /[\s.()-]/.test(phone)))
      return phone
  }
  return undefined
}

const linkedinAddress = /linkedin\.com\/(?:in|pub|profile)\b/i

/** An address may be broken at the end of a line, as LinkedIn's own export does. */
function printedLinkedin(lines: Line[]): Found<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const match = line.text.match(
      /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)\/?([\p{L}\d\-_%./~?=&]*)/iu,
    )
    if (!match) continue
    const next = line.text.trimEnd().endsWith(match[0]) ? brokenOff(lines, index) : undefined
    const rest = next?.text.match(/^[\w\-%/]+/)?.[0] ?? ''
    return { value: asLinkedin(match[0] + rest), from: rest && next ? [line, next] : [line], confidence: 0.98 }
  }
  return undefined
}

function asLinkedin(address: string) {
  const bare = address.replace(/^https?:\/\//i, '').replace(/[.,;/]+$/, '')
  return `https://${bare}`
}

function sameHandle(one: string, other: string) {
  const handle = (address: string) => address.match(/\/(?:in|pub)\/([^/?]+)/i)?.[1]?.toLowerCase()
  // A printed address may be cut at the end of its line.
  return handle(one) !== undefined && handle(one)?.startsWith(handle(other) ?? '-') === true
}

/** Percent signs that encode nothing are left as they stand. */
function decode(text: string) {
  return text.replace(/(?:%[\da-f]{2})+/gi, encoded => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}
