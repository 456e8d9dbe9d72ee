import { currencySigns } from './lexicon.ts'
import { currenciesIn, hasDigit, MAX_LENGTH, type NumberPiece, type Piece, piecesOf } from './pieces.ts'
import { dotsBetweenThousands, groupsOfTwo, type Period, type UnreadReason, unreadReasons } from './words.ts'

const MAX_DIGITS = 12

/** An amount, or a range of amounts, in hundredths of the currency's unit. `to` equals `from` where it is no range. */
export type Amount = { from: bigint; to: bigint; currency: string; period: Period | null }

/** A text that is not read: it is shown as written and marked, and no figure is made of it. */
export type Unread = { unread: UnreadReason }

/** Currency and period of a field, for texts that name none. */
export type AmountHints = { currency?: string | undefined; period?: Period | undefined }

/**
 * Reads an amount as people write it: '$8,500', '8.500 €', '€ 75/h', '75-90 EUR per hour', '$120k/year', '48 000 kr SEK/mån',
 * "CHF 110'000.-". Never guesses: each word must be known, and the number must have one meaning. A comma with three digits
 * behind it is between thousands, as the product's forms write it; one or two digits behind the last comma or dot are
 * decimals; a dot with three digits behind it is between thousands where the currency's people write so, else it is ambiguous.
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
  // In '80-90k' the k counts for both.
  const [from, to = from] = numbers.map(number =>
    centsOfNumber(number.times === 1n && last ? { ...number, times: last.times } : number, currency.code),
  )
  if (from === undefined || to === undefined || from > to) return { unread: 'AMBIGUOUS_NUMBER' }
  return { from, to, currency: currency.code, period: named[0] ?? hints.period ?? null }
}

/**
 * The figure of a text that has one number, no currency but dollars, and says nothing else: '5,000' of '$ 5,000 USD'. Also of
 * one that names the `implied` period, which the place of the text says already. Nothing where words would be lost, or where
 * the number can be read in two ways.
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

/** True if each word of a text is known and none is a currency. */
export const namesNoCurrency = (text: string) => piecesOf(text)?.every(({ kind }) => kind !== 'currency') ?? false

export { hasDigit }

/** True for an amount that was read. */
export const isAmount = (reading: Amount | Unread): reading is Amount => !('unread' in reading)

/** '8500.00': hundredths as a decimal, for whoever reads them by machine. */
export function decimalOf(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** The other way round. Throws for anything but digits with two decimals. */
export function centsOf(decimal: string): bigint {
  if (!/^-?\d+\.\d\d$/.test(decimal)) throw new Error('A decimal has two digits behind the dot')
  return BigInt(decimal.replace('.', ''))
}

/** '$8,500', '€1,234.50', 'CHF 900', '-$20': how amounts that were worked out are written. */
export function amountInWords(cents: bigint, currency: string): string {
  const size = cents < 0n ? -cents : cents
  const rest = size % 100n
  const figure = `${(size / 100n).toLocaleString('en-US')}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`
  return `${cents < 0n ? '-' : ''}${beforeFigure(currency)}${figure}`
}

/** '$', '€', 'CHF '. */
const beforeFigure = (currency: string) => currencySigns().get(currency) ?? `${currency} `

/** The one currency other than dollars that a text names, as it stands before an amount: '€', 'CHF ', 'kr '. */
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

/** The text of the mark beside an amount that is not read. */
export const unreadInWords = (reason: UnreadReason) => `This amount cannot be read. ${unreadReasons[reason]}`

const numbersOf = (pieces: Piece[]) => pieces.flatMap(piece => (piece.kind === 'number' ? [piece] : []))

/** The periods that the text can mean: several for '5 € per day per month', and for a word that several periods share. */
const periodsOf = (pieces: Piece[]): Period[] => [
  ...new Set(pieces.flatMap(piece => (piece.kind === 'period' ? piece.periods : []))),
]

/** A place says its currency, and where it says none, a text must. */
function oneCurrency(pieces: Piece[], hinted: string | undefined): { code: string } | Unread {
  const named = pieces.flatMap(piece => (piece.kind === 'currency' ? [piece] : []))
  const [first] = named
  if (!first) return hinted ? { code: hinted } : { unread: 'NO_CURRENCY' }
  const shared = first.codes.filter(code => named.every(({ codes }) => codes.includes(code)))
  const usual = named.flatMap(({ usual = '' }) => (shared.includes(usual) ? [usual] : []))
  const [code] = shared.length === 1 ? shared : [...usual, ...shared.filter(code => code === hinted)]
  return code ? { code } : { unread: 'SEVERAL_CURRENCIES' }
}

/** One number, or two with a dash between them; the currency may stand at either. */
function isOneAmount(pieces: Piece[]): boolean {
  const order = pieces.flatMap(({ kind }) => (kind === 'number' ? ['n'] : kind === 'range' ? ['-'] : [])).join('')
  return order === 'n' || order === 'n-n'
}

/** 'from' without 'to', or a preposition without what it belongs to: words that may change the amount. */
const hasLooseWord = (pieces: Piece[]) =>
  pieces.some(({ kind }) => kind === 'stray' || (kind === 'beforeRange' && numbersOf(pieces).length < 2))

/** In hundredths. Nothing when the digits can be read in two ways. */
function centsOfNumber({ digits, times, isWhole }: NumberPiece, currency: string): bigint | undefined {
  const plain = digits.replace(/[ ']/g, '')
  const [, decimals = ''] = isWhole ? [] : (/(?:^|\d)[.,](\d{1,2})$/.exec(plain) ?? [])
  const whole = decimals ? plain.slice(0, -decimals.length - 1) : plain
  const between = new Set(whole.replace(/\d/g, ''))
  if (between.size > 1) return
  if (between.size === 1 && !isGrouped(whole, currency)) return
  // The mark between thousands is another one than that of the decimals.
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
