import type { Random } from '@talentdesk/reader/bench/random'
import { languages, names } from '@talentdesk/reader/bench/resumes/languages'
import { list } from '@talentdesk/reader/words/lists'
import { occupationFile } from '../../api/matching/language/jobs.ts'
import type { TalentArea } from '../../api/talents/words.ts'

const cultures = Object.entries(names)

export type Name = { first: string; last: string; culture: string }

/** A random name. Some have a second first name or a double surname, so that few of a million talents share a name. */
export function nameOf(random: Random): Name {
  const [culture, { first, last }] = pick(random, cultures)
  const second = random.next() < 0.25 ? ` ${pick(random, first)}` : ''
  const double = random.next() < 0.12 ? `-${pick(random, last)}` : ''
  return { first: `${pick(random, first)}${second}`, last: `${pick(random, last)}${double}`, culture }
}

const english = languages.find(({ key }) => key === 'en-GB') ?? languages[0]
const byCulture: Record<string, string> = {
  ...{ german: 'de', french: 'fr', spanish: 'es', portuguese: 'pt', polish: 'pl', dutch: 'nl' },
}

/** Phrases for the texts of a person: mostly English, else in the language of the person's culture. */
export function phrasesOf(random: Random, culture: string) {
  const own = random.next() < 0.4 ? languages.find(({ key }) => key === byCulture[culture]) : undefined
  const phrases = own ?? english
  if (!phrases) throw new Error('There are no phrases')
  return phrases
}

export type Occupation = (typeof occupationFile)['occupations'][number]

/** Repetitions of each occupation of a field: agencies place many people in it, but the table has few occupations. */
const frequent: Record<string, number> = {
  software: 3,
  data: 4,
  infrastructure: 2,
  design: 6,
  product: 4,
  marketing: 12,
}

const weighted = occupationFile.occupations.flatMap(occupation =>
  Array.from({ length: frequent[occupation.field] ?? 1 }, () => occupation),
)

export const occupationOf = (random: Random) => pick(random, weighted)

const areas: Record<string, TalentArea> = {
  ...{ software: 'TECH', infrastructure: 'TECH', quality: 'TECH', data: 'DATA', design: 'DESIGN' },
  ...{ marketing: 'MARKETING', product: 'PRODUCT' },
}

export const areaOf = ({ field }: Occupation): TalentArea => areas[field] ?? 'OTHER'

/** Words in names of firms, by field of work. */
const tradesOfFields: Record<string, string> = {
  ...{ software: 'Software, Systems, Labs, Apps, Technologies', data: 'Analytics, Data, Insights, Intelligence' },
  ...{ infrastructure: 'Cloud, Networks, Hosting, Security', quality: 'Testing, Quality, Systems' },
  ...{ design: 'Studio, Design, Branding, Interactive', arts: 'Media, Gallery, Theatre, Productions' },
  ...{ marketing: 'Marketing, Media, Communications', product: 'Digital, Ventures, Products, Consulting' },
  ...{ health: 'Hospital, Clinic, Health, Care', education: 'School, College, Academy', legal: 'Legal, Partners' },
  ...{ engineering: 'Engineering, Works, Construction, Energy', finance: 'Bank, Insurance, Finance, Capital' },
  ...{ hospitality: 'Hotel, Kitchen, Restaurant', operations: 'Logistics, Freight, Trading, Foods' },
}
const trades = new Map(Object.entries(tradesOfFields).map(([field, words]) => [field, words.split(', ')]))
const otherTrades = ['Services', 'Group', 'Solutions', 'Partners']
const places = list.parse([
  'Nordwind, Harbour, Alpine, Meridian, Blue River, Old Mill, Silver, Greenfield, Atlas',
  'Northgate, Lumen, Cobalt, Kestrel, Amber, Cedar, Granite, Horizon, Juniper',
  'Orchard, Pioneer, Quarry, Summit, Tamarack, Verity, Willow, Aurora, Bright, Copper, Delta, Elm',
])
const forms = ['', '', '', ' GmbH', ' Ltd', ' Inc.', ' S.A.', ' B.V.', ' Group', ' & Partners', ' AG', ' LLC']

/** The name of a firm in a field of work. Each field has some ten thousand possible names. */
export function firmOf(random: Random, field: string): string {
  const [, { last }] = pick(random, cultures)
  const trade = pick(random, trades.get(field) ?? otherTrades)
  const owner = random.next() < 0.5 ? pick(random, places) : pick(random, last)
  return `${owner} ${trade}${pick(random, forms)}`
}

/** Replaces the placeholders of a text: '@' by a skill, '%' by a percentage, '#' by a number. */
export function fill(random: Random, text: string, skills: string[]): string {
  return text.replace(/[@%#]/g, sign => {
    if (sign === '@') return pick(random, skills)
    return sign === '%' ? `${random.between(8, 74)} %` : String(random.between(2, 19))
  })
}

const dollarFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const dollars = (amount: number) => `$${dollarFormat.format(amount)}`

export const pick = <Item>(random: Random, items: readonly Item[]) => random.pick(items as readonly [Item, ...Item[]])

/** Random different items, at most `many`. */
export const some = <Item>(random: Random, items: readonly Item[], many: number) => [
  ...new Set(Array.from({ length: many }, () => pick(random, items))),
]
