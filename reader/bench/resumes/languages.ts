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

/** The kinds of a resume's headings. */
export const headingKinds = [
  ...(['summary', 'experience', 'education', 'skills', 'languages', 'contact', 'projects'] as const),
  ...(['volunteering', 'certificates', 'other'] as const),
]

/** The sections that a resume has a heading for. */
export type HeadingKind = (typeof headingKinds)[number]

/** The same rule under each of these names. */
const each = <Name extends string, Rule>(rule: Rule, ...names: Name[]) =>
  Object.fromEntries(names.map(name => [name, rule])) as Record<Name, Rule>

/**
 * In phones '#' is a figure; in deeds '%' is a share, '#' a figure, '@' a technology; in what somebody is without an employer,
 * as an intern or a student '%' is the title of the trade. Tricky deeds name dates, firms and titles which are no post;
 * `leave` are entries among the posts that are none. The clause is a sentence that the country's resumes end with, and `form`
 * has what forms ask for and templates print.
 */
const languageRules = z.strictObject({
  ...each(z.string(), 'key', 'country', 'since', 'to', 'clients'),
  clause: z.string().optional(),
  ...each(
    words,
    'first',
    'last',
    'cities',
    'phones',
    'now',
    'firms',
    'schools',
    'degrees',
    'speaks',
    'soft',
    'opening',
  ),
  ...each(
    words,
    'deeds',
    'trickyDeeds',
    'selfEmployed',
    'freelance',
    'internships',
    'studying',
    'studentJobs',
    'leave',
  ),
  ...each(words, 'publications', 'teaching', 'courses', 'skillGroups'),
  ...each(words.length(12), 'months', 'shortMonths'),
  seasons: words.length(4),
  /** A year and a month of a length of stay, in the singular and the plural. */
  lengths: z.strictObject(each(words.length(2), 'year', 'month')),
  headings: z.record(z.enum(headingKinds), words),
  labels: z.strictObject(each(words, 'phone', 'email', 'address')),
  titles: z.record(z.enum(trades), words),
  /** Skills of a trade, beside the tools of `tradeFacts`, and achievements of some trades only. */
  ...each(z.partialRecord(z.enum(trades), words), 'skills', 'tradeDeeds'),
  volunteering: z.array(z.strictObject({ role: z.string(), place: z.string() })),
  form: z.strictObject({
    ...each(z.string(), 'period', 'employer', 'position', 'tasks', 'at', 'page', 'of', 'vita', 'born'),
    ...each(z.string(), 'personal', 'both', 'start', 'end', 'post', 'firm', 'duties'),
  }),
})

/**
 * Words of our own invention, none of which the reader has in its lists. Every second entry belongs to the resumes that
 * are held out.
 */
const ownRules = z.strictObject({
  headings: z.partialRecord(z.enum(headingKinds), words),
  ...each(words, 'firms', 'titles', 'skills', 'towns'),
})

/** Words of resumes in one country, and parts that only these resumes have. */
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
