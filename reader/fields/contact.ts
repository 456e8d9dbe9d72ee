import { firstOf } from '../choose.ts'
import type { Found } from '../evidence.ts'
import { type Line, withCells } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'
import { findDates } from '../text/dates.ts'
import { contactWords } from '../words/people.ts'
import { isOtherNumber } from './numberLabels.ts'
import { endsInDomain, unbroken } from './wrapped.ts'

/**
 * The first e-mail address printed, or the one of a link, which is whole where the printed one is cut by the end of a line or
 * touches the text beside it. Doubtful where the two are different addresses, or where no domain ends like that.
 */
export function findEmail(lines: Line[], links: Link[]): Found | undefined {
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
  return whole ? { ...printed, value: whole } : { ...printed, confidence: Math.min(printed.confidence, otherAddress) }
}

/** Letters of a text that is printed right behind an address: the link of one that lacks only a letter or two is cut itself. */
const fewestGlued = 4

/** The confidence in an address that ends like none, and in one that is printed over a link to another. */
const cutAddress = 0.6
const otherAddress = 0.8

/**
 * The phone number: labelled ones first, then those that begin as one does, at the top of the resume and in side bars. A
 * number beside an `email` that is not the person's is somebody else's. Doubtful where a link dials another number, and where too
 * few digits are there.
 */
export function findPhone(
  lines: Line[],
  { email = '', links = [] }: { email?: string; links?: Link[] } = {},
): Found | undefined {
  const labels = lines.filter(line => phoneLabel.test(line.text))
  const labelled = new Set(labels.flatMap(line => (isLabel(line) ? (lines[lines.indexOf(line) + 1] ?? line) : line)))
  const places = [...labelled, ...lines.slice(0, topLines), ...lines.filter(line => line.aside)]
  const found = places.flatMap(line => {
    const at = lines.indexOf(line)
    if (isBesideOther(lines.slice(Math.max(0, at - 2), at + 3), email)) return []
    const value = wholePhone(line, { above: lines[at - 1], next: lines[at + 1] })
    return value ? [{ value, from: [line], isLabelled: labelled.has(line) }] : []
  })
  const isSure = ({ value, isLabelled }: (typeof found)[number]) => isLabelled || /^[+(]/.test(value)
  // Seven or eight digits in two groups may be a postal code.
  const isLong = ({ value }: (typeof found)[number]) => digitsIn(value) >= 9 || value.split(/[\s./-]+/).length > 2
  const best = found.find(one => isSure(one) || isLong(one)) ?? found[0]
  if (!best) return undefined
  const dialled = links.flatMap(({ url }) => (/^tel:/i.test(url) ? url.replace(/\D/g, '') : []))
  const plain = best.value.replace(/\D/g, '').replace(/^0+/, '')
  const isOther =
    dialled.length > 0 && !dialled.some(number => number.endsWith(plain) || plain.endsWith(number.replace(/^0+/, '')))
  const isCut = digitsIn(best.value) < fewestWithArea || isShort(best.value)
  return {
    value: best.value,
    from: best.from,
    confidence: isOther || isCut ? otherAddress : isSure(best) ? 0.97 : 0.93,
  }
}

/** True if these lines tell an e-mail address, and none of theirs is the person's own. */
function isBesideOther(lines: Line[], own: string) {
  const told = lines.flatMap(line => emailIn(line.text) ?? [])
  return own !== '' && told.length > 0 && !told.some(email => own.includes(email) || email.startsWith(own))
}

/** Numbers without a label count only in the first lines: those further down may be other people's. */
const topLines = 60

/** The LinkedIn profile: a link, unless another profile is printed, else a printed address, or 'LinkedIn: handle'. */
export function findLinkedin(lines: Line[], links: Link[]): Found | undefined {
  const printed = printedLinkedin(lines)
  const linked = links.flatMap(({ url }) => (linkedinAddress.test(url) ? asLinkedin(url) : []))
  const [first] = linked
  if (printed) {
    const whole = linked.find(address => handleOf(address).startsWith(handleOf(printed.value)))
    if (whole) return { ...printed, value: whole }
    return linked.length > 0 ? { ...printed, confidence: otherAddress } : printed
  }
  if (first) return { value: first, from: [], confidence: 0.97 }
  return firstOf(lines.entries(), ([index, line]) => {
    if (!/linked-?in/i.test(line.text)) return undefined
    const { text, from } = unbroken(lines, index)
    const handle = text.match(
      /\blinked-?in\s{0,9}(?:profile\s{0,9})?[:/|–-]{1,9}\s{0,9}@?([\w-]{3,60})(?=\s{0,9}(?:$|[|,;•·]|\s[/–]|\s{2})|(?<=\w-\S{1,60})\s)/iu,
    )?.[1]
    // 'LinkedIn: Jan Kowalski' and 'LinkedIn: Kowalski' print a name over a link.
    const isHandle = handle && !/^(?:https?|www|profile|linkedin)$/i.test(handle) && !/^\p{Lu}\p{Ll}+$/u.test(handle)
    return isHandle ? { value: `https://www.linkedin.com/in/${handle}`, from, confidence: 0.93 } : undefined
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

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** True for fewer than ten digits with a country code: few countries have such short numbers. */
const isShort = (phone: string) => phone.replace(/^\(/, '').startsWith('+') && digitsIn(phone) < 10

/** The number of a line, with the rest that is wrapped to the next one. */
function wholePhone(line: Line, { above, next }: Record<'above' | 'next', Line | undefined>): string | undefined {
  const alone = phoneIn(line.text, above?.text)
  if (next?.page !== line.page) return alone
  const rest = next.text.match(/^[-(]?\d[\d\s().-]{0,16}(?=$|\s{0,3}[|•·,;/]|\s\p{L})/u)?.[0] ?? ''
  const isCut = (!alone || isShort(alone)) && /\+[\d\s().-]{1,16}$/.test(line.text)
  if (isCut && rest) return phoneIn(`${line.text} ${rest}`) ?? alone
  const isOpen = /\d$/.test(line.text) && /^[\d\s.-]{2,11}$/.test(next.text) && !/^(?:19|20)\d{2}$/.test(next.text)
  const isSure = !alone || isShort(alone) || (digitsIn(next.text) < 5 && next.gap < sameParagraph)
  return (isOpen && isSure ? phoneIn(`${line.text} ${next.text}`) : undefined) ?? alone
}

/** Letter heights from a baseline to the next. */
const sameParagraph = 1.75

/** Digits of the shortest number with its area code. */
const fewestWithArea = 8

/** Digits of a phone number without its area code. */
const fewestDigits = 6

/** True for a label alone, with its number on the line below. */
const isLabel = ({ text }: Line) => /^\P{N}+$/u.test(text) && text.split(' ').length <= 3

const phoneLabel = new RegExp(`\\b${contactWords.phone}\\b`, 'i')

function phoneIn(text: string, above?: string) {
  for (const match of text.matchAll(/(?<![\w.@/-])\(?(?:\+|00)?\(?\d[\d\s().·•/\u2010-\u2015-]{5,22}\d(?![\w@])/gu)) {
    // A postal code may stand before it.
    const phone = match[0].split(/\s{2,}/)[0]?.replace(/^\d{4,5}\s+(?=\()/, '') ?? ''
    if (!phone.startsWith('+') && isOtherNumber(text.slice(0, match.index), above)) continue
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

/** The address without what an exporting program adds for counting; an old one names the person there. */
function asLinkedin(address: string) {
  const plain = address.replace(/^https?:\/\//i, '')
  const [bare = ''] = /\/profile\/view\?id=\d/.test(plain) ? plain.split('&') : plain.split(/[?#]/)
  return `https://${bare.replace(/(?<![.,;/])[.,;/]+$/, '')}`
}

/** The name of a person in an address, to compare: a printed one may be cut at the end of its line. */
const handleOf = (address: string) =>
  decode(address.match(/\/(?:in|pub)\/([^/?#]+)/i)?.[1] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase() || '-'

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
  if (!hostOf(full).includes('.')) return undefined
  return full.replace(/(?<![.,;])[.,;]+$/, '').replace(/\/$/, '')
}

/** Empty for an invalid address. Not `URL.canParse`: in Node 20 it refuses every 'ü' after some thousand calls. */
function hostOf(site: string): string {
  try {
    return new URL(site).hostname.replace(/^www\./, '').toLowerCase()
  } catch {
    return ''
  }
}

const keyOf = (site: string) => `${hostOf(site)}${new URL(site).pathname.replace(/\/$/, '').toLowerCase()}`
