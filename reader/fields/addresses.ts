import { firstOf } from '../choose.ts'
import type { FieldValue } from '../evidence.ts'
import { type Line, withCells } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'
import { contactWords } from '../words/people.ts'
import { decode, overOther } from './email.ts'
import { unbroken } from './wrapped.ts'

/** The LinkedIn profile: a printed address, completed by its link, else a link, else the handle of 'LinkedIn: jk'. */
export function findLinkedin(lines: Line[], links: Link[]): FieldValue | undefined {
  const printed = printedLinkedin(lines)
  const linked = links.flatMap(({ url }) => (linkedinAddress.test(url) ? asLinkedin(url) : []))
  const [first] = linked
  if (printed) {
    const whole = linked.find(address => handleOf(address).startsWith(handleOf(printed.value)))
    if (whole) return { ...printed, value: whole }
    return linked.length > 0 ? { ...printed, confidence: overOther } : printed
  }
  if (first) return { value: first, from: [], confidence: 0.97 }
  return firstOf(lines.entries(), ([index, line]) => {
    if (!/linked-?in/i.test(line.text)) return undefined
    const { text, from } = unbroken(lines, index)
    const handle = text.match(
      /\blinked-?in\s{0,9}(?:profile\s{0,9})?[:/|–-]{1,9}\s{0,9}@?([\w-]{3,60})(?=\s{0,9}(?:$|[|,;•·]|\s[/–]|\s{2})|(?<=\w-\S{1,60})\s)/iu,
    )?.[1]
    // 'LinkedIn: Jan Kowalski' and 'LinkedIn: Kowalski' show a name as the text of a link, not a handle.
    const isHandle = handle && !/^(?:https?|www|profile|linkedin)$/i.test(handle) && !/^\p{Lu}\p{Ll}+$/u.test(handle)
    return isHandle ? { value: `https://www.linkedin.com/in/${handle}`, from, confidence: 0.93 } : undefined
  })
}

const linkedinAddress = /linkedin\.com\/(?:in|pub|profile)\b/i

/** A printed profile address, which may be wrapped, as in LinkedIn's own export. */
function printedLinkedin(lines: Line[]): FieldValue | undefined {
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

/** The address without tracking parameters. An old address ('/profile/view?id=1') keeps the parameter with the id. */
function asLinkedin(address: string) {
  const plain = address.replace(/^https?:\/\//i, '')
  const [bare = ''] = /\/profile\/view\?id=\d/.test(plain) ? plain.split('&') : plain.split(/[?#]/)
  return `https://${bare.replace(/(?<![.,;/])[.,;/]+$/, '')}`
}

/** The normalized handle in an address, for a comparison by the beginning, as a printed handle may be cut. */
const handleOf = (address: string) =>
  decode(address.match(/\/(?:in|pub)\/([^/?#]+)/i)?.[1] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase() || '-'

/** The person's own websites: addresses printed or linked in the contact lines, without social networks. */
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

/** The host of a website, or ''. Not by `URL.canParse`: in Node 20 it refuses every 'ü' after some thousand calls. */
function hostOf(site: string): string {
  try {
    return new URL(site).hostname.replace(/^www\./, '').toLowerCase()
  } catch {
    return ''
  }
}

const keyOf = (site: string) => `${hostOf(site)}${new URL(site).pathname.replace(/\/$/, '').toLowerCase()}`
