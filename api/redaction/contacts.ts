import { domainToUnicode } from 'node:url'
import { contactWords, nameWords } from '@talentdesk/reader/words/people'
import { parseUrl } from '../rules/addresses.ts'
import { type Folded, folded, squeezed } from './fold.ts'
import { handlePlaces, isOwnHandle, labelledHandles } from './handles.ts'
import { decoded, type Forms } from './identity.ts'
import { certaintyOf } from './parts.ts'
import { ownPhones, phones } from './phones.ts'
import { masked, occurrencesOf } from './ranges.ts'
import { skeletonOf } from './romanised.ts'
import type { MarkKind, Range, Span } from './spans.ts'

/** Finds e-mail addresses, phone numbers, profiles and handles, of any person, to be removed without replacement. */
export function contactSpans({ letters, at }: Folded, forms: Forms): Span[] {
  const mails = [...emails(letters, forms), ...spacedEmails(letters)]
  const found: [MarkKind, Range[]][] = [
    ['EMAIL', mails],
    ['EMAIL', spokenEmails(letters, forms)],
    ['LINK', addresses(letters, forms)],
    ['LINK', spokenSites(letters, forms)],
    ['PHONE', ownPhones(letters, forms.phone)],
    // A phone number may follow an e-mail address without a space.
    ['PHONE', phones(masked(letters, mails))],
    ['HANDLE', forms.handles.flatMap(handle => handlePlaces(letters, handle))],
    ['HANDLE', labelledHandles(letters)],
    ['HANDLE', ownHandles(letters, forms)],
  ]
  return found.flatMap(([kind, ranges]) =>
    ranges.map(({ start, end }) => ({ start: at[start] ?? 0, end: at[end] ?? 0, by: '', kind })),
  )
}

const LOCAL = /[\p{L}\p{N}._%+'-]/u
const DOMAIN = /[\p{L}\p{N}.-]/u
const MAX_LOCAL = 64
const MAX_DOMAIN = 255

/** Finds e-mail addresses around each '@', so that a long text without an '@' takes no time. */
function emails(letters: string, forms: Forms): Range[] {
  return occurrencesOf(letters, '@').flatMap(({ start: at }) => {
    // 'jane [@] example.com' is written so that programs do not collect the address.
    const isHeld = /^[([{<]@[)\]}>]/.test(letters.slice(Math.max(0, at - 1), at + 2))
    const [before, behind] = isHeld ? [at - 1, at + 2] : [at, at + 1]
    const left = letters[before - 1] === ' ' ? before - 1 : before
    const right = letters[behind] === ' ' ? behind + 1 : behind
    const start = walk(letters, left, { by: -1, most: MAX_LOCAL, allowed: LOCAL })
    const last = walk(letters, right, { by: 1, most: MAX_DOMAIN, allowed: DOMAIN })
    const domain = letters
      .slice(right, last)
      .replace(/[.-]{1,9}$/, '')
      .replace(NUMBER_BEHIND, '$1')
    const isSpread = !isHeld && (left !== at || right !== at + 1)
    const isEmail =
      start < left &&
      /^[^.]+\..*\p{L}{2}$|^[^.]{2,}$/u.test(domain) &&
      (!isSpread || isSpreadEmail(letters, { start, left, domain, forms }))
    return isEmail ? [{ start, end: right + domain.length }] : []
  })
}

/** The phone number in 'jane@example.com0171 123456'. */
const NUMBER_BEHIND = /(\.\p{L}{2,6})\d[\d.-]{0,40}$/u

/** Finds 'jane . doe @ example . com', as text extracted from some PDFs has it. */
function spacedEmails(letters: string): Range[] {
  if (!letters.includes(' @ ')) return []
  return [...letters.matchAll(SPACED)].map(({ 0: email, index }) => ({ start: index, end: index + email.length }))
}

const SPACED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_+-]{1,40}(?: \. [\p{L}\p{N}_+-]{1,40}){0,4} @ [\p{L}\p{N}-]{1,40}(?: \. [\p{L}\p{N}-]{2,24}){1,4}/gu

type Spread = { start: number; left: number; domain: string; forms: Forms }

/** True for 'jane.doe @ example.com', an address; false for 'engineer @ example.com', where the site is an employer. */
function isSpreadEmail(letters: string, { start, left, domain, forms }: Spread): boolean {
  const local = letters.slice(start, left)
  const isOwn = forms.first.has(local) || forms.hidden.has(local) || forms.handles.includes(local)
  const isLed = /(?:[:<([]|^) ?$/.test(letters.slice(Math.max(0, start - 2), start))
  return domain.includes('.') && (isOwn || isLed || contactWords.mailers.has(domain) || /[\d._+]/.test(local))
}

function walk(letters: string, from: number, { by, most, allowed }: { by: 1 | -1; most: number; allowed: RegExp }) {
  let at = from
  while (Math.abs(at - from) < most && allowed.test(letters[by < 0 ? at - 1 : at] ?? '')) at += by
  return at
}

/** The maximum number of parts of a spoken address on either side of its 'at'. */
const MAX_LABELS = 12

const PIECES = /[\p{L}\p{N}_+-]+/gu

/** Finds addresses such as 'jane at example dot com' and 'jane (at) example.com'. */
function spokenEmails(letters: string, { handles }: Forms): Range[] {
  const pieces = [...letters.matchAll(PIECES)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const gap = (index: number) => letters.slice(pieces[index]?.end ?? 0, pieces[index + 1]?.start ?? 0)
  const isDotted = (index: number) => /^\s?[[({<]?\.[\])}>]?\s?$/.test(gap(index)) && !/\.\s$/.test(gap(index))
  return pieces.flatMap(({ text }, at) => {
    const isHeld = /[[({<]$/.test(gap(at - 1)) && /^[\])}>]/.test(gap(at))
    if (
      !(contactWords.at.has(text) || (text === 'a' && isHeld)) ||
      at === 0 ||
      gap(at - 1).length > 3 ||
      gap(at).length > 3
    )
      return []
    let [from, to] = [at - 1, at + 1]
    let spoken = isHeld
    for (let more = true; more && to < Math.min(pieces.length, at + MAX_LABELS); ) {
      const isWord = contactWords.dot.has(pieces[to + 1]?.text ?? '') && gap(to).length < 4 && gap(to + 1).length < 4
      more = isWord || isDotted(to)
      if (isWord) spoken = true
      if (more) to += isWord ? 2 : 1
    }
    for (let more = true; more && from > Math.max(0, at - MAX_LABELS); ) {
      const isWord = from > 1 && contactWords.dot.has(pieces[from - 1]?.text ?? '')
      more = isWord || isDotted(from - 1)
      if (more) from -= isWord ? 2 : 1
    }
    const [first, last] = [pieces[from], pieces[to]]
    const isOwn = handles.includes(letters.slice(first?.start, pieces[at - 1]?.end)) && to > at + 1
    return first && last && to > at + 1 && (spoken || isOwn) ? [{ start: first.start, end: last.end }] : []
  })
}

/** Web addresses in a text that identify the person. */
function addresses(letters: string, forms: Forms): Range[] {
  return [...letters.matchAll(/[^\s<>"(),;|]+/g)].flatMap(({ 0: word, index }) => {
    const address = word.replace(/[.:!?'\]]{1,9}$/, '')
    const isAddress = address.includes('://') || isBareAddress(address, forms)
    const leads = isAddress && (isProfileAddress(address) || isIdentifyingAddress(address, forms))
    return leads ? [{ start: index, end: index + address.length }] : []
  })
}

/** Finds addresses such as 'janedoe (dot) dev' that lead to the person. */
function spokenSites(letters: string, forms: Forms): Range[] {
  return [...letters.matchAll(SPOKEN_SITE)].flatMap(({ 0: site, index }) =>
    isIdentifyingAddress(site.replace(SPOKEN_DOT, '.'), forms) ? [{ start: index, end: index + site.length }] : [],
  )
}

const DOT = ` ?[[({] ?(?:${[...contactWords.dot].join('|')}) ?[\\])}] ?`
const SPOKEN_DOT = new RegExp(DOT, 'gu')
const SPOKEN_SITE = new RegExp(`[\\p{L}\\p{N}-]{2,63}(?:${DOT}[\\p{L}\\p{N}-]{2,63}){1,6}`, 'gu')

/** True for 'janedoe.dev' and 'linkedin.com/in/x', false for the name 'j.doe'. */
function isBareAddress(word: string, { hidden, first }: Forms): boolean {
  const ending = /^[^\s/:@]+\.(\p{L}{2,24})(?:[/:?#]|$)/u.exec(word)?.[1]
  return ending !== undefined && (word.includes('/') || !(hidden.has(ending) || first.has(ending)))
}

/** Finds handles with the name: '@j_doe', '#jane.doe.94', 'doe.codes', 'j_doe'; not 'CV_Doe_2023', which is a file. */
function ownHandles(letters: string, forms: Forms): Range[] {
  return [...letters.matchAll(HANDLE)].flatMap(({ 0: handle, index }) => {
    const [head = '', ...others] = handle.split('_')
    const isMarked = /^[@#]/.test(handle)
    const bare = isMarked ? handle.slice(1) : handle
    const isHandle = isMarked
      ? /[._\d]/.test(handle) || hasSkeleton(bare, forms)
      : others.length === 1 && head.length < 3
    const isFile = nameWords.papers.has(head)
    const isOwn = (isMarked || /[._]|-.*-/.test(handle)) && !isFile && isOwnHandle(bare, forms)
    return isOwn || (isHandle && isIdentifyingAddress(bare, forms))
      ? [{ start: index, end: index + handle.length }]
      : []
  })
}

const HANDLE = /(?<![\p{L}\p{N}._@#-])[@#]?[\p{L}\p{N}][\p{L}\p{N}._-]{1,60}(?<![.-])(?![\p{L}\p{N}])/gu

/** True for an address on a network for finding people, such as LinkedIn. */
export const isContactAddress = (address: string) => contactWords.people.has(siteOf(address))

/** True for the profile of any person on any site. */
export function isProfileAddress(address: string): boolean {
  return (
    isContactAddress(address) ||
    (contactWords.work.has(siteOf(address)) && /[^/]\/[^/]/.test(address.replace(/^.*?:\/\//, '')))
  )
}

/** True for an address that contains the name, a handle, the e-mail or the phone of the person. */
export function isIdentifyingAddress(address: string, forms: Forms): boolean {
  const { hidden, glued, handles, phone, first } = forms
  const readable = folded(`${decoded(address)} ${domainToUnicode(hostOf(address))}`)
  const words = readable.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  const whole = squeezed(readable)
  return (
    words.some(word => hidden.has(word) || isOwnHandle(word, forms) || hasSkeleton(word, forms)) ||
    [...hidden].some(([part, kind]) => kind === 'rare' && words.some(word => holdsPart(word, part))) ||
    glued.some(form => words.includes(form) || (form.length > 5 && whole.includes(form) && !first.has(form))) ||
    handles.some(handle => isIn(whole, words, squeezed(handle)) || words.some(word => isEndOf(word, handle))) ||
    (phone !== '' && readable.replace(/\D/g, '').includes(phone.slice(-7)))
  )
}

/** True for a word with the same consonants as the name: 'oalzahrani' for الزهراني. */
const hasSkeleton = (word: string, { skeletons }: Forms) =>
  skeletons.size > 0 && word.length < 40 && skeletons.has(skeletonOf(word))

const isIn = (whole: string, words: string[], handle: string) =>
  handle.length > 4 ? whole.includes(handle) : words.includes(handle)

/** True if a handle begins or ends with the word: khalidelkhatib with 'elkhatib'; not jane-doe-design with 'design'. */
const isEndOf = (word: string, handle: string) => {
  const [letters, name] = [handle.replace(/\d{1,9}$/, ''), word.replace(/\d{1,9}$/, '')]
  const isEnd = letters.endsWith(name) || letters.startsWith(name)
  return name.length > 4 && isEnd && !/[._-]/.test(letters) && certaintyOf(name) === 'rare'
}

/** True if a word contains a part of a name. A part of three letters must begin or end the word, as in 'doedesign'. */
const holdsPart = (word: string, part: string) =>
  part.length > 3 ? word.includes(part) : part.length === 3 && (word.startsWith(part) || word.endsWith(part))

const hostOf = (address: string) => {
  const full = address.includes('://') ? address : `https://${address}`
  return parseUrl(full)?.hostname ?? ''
}

/** Returns 'linkedin.com' for 'uk.linkedin.com' and 'www.linkedin.com'. */
const siteOf = (address: string) => hostOf(address).split('.').slice(-2).join('.')
