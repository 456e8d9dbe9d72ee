import type { FieldValue } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'
import { findDates } from '../text/dates.ts'
import { contactWords } from '../words/people.ts'
import { emailIn, overOther } from './email.ts'
import { isOtherNumber } from './numberLabels.ts'

/**
 * Finds the phone number: a labelled number, else a number at the top of the resume or in a side bar. A number beside
 * an e-mail address other than `email` belongs to another person and is ignored. The confidence is lower if a link
 * dials another number, or if digits are missing.
 */
export function findPhone(
  lines: Line[],
  { email = '', links = [] }: { email?: string; links?: Link[] } = {},
): FieldValue | undefined {
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
    confidence: isOther || isCut ? overOther : isSure(best) ? 0.97 : 0.93,
  }
}

/** True if the lines contain e-mail addresses, but not the person's own address. */
function isBesideOther(lines: Line[], own: string) {
  const emails = lines.flatMap(line => emailIn(line.text) ?? [])
  return own !== '' && emails.length > 0 && !emails.some(email => own.includes(email) || email.startsWith(own))
}

/** The number of first lines in which numbers without a label count: further down they may belong to other people. */
const topLines = 60

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** True for fewer than ten digits with a country code: few countries have such short numbers. */
const isShort = (phone: string) => phone.replace(/^\(/, '').startsWith('+') && digitsIn(phone) < 10

/** The phone number of a line, including a part that wraps to the next line. */
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

/** In letter heights: the maximum distance between baselines of one paragraph. */
const sameParagraph = 1.75

/** The minimum number of digits of a phone number with its area code. */
const fewestWithArea = 8

/** The minimum number of digits of a phone number without its area code. */
const fewestDigits = 6

/** True for a label alone in its line, with the number in the line below. */
const isLabel = ({ text }: Line) => /^\P{N}+$/u.test(text) && text.split(' ').length <= 3

const phoneLabel = new RegExp(`\\b${contactWords.phone}\\b`, 'i')

function phoneIn(text: string, above?: string) {
  for (const match of text.matchAll(/(?<![\w.@/-])\(?(?:\+|00)?\(?\d[\d\s().·•/\u2010-\u2015-]{5,22}\d(?![\w@])/gu)) {
    // A postal code may come before the phone number.
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
