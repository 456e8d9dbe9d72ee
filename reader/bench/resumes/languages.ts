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

/** Kinds of headings of a resume. */
export const headingKinds = [
  ...(['summary', 'experience', 'education', 'skills', 'languages', 'contact', 'projects'] as const),
  ...(['volunteering', 'certificates', 'other'] as const),
]

/** The kind of a section's heading. */
export type HeadingKind = (typeof headingKinds)[number]

/** An object with the same rule for each name. */
const each = <Name extends string, Rule>(rule: Rule, ...names: Name[]) =>
  Object.fromEntries(names.map(name => [name, rule])) as Record<Name, Rule>

/**
 * Placeholders: in `phones` '#' is a digit; in `deeds` '%' is a percentage, '#' a number, '@' a technology; in the
 * titles of freelancers, interns and students '%' is the title of the trade. `trickyDeeds` mention dates, firms and
 * titles that belong to no post. `leave`: entries among the posts that are not posts. `clause`: a sentence at the end
 * of the country's resumes. `form`: captions of forms, and words of resume layouts.
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
  /** The words for year and month in the length of a period, in the singular and the plural. */
  lengths: z.strictObject(each(words.length(2), 'year', 'month')),
  headings: z.record(z.enum(headingKinds), words),
  labels: z.strictObject(each(words, 'phone', 'email', 'address')),
  titles: z.record(z.enum(trades), words),
  /** Skills of a trade, in addition to those of `tradeFacts`, and achievements of some trades. */
  ...each(z.partialRecord(z.enum(trades), words), 'skills', 'tradeDeeds'),
  volunteering: z.array(z.strictObject({ role: z.string(), place: z.string() })),
  form: z.strictObject({
    ...each(z.string(), 'period', 'employer', 'position', 'tasks', 'at', 'page', 'of', 'vita', 'born'),
    ...each(z.string(), 'personal', 'both', 'start', 'end', 'post', 'firm', 'duties'),
  }),
})

/**
 * Words invented for the bench, which are in none of the reader's lists. Every second word is used only in resumes that
 * are held out.
 */
const ownRules = z.strictObject({
  headings: z.partialRecord(z.enum(headingKinds), words),
  ...each(words, 'firms', 'titles', 'skills', 'towns'),
})

/** The words of resumes in one country. */
export type Language = z.output<typeof languageRules> & {
  culture: string
  own: z.output<typeof ownRules>
}

const english = z.record(z.string(), z.unknown()).parse(read('english'))

/** Reads a language. `name`: the culture of most names, and the file of the bench's own words. */
const languageOf = (file: string, name = file): Language => {
  const rules = languageRules.parse(name === 'english' ? { ...english, ...Object(read(file)) } : read(file))
  return { ...rules, culture: name, own: ownRules.parse(read(`own/${name}`)) }
}

/** All languages. British and American English differ in names, places and degrees. */
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

/** The area and the skills of each trade. */
export const tradeFacts = z
  .record(z.enum(trades), z.strictObject({ area: z.string(), areaAlso: words.optional(), skills: words }))
  .parse(read('trades'))
