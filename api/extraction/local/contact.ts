import { contactWords } from '../../language/people.ts'
import { parseUrl } from '../../rules/addresses.ts'
import { firstOf } from '../choose.ts'
import type { Found } from '../evidence.ts'
import { type Line, withCells } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'
import { findDates } from '../text/dates.ts'

/** The first e-mail address printed, else the first one in a link. */
export function findEmail(lines: Line[], links: Link[]): Found | undefined {
  const printed = firstOf(lines.keys(), index => {
    const { text, from } = unbroken(lines, index)
    const value = emailIn(text)
    return value && { value, from, confidence: 0.98 }
  })
  const behind = links.find(link => link.url.startsWith('mailto:'))
  const value = behind && emailIn(decode(behind.url.slice('mailto:'.length)))
  // Texts that touch are printed as one word: the link tells where the address ends, unless it lacks only a letter or two.
  const glued = value && printed?.value.startsWith(value) ? printed.value.length - value.length : 0
  if (printed && glued < fewestGlued) return printed
  return value ? { value, from: [], confidence: 0.95 } : undefined
}

/** Letters of a text that is printed right behind an address. */
const fewestGlued = 4

/** The phone number: labelled ones first, then those that begin as one does, at the top of the resume and in side bars. */
export function findPhone(lines: Line[]): Found | undefined {
  const labelled = new Set(lines.filter(line => phoneLabel.test(line.text)))
  const places = [...labelled, ...lines.slice(0, topLines), ...lines.filter(line => line.aside)]
  const found = places.flatMap(line => {
    const alone = phoneIn(line.text)
    const value =
      alone && !isShort(alone) ? alone : (phoneIn(withFigures(line, lines[lines.indexOf(line) + 1])) ?? alone)
    return value ? [{ value, from: [line], isLabelled: labelled.has(line) }] : []
  })
  const isSure = ({ value, isLabelled }: (typeof found)[number]) => isLabelled || /^[+(]/.test(value)
  // Seven or eight digits in two groups may be a postal code.
  const isLong = ({ value }: (typeof found)[number]) => digitsIn(value) >= 9 || value.split(/[\s./-]+/).length > 2
  const best = found.find(one => isSure(one) || isLong(one)) ?? found[0]
  return best && { value: best.value, from: best.from, confidence: isSure(best) ? 0.97 : 0.85 }
}

/** Numbers without a label count only in the first lines: those further down may be other people's. */
const topLines = 60

/** The LinkedIn profile: a printed address, a link, or 'LinkedIn: handle'. */
export function findLinkedin(lines: Line[], links: Link[]): Found | undefined {
  const printed = printedLinkedin(lines)
  const behind = links.map(link => link.url).find(url => linkedinAddress.test(url))
  const full = behind && asLinkedin(behind)
  if (printed) return full && sameHandle(full, printed.value) ? { ...printed, value: full } : printed
  if (full) return { value: full, from: [], confidence: 0.97 }
  return firstOf(lines.entries(), ([index, line]) => {
    if (!/linked-?in/i.test(line.text)) return undefined
    const { text, from } = unbroken(lines, index)
    const handle = text.match(
      /\blinked-?in\s{0,9}(?:profile\s{0,9})?[:/|–-]{1,9}\s{0,9}@?([\w-]{3,60})(?=\s{0,9}(?:$|[|,;•·]|\s{2}))/iu,
    )?.[1]
    // 'LinkedIn: Jan Kowalski' and 'LinkedIn: Kowalski' print a name over a link.
    const isHandle = handle && !/^(?:https?|www|profile|linkedin)$/i.test(handle) && !/^\p{Lu}\p{Ll}+$/u.test(handle)
    return isHandle ? { value: `https://www.linkedin.com/in/${handle}`, from, confidence: 0.85 } : undefined
  })
}

/** The first e-mail address in a text; '(at)', '[.]' and stray spaces around '@' are allowed. */
function emailIn(text: string) {
  const joined = text
    .replace(/\s{0,9}(?:\(at\)|\[at\])\s{0,9}/gi, '@')
    .replace(/\s{0,9}(?:\((?:dot|\.)\)|\[(?:dot|\.)\])\s{0,9}/gi, '.')
    .replace(/\s{1,9}@\s{0,9}(?=[\w-]{1,63}\.\w)/g, '@')
  const found = joined.match(
    /(?<![\p{L}\d._%+'-])[._%+'-]*([\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_+-])?@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,})/u,
  )?.[1]
  return found?.replace(/^(?:e-?mail|courriel)(?=[a-z\d])/i, '')
}

/** A line joined with the next ones if its address is wrapped: after a hyphen, before a dot, at the column's edge. */
function unbroken(lines: Line[], index: number): { text: string; from: Line[] } {
  const from = lines.slice(index, index + 1)
  let text = from[0]?.text ?? ''
  while (from.length < 4) {
    const last = from.at(-1)
    const next = last && nextOf(last, lines).find(other => goesOn(text, { last, next: other, lines }))
    if (!next) break
    from.push(next)
    text += printed(next)
  }
  return { text, from }
}

/** The lines that may continue this one: the next, and those below in another block, as contacts may span columns. */
function nextOf(line: Line, lines: Line[]): Line[] {
  const following = lines[lines.indexOf(line) + 1]
  const below = lines.filter(
    other => other !== following && other.page === line.page && near(other.x, line.x) && other.gap > withinBlock,
  )
  return [...(following ? [following] : []), ...below]
}

/** Letter heights: a larger gap above a line begins another block. */
const withinBlock = 8

/** A hyphen that begins the rest of an address is no bullet: '-st-clair' after 'linkedin.com/in/brianna'. */
function printed(line: Line): string {
  const [word, ...more] = line.cells.flatMap(cell => cell.words)
  return line.bullet && word && more.length === 0 ? word.text : line.text
}

function goesOn(text: string, { last, next, lines }: { last: Line; next: Line; lines: Line[] }): boolean {
  const drop = (next.baseline - last.baseline) / last.size
  if (next.page !== last.page || drop < 0.5 || drop > 1.9) return false
  const [end = '', start = ''] = [text.match(/(?<!\S)\S+$/)?.[0], printed(next).match(/^\S+/)?.[0]]
  if (next.bullet) return /linkedin\.com\/in\/[\w-]+$/i.test(end) && /^-[a-z\d-]+$/i.test(printed(next))
  const handle = /linkedin\s*[:|]\s*[\w-]+-$/i.test(text)
  if (/linkedin\s*[:|]$/i.test(text)) return /^[a-z\d-]{3,60}$/i.test(next.text) && /\d|-/.test(next.text)
  // 'Italia.' ends a sentence; 'jan.' is the first half of an address.
  const isWrapped = /^[\w.%+-]*@/.test(start) && !/^\p{Lu}\p{Ll}+\.$/u.test(end)
  if (!handle && !/@|linkedin\.com|:\/\//i.test(end) && !isWrapped) return false
  if (/\w[-_./@]$/.test(end) || (/^[.@]\w/.test(start) && /\w$/.test(end))) return true
  const beside = lines.filter(other => other.page === last.page && near(other.x, last.x))
  const edge = Math.max(...beside.map(other => other.right))
  // A text with a dot may be a site: it continues an e-mail address only while its domain is incomplete.
  const rest = /@[^.@]*$/.test(end) ? /^[a-z\d.-]{1,30}$/ : /^[a-z\d-]{1,30}$/
  return near(next.x, last.x) && rest.test(next.text) && last.right > edge - last.size
}

const near = (one: number, other: number) => Math.abs(one - other) < 3

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** True for fewer than ten digits with a country code: few countries have such short numbers. */
const isShort = (phone: string) => phone.replace(/^\(/, '').startsWith('+') && digitsIn(phone) < 10

/** The line joined with the rest of a wrapped number; empty if the next line holds anything but digits. */
function withFigures(line: Line, next: Line | undefined) {
  const rest = next?.page === line.page && /\d$/.test(line.text) && /^[\d\s.-]{2,11}$/.test(next.text)
  return rest ? `${line.text} ${next.text}` : ''
}

/** Digits of a phone number without its area code. */
const fewestDigits = 6

const phoneLabel = new RegExp(`\\b${contactWords.phone}\\b`, 'i')

function phoneIn(text: string) {
  for (const match of text.matchAll(/(?<![\w.@/-])\(?(?:\+|00)?\(?\d[\d\s().·•/\u2010-\u2015-]{5,22}\d(?![\w@])/gu)) {
    const [phone = ''] = match[0].split(/\s{2,}/)
    const digits = digitsIn(phone)
    const years =
      /(?:19|20)\d{2}\s*[–—-]\s*(?:19|20)\d{2}/.test(phone) || /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}/.test(phone)
    const dates = findDates(phone.replace(/^\(/, ''))
    const others = digitsIn(dates.reduce((text, date) => text.replace(date.text, ' '), phone))
    if (dates.some(date => date.range) || (dates.length > 0 && others < fewestDigits && !/^[+(]/.test(phone))) continue
    if (digits >= 7 && digits <= 15 && !years && (digits >= 9 || /[\s.()-]/.test(phone))) return phone
  }
  return undefined
}

const linkedinAddress = /linkedin\.com\/(?:in|pub|profile)\b/i

/** A printed profile address, which may be wrapped, as in LinkedIn's own export. */
function printedLinkedin(lines: Line[]): Found | undefined {
  return firstOf(lines.entries(), ([index, line]) => {
    const cell = line.cells.find(({ text }) => /linkedin\.com/i.test(text))
    if (!cell) return undefined
    const alone = line.cells.length > 1 ? lines.with(index, withCells(line, [cell])) : lines
    const { text, from } = unbroken(alone, index)
    const address = text.match(
      /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)\/?[\p{L}\d\-_%./~?=&]*/iu,
    )?.[0]
    return address ? { value: asLinkedin(address), from, confidence: 0.98 } : undefined
  })
}

function asLinkedin(address: string) {
  const bare = address.replace(/^https?:\/\//i, '').replace(/(?<![.,;/])[.,;/]+$/, '')
  return `https://${bare}`
}

function sameHandle(one: string, other: string) {
  const handle = (address: string) => address.match(/\/(?:in|pub)\/([^/?]+)/i)?.[1]?.toLowerCase()
  // A printed address may be cut at the end of its line.
  return handle(one) !== undefined && handle(one)?.startsWith(handle(other) ?? '-') === true
}

/** Decodes percent-encoded letters; invalid sequences stay as they are. */
function decode(text: string) {
  return text.replace(/(?:%[\da-f]{2})+/gi, encoded => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

/** The person's own sites: addresses that the contact lines print or link to, without social networks. */
export function findPortfolio({ lines, links }: { lines: Line[]; links: Link[] }): string[] {
  const found: string[] = []
  for (const address of [...lines.flatMap(line => printedAddresses(line.text)), ...links.map(link => link.url)]) {
    const site = asSite(address)
    if (!site || found.some(other => keyOf(other) === keyOf(site))) continue
    if (!isSocial(hostOf(site))) found.push(site)
  }
  return found.slice(0, mostSites)
}

const mostSites = 6

const isSocial = (host: string) =>
  host.split('.').some((_label, at, labels) => contactWords.social.has(labels.slice(at).join('.')))

const addressPattern = new RegExp(
  `(?<![@\\w.-])(?:https?://)?(?:www\\.)?(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+${contactWords.domains}(?::\\d+)?(?:/[^\\s|,;()<>]*)?(?![\\w@-])`,
  'gi',
)

function printedAddresses(text: string): string[] {
  return [...text.matchAll(addressPattern)]
    .map(match => match[0])
    .filter(address => !/^(?:asp|vb|ado)\.net|^(?:node|next|vue|react)\./i.test(address))
}

function asSite(address: string): string | undefined {
  if (/^(?:mailto|tel|file|javascript):/i.test(address)) return undefined
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!parseUrl(full) || !hostOf(full).includes('.')) return undefined
  return full.replace(/(?<![.,;])[.,;]+$/, '').replace(/\/$/, '')
}

const hostOf = (site: string) => new URL(site).hostname.replace(/^www\./, '').toLowerCase()
const keyOf = (site: string) => `${hostOf(site)}${new URL(site).pathname.replace(/\/$/, '').toLowerCase()}`
