/** What an amount is paid for. ONCE is a fee. */
export const periods = {
  HOUR: 'per hour',
  DAY: 'per day',
  WEEK: 'per week',
  MONTH: 'per month',
  YEAR: 'per year',
  ONCE: 'once',
} as const

export type Period = keyof typeof periods

/** Why a text is not read as an amount. */
export const unreadReasons = {
  NO_NUMBER: 'There is no amount in it.',
  NO_CURRENCY: 'It names no currency.',
  SEVERAL_CURRENCIES: 'It names several currencies, or one that could be several.',
  SEVERAL_PERIODS: 'It names several periods.',
  SEVERAL_AMOUNTS: 'It has several amounts.',
  AMBIGUOUS_NUMBER: 'The number can be read in two ways.',
  OTHER_WORDS: 'It has words that may change the amount.',
  TOO_LONG: 'It is too long.',
} as const

export type UnreadReason = keyof typeof unreadReasons

/** The currencies that are known, with the ways in which people write them, in lower case. */
export const currencyNames: { [code: string]: readonly string[] } = {
  USD: ['$', 'us$', 'usd', 'dollar', 'dollars'],
  EUR: ['€', 'eur', 'euro', 'euros'],
  GBP: ['£', 'gbp', 'pound', 'pounds'],
  CHF: ['chf', 'sfr', 'sfr.'],
  PLN: ['pln', 'zł', 'zl', 'złotych', 'zlotych'],
  SEK: ['sek'],
  NOK: ['nok'],
  DKK: ['dkk'],
  ISK: ['isk'],
  CZK: ['czk', 'kč'],
  HUF: ['huf'],
  RON: ['ron', 'lei'],
  BGN: ['bgn'],
  UAH: ['uah', '₴'],
  TRY: ['₺'],
  ILS: ['ils', '₪'],
  AED: ['aed'],
  INR: ['inr', '₹'],
  BRL: ['brl', 'r$'],
  CAD: ['cad', 'ca$', 'c$'],
  AUD: ['aud', 'au$', 'a$'],
  NZD: ['nzd', 'nz$'],
  SGD: ['sgd', 's$'],
  HKD: ['hkd', 'hk$'],
  MXN: ['mxn', 'mx$'],
  ZAR: ['zar'],
  JPY: ['jpy'],
  CNY: ['cny', 'rmb'],
  KRW: ['krw', '₩'],
}

/** Signs that several currencies share: read only where the place of the text says which one is meant. */
export const sharedSigns: { [sign: string]: readonly string[] } = {
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'kr.': ['SEK', 'NOK', 'DKK', 'ISK'],
  '¥': ['JPY', 'CNY'],
}

/** Currencies of places that write a dot between thousands: '8.500 €' are eight thousand five hundred. */
export const dotsBetweenThousands: readonly string[] = [
  'EUR',
  'PLN',
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'CZK',
  'HUF',
  'RON',
  'BGN',
  'TRY',
  'BRL',
]

/** The ways in which people write periods, in lower case. 'm' alone is none, as it may be millions. */
export const periodNames: { [period in Period]: readonly string[] } = {
  HOUR: [
    'h',
    'hr',
    'hrs',
    'hour',
    'hours',
    'hourly',
    'p.h.',
    'ph',
    'std',
    'std.',
    'stunde',
    'heure',
    'hora',
    'uur',
    'godz',
    'godz.',
  ],
  DAY: ['d', 'day', 'days', 'daily', 'p.d.', 'pd', 'tag', 'jour', 'dag', 'dzień'],
  WEEK: ['w', 'wk', 'week', 'weeks', 'weekly', 'p.w.', 'pw', 'woche', 'semaine', 'semana'],
  MONTH: [
    'mo',
    'mo.',
    'mth',
    'month',
    'months',
    'monthly',
    'p.m.',
    'pm',
    'monat',
    'mois',
    'mes',
    'maand',
    'mies',
    'mies.',
    'mc',
  ],
  YEAR: [
    'y',
    'yr',
    'year',
    'years',
    'yearly',
    'annual',
    'annually',
    'annum',
    'p.a.',
    'pa',
    'jahr',
    'année',
    'año',
    'jaar',
    'rok',
  ],
  ONCE: ['once', 'one-off', 'one-time', 'flat', 'fixed'],
}
