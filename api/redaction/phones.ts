import { contactWords } from '@talentdesk/reader/words/people'
import { masked, occurrencesOf } from './ranges.ts'
import type { Range } from './spans.ts'

/** The number of last digits that identify a phone number, whatever precedes them. */
const KNOWN_BY = 7

/** Finds the person's own number, grouped in any way, with or without country code and trunk zero. */
export function ownPhones(letters: string, phone: string): Range[] {
  if (phone === '') return []
  const figures = [...letters.matchAll(/\d/g)].map(({ 0: figure, index }) => ({ figure, index }))
  const row = figures.map(({ figure }) => figure).join('')
  return occurrencesOf(row, phone.slice(-KNOWN_BY)).flatMap(({ start, end }) => {
    const isNear = (index: number) => /^[ ()./+·-]{0,4}$/.test(between(letters, figures[index - 1], figures[index]))
    for (let index = start + 1; index < end; index++) if (!isNear(index)) return []
    let from = start
    let left = phone.length - Math.min(KNOWN_BY, phone.length)
    while (from > 0 && isNear(from)) {
      if (left > 0 && row[from - 1] === phone[left - 1]) left -= 1
      else if (row[from - 1] !== '0') break
      from -= 1
    }
    const first = figures[from]?.index ?? 0
    const sign = /[+(]{1,2}$/.exec(letters.slice(Math.max(0, first - 2), first))?.[0].length ?? 0
    return [{ start: first - sign, end: (figures[end - 1]?.index ?? 0) + 1 }]
  })
}

const between = (letters: string, one: { index: number } | undefined, other: { index: number } | undefined) =>
  letters.slice((one?.index ?? 0) + 1, other?.index ?? 0)

const LABEL = new RegExp(
  `(?:^|[^\\p{L}])(?:${contactWords.phone}|${contactWords.callers})(?:[ :]\\p{L}{2,5})?[^\\p{L}\\d+(]{0,4}$|[☎☏✆✉🕾🕿📞📟📠📱📲][\\ufe0f: ]{0,3}$`,
  'u',
)

/** Pattern for a label of a number's owner or location: 'work 222369412', 'casa: 4123 5566'. */
const PLACE_LABEL = new RegExp(`(?:^|[^\\p{L}])${contactWords.whose}[^\\p{L}\\d+(]{0,3}$`, 'u')

/** Pattern for labels of numbers that only look like phones: 'No. 4711 234 567', 'SIREN of the client: 552 100 554'. */
const NUMBERED = new RegExp(
  `(?:^|[^\\p{L}])(?:${contactWords.numbered}[^\\p{L}\\d]{0,4}|${contactWords.registered}(?:[^\\p{L}\\d.][^\\d.]{0,40})?)$|[#№§€$£]\\s?$`,
  'u',
)

const DATES =
  /(?<!\d)(?:\d{1,2}[./-]){1,2}(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d(?: ?[/-] ?(?:19|20)\d\d|-\d\d-\d\d)(?!\d)/g

/** Finds everything that looks like a phone number, also across two lines, except years, amounts and ranges. */
export function phones(letters: string): Range[] {
  const whole = phonesIn(letters).map(range => withLineBehind(withLineBefore(range, letters), letters))
  const rest = masked(letters, whole)
  const unbroken = rest.replace(LINE_END, ' ')
  if (unbroken === rest) return whole
  const broken = phonesIn(unbroken).filter(({ start, end }) => letters.slice(start, end).includes('\n'))
  return [...whole, ...broken]
}

/** Adds the beginning of a number that is at the end of the previous line: '+44' above '7911 861812'. */
function withLineBefore(range: Range, letters: string): Range {
  if (letters[range.start - 1] !== '\n') return range
  const line = letters.slice(Math.max(0, range.start - 60), range.start - 1)
  const begun = /[+(\d][\d ()/-]{0,15}$/.exec(line)
  if (!begun || figuresIn(begun[0]) > 8 || /(?:19|20)\d\d/.test(begun[0])) return range
  const isBegun = /^(?:[+(]|0\d)/.test(begun[0]) || LABEL.test(line.slice(0, begun.index))
  return isBegun ? { ...range, start: range.start - 1 - begun[0].length } : range
}

/** Adds the next line if it contains only the end of the number. */
function withLineBehind({ start, end }: Range, letters: string): Range {
  const rest = /^\n\d{2,4}(?:[ -]\d{2,4}){0,2}(?=\n|$)/.exec(letters.slice(end, end + 20))?.[0] ?? ''
  const isRest = figuresIn(letters.slice(start, end)) < 9 && !/(?:19|20)\d\d/.test(rest)
  return { start, end: isRest ? end + rest.length : end }
}

/** Pattern for a line break within a sequence of digits. */
const LINE_END = /(?<=[\d)/-])\n(?=[\d(/-])/g

function phonesIn(letters: string): Range[] {
  // Dates beside a number are not part of the number.
  const undated = letters
    .replace(DATES, date => '~'.repeat(date.length))
    .replace(/\(0xx(?=\d\d\))/g, '(000')
    .replace(ODD_SIGNS, '-')
  const found: Range[] = []
  for (const { 0: row, index } of undated.matchAll(/[+(\d][+\d ()./·-]*/g)) {
    for (const { text, start } of numbersIn(row, index)) {
      const led = letters.slice(Math.max(0, start - 48), start)
      const isNumbered = NUMBERED.test(led) || /[\p{L}_-]$/u.test(led)
      const isOther = PLACE_LABEL.test(led) || BESIDE.test(letters.slice(found.at(-1)?.end ?? start, start))
      const isLabelled = LABEL.test(led) || (isOther && !isNumbered && isLikelyPhone(text))
      if (!isPhone(text, { isLabelled, isNumbered })) continue
      const end = start + text.length
      found.push({ start, end: end + (EXTENSION.exec(letters.slice(end, end + 16))?.[0].length ?? 0) })
    }
  }
  return found
}

/** Pattern for unusual separators between the groups of a number: '0634*181783', '079 474'27'87'. */
const ODD_SIGNS = /(?<=[\d)/ |*_'-])[*_|'](?=[\d(/ |*_'-])/g

/** Pattern for the text between two numbers of the same person: ' of ', ', shop ', ' / '. */
const BESIDE = /^[ ,;/|&]{1,3}(?:\p{L}{1,12}[ :.]{1,2}){0,2}$/u

/** Pattern for an extension: 'ext. 12', 'x12', '#17', '/ -17', 'DW 12'. */
const EXTENSION = /^,? ?(?:ext(?:ension)?|x|#|\/ ?-|dw|durchwahl|poste|int|wew)\.? ?\d{1,5}(?!\d)/

/** Splits a sequence of digits into numbers, at two spaces, or at a slash between complete numbers. */
function numbersIn(row: string, index: number): { text: string; start: number }[] {
  return [...row.matchAll(/[^ ]+(?: [^ ]+)*/g)]
    .flatMap(chunk => wholeNumbers(chunk[0], index + chunk.index))
    .map(({ text: part, start }) => {
      // Years before a number are not part of it, as in 'Since 2020 (0221) 123456'.
      const years = /^(?:(?:19|20)\d\d {1,2}){1,2}(?=\D|\d{3}|0\d)/.exec(part)?.[0].length ?? 0
      const closed = part.slice(years).replace(/[^\d)]{1,9}$/, '')
      const number = closed.includes('(') ? closed : closed.replace(/\){1,9}$/, '')
      // In 'freelance (0221 123456)' the brackets belong to the sentence.
      const whole = /^\([^()]{7,}\)$/.test(number) ? number.slice(0, -1) : number
      const opened = /^\((?=[^)]*$|\()/.test(whole) ? 1 : 0
      return { text: whole.slice(opened), start: start + years + opened }
    })
}

const isLikelyPhone = (text: string) =>
  figuresIn(text) > 6 && !DATED.test(text) && !/000$/.test(text) && !/^\d{1,3}(?:[.,]\d{3}){2}$/.test(text)

/** Splits '020 7946 0000 / 0171 1234567' into two numbers; '030 / 1941 7675' is one number. */
function wholeNumbers(chunk: string, index: number): { text: string; start: number }[] {
  const found: { text: string; start: number; figures: number }[] = []
  let [at, left] = [0, figuresIn(chunk)]
  let separator = ''
  for (const [turn, text] of chunk.split(/( [/·-] |\/)(?=[+(\d])/).entries()) {
    const last = found.at(-1)
    const figures = figuresIn(text)
    // '06/12/34/56/78' is also one number.
    const isNext = (last?.figures ?? 0) > 6 && (separator === '/' ? figures : left) > 6
    if (turn % 2 === 1) separator = text
    else if (last && !isNext) {
      last.text += separator + text
      last.figures += figures
    } else found.push({ text, start: index + at, figures })
    at += text.length
    left -= figures
  }
  return found
}

const figuresIn = (text: string) => text.replace(/\D/g, '').length

function isPhone(text: string, { isLabelled, isNumbered }: { isLabelled: boolean; isNumbered: boolean }): boolean {
  const count = figuresIn(text)
  if (count < 6 || count > 16) return false
  if (isLabelled) return true
  const isInternational = /^\(?\+/.test(text)
  // 'N° 06 12 34 56 78' is a phone: no other kind of number begins with a zero and has groups.
  if (isNumbered && !isInternational && !(/^\(?0\d+[ ()/.-]/.test(text) && count > 8 && count < 12)) return false
  if (isInternational) return count > 9 || (count === 9 && !/000$/.test(text))
  if (/^\(?0/.test(text)) return count > 8 || (count === 8 && /^\(?0\d{1,3}\)?[ /-]{1,3}\d{4,6}$/.test(text))
  if (DATED.test(text)) return false
  if (/^\d+$/.test(text)) return PLAIN.test(text) && !/000$/.test(text)
  // '(57) 329-4868355' has the country code in brackets.
  return isGroupedPhone(text) || isGroupedPhone(text.replace(/^\(\d{1,3}(?:[ -]\d)?\) ?(?=\d)/, '')) || isWithCode(text)
}

/** True for a number with country code but without plus: '48 612 345 678', '(56-9) 3854 6594'; not for a round one. */
function isWithCode(text: string): boolean {
  const count = figuresIn(text)
  return count > 9 && count < 14 && CODED.test(text) && !/00$/.test(text) && !/[ ./-]{2}|\.\d{3}\.\d{3}\.|\//.test(text)
}

const CODED =
  /^\(?(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\d|3[578]\d|42[013]|5[09]\d|6[7-9]\d|8[05-8]\d|9[679]\d)[ -](?=\(?[1-9])/

/** Pattern for a text with a date or years: '01/2019', '2015 - 2019', '2019-03-01'. */
const DATED =
  /(?:^|\D)\d{1,2}[./-](?:19|20)\d\d(?:\D|$)|(?:^|\D)(?:19|20)\d\d ?[./-] ?\d|^(?:19|20)\d\d(?:\D|$)|\D(?:19|20)\d\d$/

/**
 * Pattern for numbers without country code, leading zero or groups: nine digits, as in Spain, Portugal, Poland and
 * France, ten digits, as in America and Greece, or eleven, as in China, Brazil and Russia.
 */
const PLAIN = /^(?:[2-9]\d{8}|[2-9]\d{2}[2-9]\d{6}|69\d{8}|1[3-9]\d{9}|[1-9]{2}9\d{8}|[78][3489]\d{9})$/

/** The sizes of groups of numbers without '+' and '0' that are short, or have a group of one digit or of five. */
const GROUPS = new Set([
  ...['2 2 2 2', '3 2 3', '4 4', '2 3 3', '2 6', '3 5', '1 4 4', '1 8', '5 5', '2 5 4'],
  ...['1 3 3 4', '1 3 3 2 2', '1 3 7', '1 10', '1 5 5', '1 4 6', '1 3 4 2'],
])

/**
 * True for a number without country code and leading zero that is grouped like a phone number: '(555) 010-0199', '600
 * 700 812', '22 187 79 73', '347/4458413'. Groups of three may be thousands, so such a number must not be round.
 */
function isGroupedPhone(text: string): boolean {
  const count = figuresIn(text)
  const sizes = (text.match(/\d+/g) ?? []).map(group => group.length)
  const gaps = text.match(/\D+/g) ?? []
  const isSpread =
    count > 8 && count < 12 && sizes.length > 1 && sizes.every((size, index) => size > 1 && (index > 0 || size < 5))
  if ((!isSpread && !GROUPS.has(sizes.join(' '))) || gaps.some(gap => gap.length > 3 || gap.includes('/.')))
    return false
  const isThousands = sizes.slice(1).every(size => size === 3)
  if (isThousands) {
    const isDotted = gaps.some(gap => gap.includes('.'))
    const isBegun = isDotted ? /^[6-9]\d\d\./.test(text) : /^\(?[2-9]\d\d\D|^\(?\d{4}\D/.test(text)
    return count > 8 && isBegun && !/000$/.test(text)
  }
  // An IP address such as '192.168.10.120' is not a phone number.
  if (gaps.some(gap => gap === '.') && !/^\d{3}\.\d{3}\.\d{4}$|^\d\d(?:\.\d\d){4}$|^\d{3}(?:\.\d\d){3}$/.test(text))
    return false
  // Eight digits are a phone only in Denmark, Norway, Singapore and Hong Kong.
  if (count === 8) return /^[2-9]/.test(text) && !gaps.some(gap => !/^[ -]$/.test(gap)) && !/0000$|000$/.test(text)
  if (sizes[0] === 1) return /^\(?[1789]/.test(text)
  return true
}
