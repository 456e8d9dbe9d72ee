/** A part of a text that may be a phone number. `dialled`: its digits, with the leading '+' if the text has one. */
export type PhonePiece = { text: string; dialled: string; extension: string | null }

/** Finds possible phone numbers in a text. Excludes times, dates, addresses, and numbers of fewer than six digits. */
export function phonePieces(text: string): PhonePiece[] {
  const plain = withoutOthers(plainDigits(text))
  return [...plain.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const parts = partsOf(run, BETWEEN).flatMap(({ text: part, at }) =>
      digitsOf(part).length <= MOST_DIGITS
        ? [{ text: part, at }]
        : partsOf(part, BEFORE_ZERO).map(piece => ({ ...piece, at: at + piece.at })),
    )
    return parts.flatMap(({ text: part, at }, order) => {
      const from = index + at
      const dialled = dialledOf(part)
      if (digitsOf(part).length < FEWEST_DIGITS || DATE.test(part)) return []
      const rest = order === parts.length - 1 ? plain.slice(from + part.length) : ''
      const [after = '', extension = null] = EXTENSION.exec(rest) ?? []
      const whole = text.slice(from, from + part.length + after.length)
      return [{ text: whole.replace(/^\//, ''), dialled, extension }]
    })
  })
}

const FEWEST_DIGITS = 6

/** The longest number of any country (ITU-T E.164). */
export const MOST_DIGITS = 15

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The characters between the digits of a number: spaces, dots, dashes, slashes and invisible characters. */
const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff'
const GAP = `[^\\S\\r\\n]|[.\\-‐-―−/\\\\~·•_'${INVISIBLE}]`
const BRACKETS = '\\([^\\S\\r\\n]*\\d[\\d \\u00a0.-]{0,7}\\)|\\[\\d{1,5}\\]'
const PLUS = `\\((?:\\+|00)[ \\u00a0]?\\d{1,4}\\)|\\+(?:${GAP}){0,3}(?:\\((?=\\d{1,4}\\)))?`
const RUN = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${PLUS})?(?:(?:${GAP}){0,4}(?:${BRACKETS}|\\d\\)?))+`, 'gu')

/** The words for an extension in the languages of resumes, as in '2, extension 7'. */
const EXTENSION =
  /^[\s,;.()\-–]{0,5}(?:extension|extn|ext|x|#|durchwahl|dw|klappe|nebenstelle|apparat|app|poste|interno|int|doorkiesnummer|doorkies|toestel|tst|wewn|wew|linka|ramal|anexo|добавочный|доб|вн|内線|分機|分机|转|轉|구내)[\s.:=#]{0,3}(\d{1,7})(?!\d)\)?/iu

/** Converts digits of any script and full-width characters to ASCII, at the same positions. */
const plainDigits = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, digit => (digit.length === 1 ? String(digitValue(digit.charCodeAt(0))) : digit))

/** The value of a digit: the digits of a script have consecutive code points, from zero to nine. */
function digitValue(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value += 1
  return value
}

/** Replaces addresses and times, which are not phone numbers, by bars, which separate the text around them. */
const withoutOthers = (text: string) =>
  text
    .replace(/(?:https?:\/\/)?wa\.me\/(?=\d)/gi, link => `${'|'.repeat(link.length - 1)}+`)
    .replace(/tel:(?:\/\/)?(?=\S{0,9}\d)/gi, label => '|'.repeat(label.length))
    .replace(/\S+/gu, word => (ADDRESS.test(word) ? '|'.repeat(word.length) : word))
    .replace(TIME, time => '|'.repeat(time.length))

const ADDRESS = /@|:\/\/|\.\p{L}{2,}\//u

const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?'
const TIME = new RegExp(
  [
    `(?<!\\d)(?:${CLOCK}\\s?(?:-|–|bis|to|and|und|à)\\s?)?${CLOCK}\\s?(?:uhr|hrs?|h|o.?clock)(?![\\p{L}\\d])`,
    // After digits, 'am' may be a German word.
    `(?<!\\d[\\s.\\-]{0,3})(?:${CLOCK}\\s?(?:-|–|to|and)\\s?)?${CLOCK}\\s?(?:am|pm|[ap]\\.m\\.?)(?![\\p{L}\\d])`,
    `(?<!\\d)\\d{1,2}:\\d{2}(?:\\s?(?:-|–|to|bis)\\s?\\d{1,2}(?::\\d{2})?)?(?!\\d)`,
    '(?<!\\d)24\\s?/\\s?7(?!\\d)',
  ].join('|'),
  'giu',
)

const DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d|(?:19|20)\d\d[./-](?:0[1-9]|1[0-2])[./-](?:0[1-9]|[12]\d|3[01]))$/

/** Characters between two numbers, or within one number: 'A / B', and '0170/1234567'. */
const BETWEEN = /\s{0,4}[/\\·•]\s{0,4}|\s{1,4}[-‐-―−]\s{1,4}|[^\S\r\n]{2,}|\t/g

/** The space between two numbers that are too long to be a single number. */
const BEFORE_ZERO = /[^\S\r\n](?=0)/g

type Part = { text: string; at: number }

/** Splits a run of digits into numbers. An area code is joined with the digits after it. */
function partsOf(run: string, between: RegExp): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { 0: sign, index } of run.matchAll(between)) {
    const next = run.slice(index + sign.length).split(between)[0] ?? ''
    const isApart = isComplete(run.slice(at, index)) && (/[/\\·•]/.test(sign) || isComplete(next))
    if (!isApart) continue
    parts.push({ text: run.slice(at, index), at })
    at = index + sign.length
  }
  return [...parts, { text: run.slice(at), at }].map(trimmed)
}

function trimmed({ text, at }: Part): Part {
  const before = /^[^\d+([]*/.exec(text)?.[0].length ?? 0
  return { text: text.slice(before).trimEnd(), at: at + before }
}

/** Whether a number has enough digits to be more than a country or area code. */
function isComplete(part: string): boolean {
  const dialled = dialledOf(part)
  const [, plus, digits = ''] = /^(\+|00)?(\d*)/.exec(dialled) ?? []
  return digits.length >= (plus ? 9 : 7)
}

/** Omits '(0)' in international numbers, where it is not dialled, except for Italy, San Marino and the Vatican. */
function dialledOf(part: string): string {
  const bare = part.replace(/[[(]\s*0\s*[\])]|\/0\//g, zero =>
    /^\W*(?:\+|00)/.test(part) && !/^[^\w+]*(?:\+|00)\D*(?:39|378|379)(?!\d)/.test(part) ? '' : zero,
  )
  return (/^\W*\+/.test(bare) ? '+' : '') + digitsOf(bare)
}
