import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { list } from '../../words/lists.ts'

/** Reads one of the data files in `languages`. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'languages', `${name}.json`), 'utf8'))

const words = z.array(z.string()).min(1)
export const trades = [
  ...(['code', 'data', 'design', 'marketing', 'product', 'care', 'finance', 'build'] as const),
  ...(['crafts', 'kitchen', 'law', 'public', 'retail', 'logistics', 'teaching', 'science'] as const),
]
export type Trade = (typeof trades)[number]

/** What a resume's headings are for. */
export const headingKinds = [
  ...(['summary', 'experience', 'education', 'skills', 'languages', 'contact', 'projects'] as const),
  ...(['volunteering', 'certificates', 'other'] as const),
]

/** The sections that a resume has a heading for. */
export type HeadingKind = (typeof headingKinds)[number]

const formTexts = [
  ...(['period', 'employer', 'position', 'tasks', 'at', 'page', 'of', 'vita', 'born'] as const),
  ...(['personal', 'both', 'start', 'end', 'post', 'firm', 'duties'] as const),
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
  labels: z.strictObject({ phone: words, email: words, address: words }),
  titles: z.record(z.enum(trades), words),
  /** What people of a trade can do, beside the tools that `tradeFacts` names. */
  skills: z.partialRecord(z.enum(trades), words),
  firms: words,
  /** What was done in some trades only. */
  tradeDeeds: z.partialRecord(z.enum(trades), words),
  /** Deeds that name dates, firms and titles which are no post of this person. */
  trickyDeeds: words,
  /** '%' is a share, '#' a figure, '@' a technology. */
  deeds: words,
  opening: words,
  schools: words,
  degrees: words,
  speaks: words,
  soft: words,
  /** What stands in place of an employer. */
  selfEmployed: words,
  /** A title of somebody without an employer, of an intern, of a student; '%' is the title of the trade. */
  freelance: words,
  internships: words,
  studying: words,
  studentJobs: words,
  /** Entries among the posts that are none. */
  leave: words,
  volunteering: z.array(z.strictObject({ role: z.string(), place: z.string() })),
  /** Headings of what academics have beside posts. */
  publications: words,
  teaching: words,
  courses: words,
  clients: z.string(),
  skillGroups: words,
  /** A sentence that the country's resumes end with. */
  clause: z.string().optional(),
  /** What forms ask for and templates print, the same for everybody. */
  form: z.record(z.enum(formTexts), z.string()),
})

/**
 * Words of our own invention, none of which the reader has in its lists. Every second entry belongs to the resumes that
 * are held out.
 */
const ownRules = z.strictObject({
  headings: z.partialRecord(z.enum(headingKinds), words),
  firms: words,
  titles: words,
  skills: words,
  towns: words,
})

/** What people of one country write on their resumes, and what only these resumes have. */
export type Language = z.output<typeof languageRules> & {
  culture: string
  own: z.output<typeof ownRules>
}

const english = z.record(z.string(), z.unknown()).parse(read('english'))

/** `name` is the file and the culture whose names people mostly have. */
const languageOf = (file: string, name = file): Language => {
  const rules = languageRules.parse(name === 'english' ? { ...english, ...Object(read(file)) } : read(file))
  return { ...rules, culture: name, own: ownRules.parse(read(`own/${name}`)) }
}

/** English is the same in both countries, apart from names, places and degrees. */
export const languages: Language[] = [
  ...['british', 'american'].map(name => languageOf(name, 'english')),
  ...['german', 'french', 'spanish', 'portuguese', 'polish', 'dutch', 'italian', 'catalan'].map(name =>
    languageOf(name),
  ),
]

/** Names by culture. */
export const names = z
  .record(z.string(), z.object({ first: list, last: list }))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'names.json'), 'utf8')))

/** The area of each trade, and what its people list among their skills. */
export const tradeFacts = z
  .record(z.enum(trades), z.strictObject({ area: z.string(), areaAlso: words.optional(), skills: words }))
  .parse(read('trades'))
