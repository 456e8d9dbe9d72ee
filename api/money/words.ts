/** The period for which an amount is paid: ONCE for a fee. */
export const periods = {
  HOUR: 'per hour',
  DAY: 'per day',
  WEEK: 'per week',
  MONTH: 'per month',
  YEAR: 'per year',
  ONCE: 'once',
} as const

export type Period = keyof typeof periods

/** The reasons why a text is not read as an amount. */
export const unreadReasons = {
  NO_NUMBER: 'There is no amount in it.',
  NO_CURRENCY: 'It names no currency.',
  SEVERAL_CURRENCIES: 'It names several currencies, or one that could be several: write the code, as in SEK.',
  SEVERAL_PERIODS: 'It names several periods, or one that could be several.',
  SEVERAL_AMOUNTS: 'It has several amounts.',
  AMBIGUOUS_NUMBER: 'The number can be read in two ways.',
  OTHER_WORDS: 'It has words that may change the amount.',
  TOO_LONG: 'It is too long.',
} as const

export type UnreadReason = keyof typeof unreadReasons

/**
 * Spellings of currencies in addition to those of `Intl`, which are the codes, the signs, and the full names of the
 * currencies listed here ('Swedish kronor', 'francs suisses'). In lower case, unless another case has another meaning.
 */
export const currencyNames: { [code: string]: readonly string[] } = {
  USD: ['us$', 'u$s', 'us-$', 'US', 'us dollar', 'us dollars', '$us', 'bucks'],
  EUR: ['euro', 'euros', 'euroa', 'eurot', 'евро', 'ευρώ'],
  GBP: ['sterling', 'quid', 'stg'],
  CHF: ['sfr', 'fr', 'Fr', 'franken', 'franchi', 'schweizer franken'],
  PLN: ['zł', 'zl', 'złoty', 'zloty', 'zlotys', 'złote', 'złotych', 'zlotych'],
  SEK: ['kronor', 'svenska kronor', 'skr'],
  NOK: ['nkr'],
  DKK: ['dkr'],
  ISK: ['krónur', 'króna', 'ikr'],
  CZK: ['kč', 'kc', 'korun', 'koruny', 'koruna', 'kčs'],
  HUF: ['Ft', 'forint', 'forints'],
  RON: ['lei', 'leu'],
  BGN: ['лв', 'лева', 'leva'],
  RSD: ['дин', 'din'],
  UAH: ['грн', 'гривень', 'hryvnia', 'hryvnias'],
  RUB: ['руб', 'рублей', 'rubles', 'roubles', 'rubel'],
  TRY: ['tl', 'lira', 'liras'],
  ILS: ['nis', 'shekel', 'shekels'],
  AED: ['dhs', 'aed.', 'د.إ'],
  SAR: ['ر.س'],
  EGP: ['e£'],
  INR: [],
  PKR: [],
  LKR: [],
  BDT: ['taka', 'tk'],
  BRL: ['reais', 'real', 'reals'],
  CAD: ['c$', 'can$', 'cdn$', '$ca', '$can', 'CDN', 'CAN'],
  AUD: ['au$', 'aus$', 'aud$', '$au'],
  NZD: [],
  SGD: ['s$', 'sg$'],
  HKD: ['港元', '港币'],
  TWD: ['ntd', '台币', '台幣'],
  MXN: ['mex$', 'mxn$'],
  ARS: ['ar$'],
  CLP: ['clp$'],
  COP: ['col$', 'cop$'],
  ZAR: ['R', 'rand', 'rands'],
  NGN: ['naira'],
  KES: ['ksh', 'kshs'],
  GHS: ['cedi', 'cedis'],
  JPY: ['yen', 'jp¥', '円', '日元'],
  CNY: ['rmb', 'yuan', 'renminbi', 'cn¥', '元', '人民币', '人民幣'],
  KRW: ['won', '원'],
  THB: ['baht', 'บาท'],
  PHP: [],
  IDR: ['rp', 'rupiah'],
  MYR: ['rm', 'ringgit'],
  VND: ['đ', 'vnđ', 'dong', 'đồng'],
}

/** Signs and names of several currencies: read only if the rest of the text, or its field, names the currency. */
export const sharedSigns: { [sign: string]: readonly string[] } = {
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  krone: ['NOK', 'DKK'],
  kroner: ['NOK', 'DKK'],
  krona: ['SEK', 'ISK'],
  kronen: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'],
  kronur: ['ISK'],
  crowns: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'],
  couronnes: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'],
  coronas: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'],
  franc: ['CHF', 'XOF', 'XAF'],
  francs: ['CHF', 'XOF', 'XAF'],
  francos: ['CHF', 'XOF', 'XAF'],
  fcfa: ['XOF', 'XAF'],
  'f cfa': ['XOF', 'XAF'],
  rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  rupee: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  rupees: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  peso: ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP'],
  pesos: ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP'],
  dh: ['AED', 'MAD'],
  dirham: ['AED', 'MAD'],
  dirhams: ['AED', 'MAD'],
  riyal: ['SAR', 'QAR', 'OMR'],
  riyals: ['SAR', 'QAR', 'OMR'],
  dinar: ['RSD', 'KWD', 'BHD', 'JOD', 'TND', 'DZD', 'MKD'],
  dinars: ['RSD', 'KWD', 'BHD', 'JOD', 'TND', 'DZD', 'MKD'],
  shilling: ['KES', 'TZS', 'UGX'],
  shillings: ['KES', 'TZS', 'UGX'],
}

/** The currency of a shared sign or name if no other currency is named: the product's forms write '$' for USD. */
export const usualCurrencies: { [sign: string]: string } = {
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  dólares: 'USD',
  dollari: 'USD',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  pund: 'GBP',
  pfund: 'GBP',
  '₩': 'KRW',
}

/** Codes that are also ordinary words: read as codes only in capitals. */
export const codesThatAreWords: readonly string[] = [
  ...['ALL', 'BAM', 'BOB', 'COP', 'CUP', 'GEL', 'ILS', 'KES', 'LAK', 'MAD', 'MOP', 'MUR', 'PEN', 'SOS', 'TOP', 'TRY'],
]

/** Currencies of countries that write a dot between thousands: '8.500 €' is eight thousand five hundred. */
export const dotsBetweenThousands: readonly string[] = [
  ...['EUR', 'PLN', 'SEK', 'NOK', 'DKK', 'ISK', 'CZK', 'HUF', 'RON', 'BGN', 'RSD', 'TRY', 'BRL', 'ARS', 'CLP', 'COP'],
  ...['IDR', 'VND'],
]

/** Currencies of countries that group digits by two above the thousands: '₹12,00,000'. */
export const groupsOfTwo: readonly string[] = ['INR', 'PKR', 'LKR', 'NPR', 'BDT']

/** Languages from which `Intl` names of currencies and periods are taken: of matching, and of the countries above. */
export const languages: readonly string[] = [
  ...['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ca', 'sv', 'da', 'nb', 'fi', 'cs', 'hu', 'ro'],
]

/**
 * Spellings of periods in addition to the names of `Intl` ('hour', 'Std.', 'mån'). In lower case. 'm' alone does not
 * count as a period, as it may mean millions.
 */
export const periodNames: { [period in Period]: readonly string[] } = {
  HOUR: [
    ...['h', 'hr', 'hrs', 'hourly', 'hourly rate', 'p.h.', 'ph', 'p/h', 'p.u.', 'p/u', '/u'],
    ...['std', 'stdl', 'stündlich', 'stundensatz', 'stundenlohn', "l'heure", 'horaire', "l'ora", "all'ora", "l'hora"],
    ...['per uur', 'uurtarief', 'godz', 'na godzinę', 'godzinę', 'godzinowo', 'timmen', 'timen', 'hodinu'],
  ],
  DAY: [
    ...['d', 'daily', 'daily rate', 'day rate', 'p.d.', 'pd', 'p/d', 'täglich', 'tagessatz', 'manntag', 'MD', 'tjm'],
    ...['journalier', 'diario', 'diária', 'dagtarief', 'dziennie', 'dag', 'dagen', 'dzień'],
  ],
  WEEK: [
    ...['w', 'wk', 'weekly', 'p.w.', 'pw', 'p/w', 'wöchentlich', 'hebdomadaire', 'semanal', 'tygodniowo', 'veckan'],
    ...['ugen', 'uken'],
  ],
  MONTH: [
    ...['mo', 'mth', 'mths', 'monthly', 'monthly rate', 'p.m.', 'pm', 'p/m', 'pcm', '/m', 'monatlich', 'mtl', 'mtl.'],
    ...['mensuel', 'mensuels', 'mensual', 'mensuales', 'mensal', 'mensais', 'mensile', 'mensili', 'maandelijks', 'mc'],
    ...['mies', 'miesięcznie', 'mån', 'månaden', 'måneden', 'md', 'mnd', 'měsíčně', 'kk'],
  ],
  YEAR: [
    ...['y', 'yearly', 'annual', 'annually', 'annum', 'p.a.', 'pa', 'p/a', 'p/y', 'jährlich', 'jahresgehalt'],
    ...['annuel', 'annuels', 'anual', 'anuales', 'annuo', 'annui', 'jaarlijks', 'rocznie', 'årligen', 'årlig', 'året'],
    ...['année', 'annee', 'an', 'ans', 'rok', 'ročně'],
  ],
  ONCE: ['once', 'one-off', 'one-time', 'one off', 'one time', 'flat', 'fixed', 'einmalig', 'pauschal', 'fixed fee'],
}

/** Words before a period that do not change the amount. 'a' and 'à' may also be between the ends of a range. */
export const wordsBeforePeriods: readonly string[] = [
  ...['/', 'per', 'a', 'an', 'the', 'each', 'every', 'pro', 'je', 'die', 'der', 'das', 'den', 'in', 'im', 'am'],
  ...['par', 'le', 'la', 'de', "de l'", "à l'", 'à', 'por', 'al', 'el', 'alla', 'il', 'ao', 'à la', 'a la'],
  ...['het', 'op', 'za', 'na', 'w', 'i', 'om', 'pr', 'per.', 'ogni', 'cada', 'chaque', 'varje', 'hver', 'vid'],
]

/** Words between the ends of a range. */
export const wordsOfRanges: readonly string[] = [
  ...['-', '–', '—', '‐', '‑', '−', 'to', 'bis', 'do', 'à', 'a', 'tot', 'til', 'till', 'ate', 'até', 'hasta', 'fino a'],
]

/** Words before a range: 'from 40 to 50'. Without a range, they mean 'at least': such an amount is not read. */
export const wordsBeforeRanges: readonly string[] = [
  ...['from', 'between', 'von', 'zwischen', 'de', 'entre', 'da', 'van', 'od', 'från', 'fra', 'mellan'],
]

/** Words that multiply a number. */
export const multipliers: { [word: string]: number } = {
  k: 1_000,
  thousand: 1_000,
  tsd: 1_000,
  tausend: 1_000,
  tys: 1_000,
  tusen: 1_000,
  mila: 1_000,
  duizend: 1_000,
  万: 10_000,
  萬: 10_000,
  만: 10_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  million: 1_000_000,
  millions: 1_000_000,
  mio: 1_000_000,
  mln: 1_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
}

/** Abbreviations that stand for several words: 'lpa' means lakhs of rupees a year. */
export const wordsTogether: { [word: string]: readonly string[] } = {
  lpa: ['lakh', 'inr', 'annum'],
  tkr: ['thousand', 'kr'],
  tsek: ['thousand', 'sek'],
  tnok: ['thousand', 'nok'],
  tdkk: ['thousand', 'dkk'],
  teur: ['thousand', 'eur'],
  't€': ['thousand', 'eur'],
  'k€': ['thousand', 'eur'],
  keur: ['thousand', 'eur'],
  kusd: ['thousand', 'usd'],
  kchf: ['thousand', 'chf'],
  kpln: ['thousand', 'pln'],
  ksek: ['thousand', 'sek'],
  万円: ['万', '円'],
  万元: ['万', '元'],
  만원: ['만', '원'],
}
