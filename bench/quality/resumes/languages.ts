import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Reads one of the data files in `languages`. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'languages', `${name}.json`), 'utf8'))

const words = z.array(z.string()).min(1)
const trades = ['code', 'data', 'design', 'marketing', 'product', 'care', 'finance', 'build'] as const
export type Trade = (typeof trades)[number]

/** What a resume's headings are for. */
export const headingKinds = [
  ...(['summary', 'experience', 'education', 'skills', 'languages', 'contact', 'projects'] as const),
  ...(['volunteering', 'certificates', 'other'] as const),
]

const languageRules = z.strictObject({
  key: z.string(),
  first: words,
  last: words,
  cities: words,
  country: z.string(),
  /** '#' is a figure. */
  phones: words,
  months: words.length(12),
  shortMonths: words.length(12),
  /** Spring, summer, autumn, winter. */
  seasons: words.length(4),
  /** A year and a month of a length of stay, in the singular and the plural. */
  lengths: z.strictObject({ year: words.length(2), month: words.length(2) }),
  now: words,
  since: z.string(),
  to: z.string(),
  headings: z.record(z.enum(headingKinds), words),
  labels: z.strictObject({ phone: words, email: words, address: words, born: z.string().optional() }),
  titles: z.record(z.enum(trades), words),
  firms: words,
  /** '%' is a share, '#' a figure, '@' a technology. */
  deeds: words,
  opening: words,
  schools: words,
  degrees: words,
  speaks: words,
  soft: words,
  /** A sentence that the country's resumes end with. */
  clause: z.string().optional(),
})

/** What people of one country write on their resumes. */
export type Language = z.output<typeof languageRules>

const english = z.record(z.string(), z.unknown()).parse(read('english'))

/** English is the same in both countries, apart from names, places and degrees. */
export const languages = [
  ...['british', 'american'].map(name => languageRules.parse({ ...english, ...Object(read(name)) })),
  ...['german', 'french', 'spanish', 'portuguese', 'polish', 'dutch'].map(name => languageRules.parse(read(name))),
]

/** The area of each trade, and what its people list among their skills. */
export const tradeFacts = z
  .record(z.enum(trades), z.strictObject({ area: z.string(), areaAlso: words.optional(), skills: words }))
  .parse(read('trades'))
