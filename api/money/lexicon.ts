import {
  codesThatAreWords,
  currencyNames,
  languages,
  multipliers,
  type Period,
  periodNames,
  sharedSigns,
  usualCurrencies,
  wordsBeforePeriods,
  wordsBeforeRanges,
  wordsOfRanges,
  wordsTogether,
} from './words.ts'

/** The meaning of a word in an amount. Some words have several currencies or periods. */
export type Word =
  | { kind: 'currency'; codes: readonly string[]; usual?: string | undefined }
  | { kind: 'period'; periods: readonly Period[] }
  | { kind: 'times'; times: bigint }
  | { kind: 'range' | 'beforeRange' }
  /** A word before a period; `or` is its meaning if no period follows. */
  | { kind: 'beforePeriod'; or?: readonly Word[] }

export type Lexicon = ReadonlyMap<string, readonly Word[]>

/** Caches of the word lists, each made when first needed. */
const made: { short?: Lexicon; full?: Lexicon; signs?: Map<string, string> } = {}

/** The words of the tables in this folder, and the codes and signs: enough for most texts, and fast to make. */
export const shortLexicon = (): Lexicon => {
  made.short ??= shortWords()
  return made.short
}

function shortWords(): Lexicon {
  const words = new Map<string, readonly Word[]>()
  for (const [sign, codes] of signsOfIntl()) words.set(sign, [currency(codes, sign)])
  for (const [name, code] of codesAndNames()) words.set(name, [currency([code], name)])
  for (const [sign, codes] of Object.entries(sharedSigns)) words.set(sign, [currency(codes, sign)])
  for (const period of Object.keys(periodNames) as Period[]) {
    for (const name of periodNames[period]) words.set(name, [{ kind: 'period', periods: [period] }])
  }
  for (const [name, times] of Object.entries(multipliers)) words.set(name, [{ kind: 'times', times: BigInt(times) }])
  for (const name of wordsBeforeRanges) words.set(name, [{ kind: 'beforeRange' }])
  for (const name of wordsOfRanges) words.set(name, [{ kind: 'range' }])
  for (const name of wordsBeforePeriods) words.set(name, [beforePeriod(words.get(name))])
  for (const [name, parts] of Object.entries(wordsTogether))
    words.set(
      name,
      parts.flatMap(part => words.get(part) ?? []),
    )
  return words
}

/** The short lexicon and names of `Intl` in many languages: 'Swedish kronor', 'francs suisses', 'Stunden', 'mån'. */
export const fullLexicon = (): Lexicon => {
  made.full ??= fullWords()
  return made.full
}

function fullWords(): Lexicon {
  const words = new Map(shortLexicon())
  for (const [name, codes] of grouped(currenciesOfIntl())) {
    if (!words.has(name)) words.set(name, [currency(codes, name)])
  }
  for (const [name, periods] of grouped(periodsOfIntl())) {
    const known = words.get(name)
    const period = { kind: 'period', periods } as const
    if (!known) words.set(name, [period])
    else if (known[0]?.kind === 'beforePeriod' && !known[0].or) words.set(name, [beforePeriod([period])])
  }
  return words
}

/** The sign of each currency that has its own sign: '€' for EUR, '$' for USD. */
export const currencySigns = (): ReadonlyMap<string, string> => {
  made.signs ??= signsAlone()
  return made.signs
}

function signsAlone(): Map<string, string> {
  return new Map(
    [...shortLexicon()].flatMap(([name, [word]]): [string, string][] => {
      if (!/^\p{Sc}$/u.test(name) || word?.kind !== 'currency') return []
      const [code] = word.codes.length === 1 ? word.codes : [word.usual]
      return code ? [[code, name]] : []
    }),
  )
}

const currency = (codes: readonly string[], name: string): Word => ({
  kind: 'currency',
  codes,
  usual: usualCurrencies[name],
})

const beforePeriod = (or: readonly Word[] | undefined): Word => ({ kind: 'beforePeriod', ...(or && { or }) })

/** Currency codes and names with their codes. Codes are also read in lower case, unless they are ordinary words. */
function codesAndNames(): [name: string, code: string][] {
  return [
    ...codes().map((code): [string, string] => [codesThatAreWords.includes(code) ? code : code.toLowerCase(), code]),
    ...Object.entries(currencyNames).flatMap(([code, names]) => names.map((name): [string, string] => [name, code])),
  ]
}

const codes = () => Intl.supportedValuesOf('currency')

/** Signs with all their possible currencies: '€', '$', 'CA$', 'R$'. Letters alone ('K', 'L') do not count as signs. */
function signsOfIntl(): Map<string, string[]> {
  const displays = ['symbol', 'narrowSymbol'] as const
  const signs = codes().flatMap(code =>
    displays.map((display): [string, string] => [nameOf('en', code, display), code]),
  )
  const named = usualNames().flatMap(name =>
    signs.filter(([sign]) => sign === '$').map(([, code]): [string, string] => [name, code]),
  )
  return grouped([...signs.filter(([sign]) => /\p{Sc}/u.test(sign)), ...named, ...POUNDS])
}

/** Names with the same possible currencies as '$'. */
const usualNames = () => Object.keys(usualCurrencies).filter(name => usualCurrencies[name] === 'USD' && name !== '$')

const POUNDS = ['pound', 'pounds', 'pund', 'pfund'].flatMap(name =>
  ['GBP', 'EGP'].map((code): [string, string] => [name, code]),
)

function nameOf(language: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(1)
  return folded(parts.find(({ type }) => type === 'currency')?.value ?? '')
}

/** Numbers that need different forms of a currency's name: 'złoty', 'złote', 'złotych'. */
const NUMBERS = [1, 2, 5, 1.5]

function currenciesOfIntl(): [name: string, code: string][] {
  return languages.flatMap(language =>
    Object.keys(currencyNames).flatMap(code => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'name' })
      return NUMBERS.flatMap(number =>
        format
          .formatToParts(number)
          .flatMap(({ type, value }): [string, string][] => (type === 'currency' ? [[folded(value), code]] : [])),
      )
    }),
  )
}

const UNITS = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const

/** The names of periods in `Intl`, without single letters, which could mean several periods. */
function periodsOfIntl(): [name: string, period: Period][] {
  return languages.flatMap(language =>
    (Object.keys(UNITS) as (keyof typeof UNITS)[]).flatMap(unit =>
      (['long', 'short', 'narrow'] as const).flatMap(unitDisplay => {
        const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
        return NUMBERS.flatMap(number =>
          format.formatToParts(number).flatMap(({ type, value }): [string, Period][] => {
            const name = folded(value).replace(/\.$/, '')
            return type === 'unit' && name.length > 1 ? [[name, UNITS[unit]]] : []
          }),
        )
      }),
    ),
  )
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

function grouped<Meaning>(pairs: [name: string, meaning: Meaning][]): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>()
  for (const [name, meaning] of pairs) {
    const known = found.get(name) ?? []
    if (!known.includes(meaning)) found.set(name, [...known, meaning])
  }
  return found
}
