import { parseUrl } from '../../rules/addresses.ts'
import type { Found } from '../evidence.ts'
import { type Line, withCells } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'
import { findDates } from '../text/dates.ts'

/** The first address printed, from the top down; one that stands only behind text is taken last. */
export function findEmail(lines: Line[], links: Link[]): Found<string> | undefined {
  for (const index of lines.keys()) {
    const { text, from } = unbroken(lines, index)
    const email = emailIn(text)
    if (email) return { value: email, from, confidence: 0.98 }
  }
  const behind = links.find(link => link.url.startsWith('mailto:'))
  const email = behind && emailIn(decode(behind.url.slice('mailto:'.length)))
  return email ? { value: email, from: [], confidence: 0.95 } : undefined
}

/** The first number that reads like a telephone's; those with a label or near the top come first by their order. */
export function findPhone(lines: Line[]): Found<string> | undefined {
  const labelled = lines.filter(line => phoneLabel.test(line.text))
  for (const line of [...labelled, ...lines.slice(0, 60), ...lines.filter(line => line.aside)]) {
    const alone = phoneIn(line.text)
    const phone =
      alone && !isShort(alone) ? alone : (phoneIn(withFigures(line, lines[lines.indexOf(line) + 1])) ?? alone)
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
  for (const [index, line] of lines.entries()) {
    if (!/linked-?in/i.test(line.text)) continue
    const { text, from } = unbroken(lines, index)
    const handle = text.match(
      /\blinked-?in\s{0,9}(?:profile\s{0,9})?[:/|–-]{1,9}\s{0,9}@?([\w-]{3,60})(?=$|[\s|,;])/iu,
    )?.[1]
    if (handle && !/^(?:https?|www|profile|linkedin)$/i.test(handle)) {
      return { value: `https://www.linkedin.com/in/${handle}`, from, confidence: 0.85 }
    }
  }
  return undefined
}

/** Everything between 'user@' and the end of the domain; '(at)' and stray spaces around '@' are allowed. */
function emailIn(text: string) {
  const joined = text
    .replace(/\s{0,9}(?:\(at\)|\[at\])\s{0,9}/gi, '@')
    .replace(/\s{1,9}@\s{0,9}(?=[\w-]{1,63}\.\w)/g, '@')
  const found = joined.match(
    /(?<![\p{L}\d._%+'-])[._%+'-]*([\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_+-])?@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,})/u,
  )?.[1]
  return found?.replace(/^(?:e-?mail|courriel)(?=[a-z\d])/i, '')
}

/** A line with what comes next, where its last address did not fit: after a hyphen, before a dot, or at the column's edge. */
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

/** What is read next, and what stands below in another block, as where a line of contacts runs over two columns. */
function nextOf(line: Line, lines: Line[]): Line[] {
  const following = lines[lines.indexOf(line) + 1]
  const below = lines.filter(
    other => other !== following && other.page === line.page && near(other.x, line.x) && other.gap > 8,
  )
  return [...(following ? [following] : []), ...below]
}

/** A hyphen at the start is no bullet in the rest of an address: '-st-clair' after 'linkedin.com/in/brianna'. */
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
  if (!handle && !/@|linkedin\.com|:\/\//i.test(end) && !/^[\w.%+-]*@/.test(start)) return false
  if (/\w[-_./@]$/.test(end) || (/^[.@]\w/.test(start) && /\w$/.test(end))) return true
  const beside = lines.filter(other => other.page === last.page && near(other.x, last.x))
  const edge = Math.max(...beside.map(other => other.right))
  // A site of one's own has a dot: it belongs to an address only where no domain has been printed yet.
  const rest = /@[^.@]*$/.test(end) ? /^[a-z\d.-]{1,30}$/ : /^[a-z\d-]{1,30}$/
  return near(next.x, last.x) && rest.test(next.text) && last.right > edge - last.size
}

const near = (one: number, other: number) => Math.abs(one - other) < 3

/** With the country's code a number has ten figures or more, but for some of the smallest countries. */
const isShort = (phone: string) => phone.replace(/^\(/, '').startsWith('+') && phone.replace(/\D/g, '').length < 10

/** A number that did not fit goes on in the next line, which holds nothing else. */
function withFigures(line: Line, next: Line | undefined) {
  const rest = next?.page === line.page && /\d$/.test(line.text) && /^[\d\s.-]{2,11}$/.test(next.text)
  return rest ? `${line.text} ${next.text}` : ''
}

const phoneLabel =
  /\b(?:phone|tel|telefone|telem[óo]vel|tel[ée]fono|m[óo]vil|telefoon|mobiel|mobil|cellulare|t[ée]l[ée]phone|telefon|mobile?|cell|gsm|kom[óo]rkowy|portable|handy)\b/i

function phoneIn(text: string) {
  for (const match of text.matchAll(/(?<![\w.@/-])\(?(?:\+|00)?\(?\d[\d\s().·•/\u2010-\u2015-]{5,22}\d(?![\w@])/gu)) {
    const [phone = ''] = match[0].split(/\s{2,}/)
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
    const cell = line.cells.find(({ text }) => /linkedin\.com/i.test(text))
    if (!cell) continue
    const alone = line.cells.length > 1 ? lines.with(index, withCells(line, [cell])) : lines
    const { text, from } = unbroken(alone, index)
    const address = text.match(
      /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)\/?[\p{L}\d\-_%./~?=&]*/iu,
    )?.[0]
    if (address) return { value: asLinkedin(address), from, confidence: 0.98 }
  }
  return undefined
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

/** Sites of the person's own: what the contact lines print or link to, without profiles on social networks. */
export function findPortfolio({ lines, links }: { lines: Line[]; links: Link[] }): string[] {
  const found: string[] = []
  for (const address of [...lines.flatMap(line => printedAddresses(line.text)), ...links.map(link => link.url)]) {
    const site = asSite(address)
    if (!site || found.some(other => keyOf(other) === keyOf(site))) continue
    if (!social.test(hostOf(site))) found.push(site)
  }
  return found.slice(0, 6)
}

const addressPattern =
  /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|net|org|io|dev|me|co|app|design|art|studio|pl|fr|de|eu|uk|ai|tech|xyz|info|site|page|blog|ch|be|nl|es|it|at|cz|ca|us|in|se|no|dk|fi|tv|works|space|online|codes|sh|so|cc|pro|name|edu|photo|photography|portfolio|agency)(?::\d+)?(?:\/[^\s|,;()<>]*)?(?![\w@-])/gi

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

const social =
  /(?:^|\.)(?:linkedin\.com|facebook\.com|fb\.com|fb\.co|twitter\.com|x\.com|t\.co|instagram\.com|youtube\.com|youtu\.be|quora\.com|tiktok\.com|skype\.com|wa\.me|t\.me|goo\.gl|maps\.google\.com|google\.com|orcid\.org|researchgate\.net|scholar\.google\.com|apple\.com|amazon\.com|wikipedia\.org|xing\.com)$/
