import { currencySigns } from './lexicon.ts'
import { currenciesIn, hasDigit, MAX_LENGTH, type NumberPiece, type Piece, piecesOf } from './pieces.ts'
import { dotsBetweenThousands, groupsOfTwo, type Period, type UnreadReason, unreadReasons } from './words.ts'

const MAX_DIGITS = 12

/** An amount or a range, in hundredths of the currency's unit. `to` equals `from` unless it is a range. */
export type Amount = { from: bigint; to: bigint; currency: string; period: Period | null }

/** The reason why a text is not read: such a text is shown as written, with a mark, and not added to sums. */
export type Unread = { unread: UnreadReason }

/** Currency and period of a field, for texts that do not name them. */
export type AmountHints = { currency?: string | undefined; period?: Period | undefined }

/**
 * Reads an amount as people write it: '$8,500', '€ 75/h', '75-90 EUR per hour', '$120k/year', "CHF 110'000.-". Never
 * guesses: each word must be known, and the number must have only one meaning. A comma before three digits separates
 * thousands, as in the product's forms. The last comma or dot before one or two digits is a decimal point. A dot before
 * three digits separates thousands if that is usual for the currency, or else is ambiguous.
 */
export function parseAmount(text: string, hints: AmountHints = {}): Amount | Unread {
  if (text.length > MAX_LENGTH) return { unread: 'TOO_LONG' }
  const pieces = piecesOf(text)
  if (!pieces) return { unread: hasDigit(text) ? 'OTHER_WORDS' : 'NO_NUMBER' }
  const numbers = numbersOf(pieces)
  if (numbers.length === 0) return { unread: 'NO_NUMBER' }
  const currency = oneCurrency(pieces, hints.currency)
  if ('unread' in currency) return currency
  const named = periodsOf(pieces)
  if (named.length > 1) return { unread: 'SEVERAL_PERIODS' }
  if (!isOneAmount(pieces)) return { unread: 'SEVERAL_AMOUNTS' }
  if (hasLooseWord(pieces)) return { unread: 'OTHER_WORDS' }
  const last = numbers.at(-1)
  // In '80-90k', the 'k' applies to both numbers.
  const [from, to = from] = numbers.map(number =>
    centsOfNumber(number.times === 1n && last ? { ...number, times: last.times } : number, currency.code),
  )
  if (from === undefined || to === undefined || from > to) return { unread: 'AMBIGUOUS_NUMBER' }
  return { from, to, currency: currency.code, period: named[0] ?? hints.period ?? null }
}

/**
 * The number of a text that is only one amount in dollars: '5,000' of '$ 5,000 USD'. The text may also name the
 * `implied` period, which is known anyway. Undefined if other words would be lost, or if the number is ambiguous.
 */
export function dollarsAlone(text: string, implied: Period): string | undefined {
  const pieces = piecesOf(text) ?? []
  const [number, ...others] = numbersOf(pieces)
  if (!number || others.length > 0 || number.times !== 1n || !isOneAmount(pieces) || hasLooseWord(pieces)) return
  if (periodsOf(pieces).some(period => period !== implied)) return
  const currency = oneCurrency(pieces, 'USD')
  if ('unread' in currency || currency.code !== 'USD') return
  if (centsOfNumber(number, 'USD') === undefined) return
  const digits = number.digits.replace(/[ ']/g, '')
  return number.isWhole ? digits.replaceAll('.', '') : digits
}

/** True if all words of a text are known, and none of these is a currency. */
export const namesNoCurrency = (text: string) => piecesOf(text)?.every(({ kind }) => kind !== 'currency') ?? false

export { hasDigit }

/** True for a text that was read as an amount. */
export const isAmount = (reading: Amount | Unread): reading is Amount => !('unread' in reading)

/** Writes hundredths as a decimal for programs: '8500.00'. */
export function decimalOf(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** Reads hundredths from a decimal. Throws for anything but digits with two decimals. */
export function centsOf(decimal: string): bigint {
  if (!/^-?\d+\.\d\d$/.test(decimal)) throw new Error('A decimal has two digits behind the dot')
  return BigInt(decimal.replace('.', ''))
}

/** Writes a computed amount: '$8,500', '€1,234.50', 'CHF 900', '-$20'. */
export function amountInWords(cents: bigint, currency: string): string {
  const size = cents < 0n ? -cents : cents
  const rest = size % 100n
  const figure = `${(size / 100n).toLocaleString('en-US')}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`
  return `${cents < 0n ? '-' : ''}${beforeFigure(currency)}${figure}`
}

/** The text before a number: '$', '€', 'CHF '. */
const beforeFigure = (currency: string) => currencySigns().get(currency) ?? `${currency} `

/** The only currency in a text other than dollars, as written before an amount: '€', 'CHF ', 'kr '. */
export function writtenCurrency(text: string): string | undefined {
  const words = currenciesIn(text)
  const currency = oneCurrency(
    words.map(({ piece }) => piece),
    undefined,
  )
  if (!('unread' in currency)) return currency.code === 'USD' ? undefined : beforeFigure(currency.code)
  const [name, ...others] = new Set(words.map(({ name }) => name))
  if (!name || others.length > 0) return
  return /\p{L}$/u.test(name) ? `${name} ` : name
}

/** The explanation of the mark beside an amount that cannot be read. */
export const unreadInWords = (reason: UnreadReason) => `This amount cannot be read. ${unreadReasons[reason]}`

const numbersOf = (pieces: Piece[]) => pieces.flatMap(piece => (piece.kind === 'number' ? [piece] : []))

/** The periods that a text may mean: several for '5 € per day per month', and for a word with several periods. */
const periodsOf = (pieces: Piece[]): Period[] => [
  ...new Set(pieces.flatMap(piece => (piece.kind === 'period' ? piece.periods : []))),
]

/** The only currency that a text names, or if none is named, the currency of its field. */
function oneCurrency(pieces: Piece[], hinted: string | undefined): { code: string } | Unread {
  const named = pieces.flatMap(piece => (piece.kind === 'currency' ? [piece] : []))
  const [first] = named
  if (!first) return hinted ? { code: hinted } : { unread: 'NO_CURRENCY' }
  const shared = first.codes.filter(code => named.every(({ codes }) => codes.includes(code)))
  const usual = named.flatMap(({ usual = '' }) => (shared.includes(usual) ? [usual] : []))
  const [code] = shared.length === 1 ? shared : [...usual, ...shared.filter(code => code === hinted)]
  return code ? { code } : { unread: 'SEVERAL_CURRENCIES' }
}

/** True for a single number, or for two numbers with a dash between. The currency may be beside either number. */
function isOneAmount(pieces: Piece[]): boolean {
  const order = pieces.flatMap(({ kind }) => (kind === 'number' ? ['n'] : kind === 'range' ? ['-'] : [])).join('')
  return order === 'n' || order === 'n-n'
}

/** True for 'from' without 'to', or for a preposition without its noun, as such words may change the amount. */
const hasLooseWord = (pieces: Piece[]) =>
  pieces.some(({ kind }) => kind === 'stray' || (kind === 'beforeRange' && numbersOf(pieces).length < 2))

/** The number in hundredths; undefined if its digits are ambiguous. */
function centsOfNumber({ digits, times, isWhole }: NumberPiece, currency: string): bigint | undefined {
  const plain = digits.replace(/[ ']/g, '')
  const [, decimals = ''] = isWhole ? [] : (/(?:^|\d)[.,](\d{1,2})$/.exec(plain) ?? [])
  const whole = decimals ? plain.slice(0, -decimals.length - 1) : plain
  const between = new Set(whole.replace(/\d/g, ''))
  if (between.size > 1) return
  if (between.size === 1 && !isGrouped(whole, currency)) return
  // The separator of thousands must differ from the decimal point.
  if (decimals && between.has(plain.at(-decimals.length - 1) ?? '')) return
  const isOneDot = between.has('.') && !decimals && whole.split('.').length === 2
  if (isOneDot && !isWhole && !dotsBetweenThousands.includes(currency)) return
  const figure = whole.replace(/[.,]/g, '')
  if (figure.length > MAX_DIGITS) return
  return BigInt(`${figure}${decimals.padEnd(2, '0')}`) * times
}

function isGrouped(whole: string, currency: string): boolean {
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole)) return true
  return groupsOfTwo.includes(currency) && /^[1-9]\d?(?:,\d\d)*,\d{3}$/.test(whole)
}
