import { everyPlace } from './names.ts'
import type { Range } from './spans.ts'

/** How many digits at the end of a number identify it, whatever precedes them. */
const KNOWN_BY = 7

/** The person's own number, grouped in any way, with or without country code and trunk zero. */
export function ownPhones(letters: string, phone: string): Range[] {
  if (phone === '') return []
  const figures = [...letters.matchAll(/\d/g)].map(({ 0: figure, index }) => ({ figure, index }))
  const row = figures.map(({ figure }) => figure).join('')
  return everyPlace(row, phone.slice(-KNOWN_BY)).flatMap(({ start, end }) => {
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

const PHONE_LABEL =
  /(?:phone|tel|telefon|telephone|telefono|telefone|mobile?|cell|handy|gsm|whatsapp|call|fon)[.:]{0,2} ?$/

/** Anything that reads like a phone number; years, amounts and ranges do not. */
export function phones(letters: string): Range[] {
  return [...letters.matchAll(/[+(\d][+\d ()./·-]*/g)].flatMap(({ 0: row, index }) => {
    const chunks = [...row.matchAll(/\S+(?: \S+)*/g)].flatMap(chunk => ({ text: chunk[0], start: index + chunk.index }))
    return chunks.flatMap(({ text: chunk, start: from }) => {
      // 'Since 2020 (0221) 123456'
      const years = /^(?:(?:19|20)\d\d {1,2}){1,2}/.exec(chunk)?.[0].length ?? 0
      const [text, start] = [chunk.slice(years), from + years]
      const number = text.replace(/[^\d)]{1,9}$/, '')
      const isLabelled = PHONE_LABEL.test(letters.slice(Math.max(0, start - 12), start))
      return isPhone(number, isLabelled) ? [{ start, end: start + number.length }] : []
    })
  })
}

function isPhone(text: string, isLabelled: boolean): boolean {
  const count = text.replace(/\D/g, '').length
  if (count < 6 || count > 16) return false
  if (isLabelled) return true
  if (/^\(?\+/.test(text)) return count > 9 || (count === 9 && !/000$/.test(text))
  if (DATED.test(text)) return false
  if (/^\(?0/.test(text)) return count > 8
  return isGroupedPhone(text, count)
}

/** '01/2019', '2015 - 2019', '2019-03-01'. */
const DATED =
  /(?:^|\D)\d{1,2}[./-](?:19|20)\d\d(?:\D|$)|(?:^|\D)(?:19|20)\d\d ?[./-] ?\d|^(?:19|20)\d\d(?:\D|$)|\D(?:19|20)\d\d$/

/**
 * A number without country code and leading zero, told by how it is grouped: '(555) 010-0199', '600 700 812',
 * '22 187 79 73', '347/4458413'. Groups of three might be thousands, so such a number must not be round.
 */
function isGroupedPhone(text: string, count: number): boolean {
  if (count < 9 || count > 11) return false
  const sizes = (text.match(/\d+/g) ?? []).map(group => group.length)
  const gaps = text.match(/\D+/g) ?? []
  if (sizes.length < 2 || gaps.some(gap => gap.length > 3 || gap.includes('/.'))) return false
  const isThousands = sizes.slice(1).every(size => size === 3)
  if (isThousands) return !gaps.some(gap => gap.includes('.')) && /^\(?[2-9]\d\d\D/.test(text) && !/000$/.test(text)
  // '192.168.10.120' is no phone.
  if (gaps.some(gap => gap === '.') && !/^\d{3}\.\d{3}\.\d{4}$|^\d\d(?:\.\d\d){4}$/.test(text)) return false
  return sizes.every((size, index) => (index === 0 ? size > 1 && size < 5 : size > 1))
}
