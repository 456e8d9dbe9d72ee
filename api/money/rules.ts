import {
  currencyNames,
  dotsBetweenThousands,
  type Period,
  periodNames,
  sharedSigns,
  type UnreadReason,
  unreadReasons,
} from './words.ts'

/** An amount, or a range of amounts, in hundredths of the currency's unit. `to` equals `from` where it is no range. */
export type Amount = { from: bigint; to: bigint; currency: string; period: Period | null }

/** A text that is not read: it is shown as written and marked, and no figure is made of it. */
export type Unread = { unread: UnreadReason }

/** What the place of a text says where the text itself does not: the currency and the period. */
export type AmountHints = { currency?: string | undefined; period?: Period | undefined }

/** Longer texts are no amounts. Keeps the work bounded whatever is typed. */
const MAX_LENGTH = 100
const MAX_DIGITS = 12

/**
 * Reads an amount as people write it: '$8,500', '8.500 €', '€ 75/h', '75-90 EUR per hour', '$120k/year', '5 000 zł'.
 * Never guesses: each word must be known, and the number must have one meaning. A comma with three digits behind it is
 * between thousands, as the product's forms write it; one or two digits behind the last comma or dot are decimals; a dot
 * with three digits behind it is between thousands where the currency's people write so, else it is ambiguous.
 */
export function parseAmount(text: string, hints: AmountHints = {}): Amount | Unread {
  if (text.length > MAX_LENGTH) return { unread: 'TOO_LONG' }
  const pieces = piecesOf(cleaned(text))
  if (!pieces) return { unread: /\d/.test(text) ? 'OTHER_WORDS' : 'NO_NUMBER' }
  const numbers = pieces.flatMap(piece => (piece.kind === 'number' ? [piece] : []))
  if (numbers.length === 0) return { unread: 'NO_NUMBER' }
  const currency = oneCurrency(pieces, hints.currency)
  if ('unread' in currency) return currency
  const named = new Set(pieces.flatMap(piece => (piece.kind === 'period' ? [piece.period] : [])))
  if (named.size > 1) return { unread: 'SEVERAL_PERIODS' }
  if (!isOneAmount(pieces)) return { unread: 'SEVERAL_AMOUNTS' }
  const [from, to = from] = endsOf(numbers, currency.code)
  if (from === undefined || to === undefined || from > to) return { unread: 'AMBIGUOUS_NUMBER' }
  const [period = hints.period ?? null] = named
  return { from, to, currency: currency.code, period }
}

/**
 * The figure of a text that has one number and its currency and says nothing else: '5,000' of '$ 5,000 USD'. Also of one that
 * names the `implied` period, which the place of the text says already. Nothing where words would be lost, or where the number
 * can be read in two ways.
 */
export function figureAlone(text: string, implied: Period): string | undefined {
  const pieces = piecesOf(cleaned(text)) ?? []
  const [number, ...others] = pieces.flatMap(piece => (piece.kind === 'number' ? [piece] : []))
  if (!number || others.length > 0 || number.thousands || !isOneAmount(pieces)) return
  if (pieces.some(piece => piece.kind === 'period' && piece.period !== implied)) return
  const [currency, ...shared] = currenciesOf(pieces)
  if (!currency && pieces.some(({ kind }) => kind === 'currency')) return
  const digits = number.digits.replace(/[ '’]/g, '')
  return centsOfDigits(digits, shared.length > 0 ? '' : (currency ?? 'USD')) === undefined ? undefined : digits
}

/** Tells the two answers of `parseAmount` apart. */
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
function beforeFigure(currency: string): string {
  const [sign = ''] = currencyNames[currency] ?? []
  return /^\p{Sc}$/u.test(sign) ? sign : `${currency} `
}

/** The one currency other than dollars that a text names, as it stands before an amount: '€', 'CHF ', 'KR '. */
export function writtenCurrency(text: string): string | undefined {
  const named = text.toLowerCase().match(/[\p{L}]+\$|\p{Sc}|[\p{L}]+/gu) ?? []
  const found = new Set(
    named.flatMap(name => {
      const piece = words.get(name)
      if (piece?.kind !== 'currency') return []
      const [code = ''] = piece.codes
      return piece.codes.length > 1
        ? /\p{L}/u.test(name)
          ? `${name} `
          : name
        : code === 'USD'
          ? []
          : beforeFigure(code)
    }),
  )
  const [currency] = found
  return found.size === 1 ? currency : undefined
}

/** What the mark beside an amount that is not read says. */
export const unreadInWords = (reason: UnreadReason) => `This amount cannot be read. ${unreadReasons[reason]}`

const cleaned = (text: string) => text.slice(0, MAX_LENGTH).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

type Piece =
  | { kind: 'number'; digits: string; thousands: boolean }
  | { kind: 'currency'; codes: readonly string[] }
  | { kind: 'period'; period: Period }
  | { kind: 'dash' }

const NUMBER = /^(\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)*(?!\d)|\d[\d.,]*\d|\d|\.\d+)(?:,[-–])?( ?k(?![\p{L}]))?/u
const DASH = /^(?:[-–—]|to |bis |do )/
const GLUE = /^(?: |\/|\.$|(?:per|an?|pro|a|par|por|za|each|of)(?= ))/
const WORD = /^(?:[\p{L}]+\$|p\.[a-z]\.|one-(?:off|time)|[\p{L}]+\.?|\p{Sc})/u

/** Nothing when a part of the text is none of these. */
function piecesOf(text: string): Piece[] | undefined {
  const pieces: Piece[] = []
  let rest = text
  while (rest) {
    const number = NUMBER.exec(rest)
    const [taken] = number ?? DASH.exec(rest) ?? GLUE.exec(rest) ?? WORD.exec(rest) ?? []
    if (!taken) return
    if (number) pieces.push({ kind: 'number', digits: number[1] ?? '', thousands: number[2] !== undefined })
    else if (DASH.test(rest)) pieces.push({ kind: 'dash' })
    else if (!GLUE.test(rest)) {
      const known = words.get(taken)
      if (!known) return
      pieces.push(known)
    }
    rest = rest.slice(taken.length)
  }
  return pieces
}

const words = new Map<string, Piece>([
  ...Object.entries(currencyNames).flatMap(([code, names]) =>
    names.map(name => [name, { kind: 'currency', codes: [code] }] as const),
  ),
  ...Object.entries(sharedSigns).map(([sign, codes]) => [sign, { kind: 'currency', codes }] as const),
  ...(Object.keys(periodNames) as Period[]).flatMap(period =>
    periodNames[period].map(name => [name, { kind: 'period', period }] as const),
  ),
])

function oneCurrency(pieces: Piece[], hinted: string | undefined): { code: string } | Unread {
  if (!pieces.some(({ kind }) => kind === 'currency')) return hinted ? { code: hinted } : { unread: 'NO_CURRENCY' }
  const shared = currenciesOf(pieces)
  const [code] = shared.length > 1 ? shared.filter(code => code === hinted) : shared
  return code ? { code } : { unread: 'SEVERAL_CURRENCIES' }
}

/** Those that all signs of the text can mean: none where they contradict each other, several for 'kr'. */
function currenciesOf(pieces: Piece[]): readonly string[] {
  const named = pieces.flatMap(piece => (piece.kind === 'currency' ? [piece.codes] : []))
  const [first = []] = named
  return first.filter(code => named.every(codes => codes.includes(code)))
}

/** One number, or two with a dash between them; the currency may stand at either. */
function isOneAmount(pieces: Piece[]): boolean {
  const order = pieces.flatMap(({ kind }) => (kind === 'number' ? ['n'] : kind === 'dash' ? ['-'] : [])).join('')
  return order === 'n' || order === 'n-n'
}

/** In '80-90k' the k counts for both. */
function endsOf(numbers: { digits: string; thousands: boolean }[], currency: string): (bigint | undefined)[] {
  const last = numbers.at(-1)
  return numbers.map(({ digits, thousands }) => {
    const cents = centsOfDigits(digits, currency)
    return cents === undefined ? cents : cents * (thousands || last?.thousands ? 1_000n : 1n)
  })
}

/** Nothing when the digits can be read in two ways. */
function centsOfDigits(digits: string, currency: string): bigint | undefined {
  const plain = digits.replace(/[ '’]/g, '')
  const [, decimals = ''] = /(?:^|\d)[.,](\d{1,2})$/.exec(plain) ?? []
  const whole = decimals ? plain.slice(0, -decimals.length - 1) : plain
  const between = new Set(whole.replace(/\d/g, ''))
  const usesDot = between.has('.')
  if (between.size > 1) return
  if (between.size === 1 && !/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole)) return
  // The mark between thousands is another one than that of the decimals.
  if (decimals && between.has(plain.at(-decimals.length - 1) ?? '')) return
  if (usesDot && !decimals && whole.split('.').length === 2 && !dotsBetweenThousands.includes(currency)) return
  const figure = whole.replace(/[.,]/g, '')
  if (figure.length > MAX_DIGITS) return
  return BigInt(`${figure}${decimals.padEnd(2, '0')}`)
}
