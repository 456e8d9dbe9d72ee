import { z } from 'zod'
import areasFile from './areas.json' with { type: 'json' }
import captionsFile from './captions.json' with { type: 'json' }
import companiesFile from './companies.json' with { type: 'json' }
import datesFile from './dates.json' with { type: 'json' }
import educationFile from './education.json' with { type: 'json' }
import experienceFile from './experience.json' with { type: 'json' }
import headingsFile from './headings.json' with { type: 'json' }
import { anyOf, list, wordSet } from './lists.ts'
import placesFile from './places.json' with { type: 'json' }
import seniorityFile from './seniority.json' with { type: 'json' }
import skillsFile from './skills.json' with { type: 'json' }

/*
 * Words of resumes in eight languages, from the data files of this folder. The files are checked when they are loaded.
 */

/** Kinds of sections. If a heading names two kinds, the first in this list counts. */
export const sectionKinds = [
  ...(['volunteering', 'projects', 'certificates', 'education', 'experience', 'skills', 'languages'] as const),
  ...(['summary', 'highlights', 'contact', 'other'] as const),
]
export type SectionKind = (typeof sectionKinds)[number]

/**
 * Words of headings. A heading is one of the `words` of a kind, alone or with `fillers`, or one of its `phrases`. If a
 * heading also has unknown words, one of the `words` counts only at the beginning, at the end, or before one of the
 * `prepositions`, and never if it is `weak`, i.e. part of many names. `joints` connect two topics of a heading. A word
 * of `former` with a word of `posts` ('previous employers') is a heading of work.
 */
export const headings = z
  .object({
    words: z.record(z.enum(sectionKinds), list),
    phrases: z.partialRecord(z.enum(sectionKinds), list),
    ...{ fillers: wordSet, weak: wordSet, prepositions: wordSet, joints: anyOf, former: wordSet, posts: wordSet },
  })
  .parse(headingsFile)

/** Parts of names of employers: `words`, and `legalForms` as parts of regular expressions. */
export const companies = z.object({ words: wordSet, legalForms: anyOf }).parse(companiesFile)

/** Kinds of employment. If several match, the first counts. */
export const postKinds = [
  ...(['internship', 'apprenticeship', 'freelance', 'part-time', 'full-time'] as const),
  ...(['contract', 'temporary', 'volunteer'] as const),
]

/**
 * Words of jobs. `employment`: kinds of employment. `ownBusiness`: words for self-employment. `at`: words between title
 * and company; `within` and `beforeFirms`: such words that also occur in names. `unfinished`: words that cannot end a
 * title or a name. `before`: words that may precede an employer. `departments`: names of departments. `achievements`:
 * verbs. `kinds`: words for each kind of post.
 */
export const experience = z
  .object({
    ...{ employment: anyOf, ownBusiness: anyOf, at: anyOf, within: anyOf, beforeFirms: anyOf },
    ...{ unfinished: anyOf, before: anyOf, departments: anyOf, achievements: anyOf },
    kinds: z.record(z.enum(postKinds), anyOf),
  })
  .parse(experienceFile)

/**
 * Captions of forms, in plain words. Captions of the person: `name` or `surnameFirst` for a single field, `surname` and
 * `given` for two fields, and `role` for the desired role. Captions of a position: its parts, with `dates` for a single
 * field, or `start` and `end`. `other`: captions that are ignored.
 */
export const captions = z
  .object({
    ...{ name: list, surname: list, given: list, surnameFirst: list, role: list },
    ...{ company: list, title: list, start: list, end: list, dates: list, description: list, other: list },
  })
  .parse(captionsFile)

/**
 * Words that identify a section without a heading: words of `schools` and `degrees`, and `levels` of spoken languages.
 * All of them are matched against plain words.
 */
export const education = z.object({ schools: anyOf, degrees: anyOf, levels: anyOf }).parse(educationFile)

const seniority = z
  .object({
    levels: z.array(z.object({ level: z.string(), isPlain: z.boolean().default(false), patterns: anyOf })),
    numbers: z.record(z.string(), z.int()),
    years: anyOf,
  })
  .parse(seniorityFile)

/** Numbers written as words, as in 'seven years of experience', and the words for years. */
export const { numbers, years: yearWords } = seniority

/** Levels of seniority with the patterns of titles that name them. */
export const namedLevels = seniority.levels

const levels = namedLevels.map(({ level, isPlain, patterns }) => ({
  ...{ level, isPlain },
  pattern: new RegExp(`(?<![\\p{L}\\d])${patterns}(?![\\p{L}\\d])`, 'iu'),
}))

/**
 * The level of a title, from Intern to Executive, and the printed word for it. `isPlain` is true if the word has no
 * other meaning: 'junior' has no other meaning, but 'graduate' in 'graduate recruiter' may have one.
 */
export function seniorityIn(title: string): { level: string; printed: string; isPlain: boolean } | undefined {
  for (const { level, isPlain, pattern } of levels) {
    const printed = pattern.exec(title)?.[0]
    if (printed !== undefined) return { level, printed, isPlain }
  }
  return undefined
}

/**
 * Words of dates. `months` and `seasons` in all forms. `terms`: quarters and halves of a year. `present`: words for
 * 'until today'. `since` precedes a date, `between` is between two dates. `alone`: other words in a cell of dates.
 * `lengths`: units of the length of a period.
 */
export const dates = z
  .object({
    months: z.array(list).length(12),
    seasons: z.array(z.object({ month: z.int(), words: list })),
    terms: list,
    ...{ present: anyOf, since: anyOf, between: anyOf, alone: anyOf, lengths: anyOf },
  })
  .parse(datesFile)

/** Words of places. `arrangements`: words in place of a place, such as 'Remote'. */
export const places = z
  .object({ towns: z.record(z.string(), list), countries: wordSet, states: wordSet, arrangements: anyOf })
  .parse(placesFile)

/**
 * Words of skills. `soft` skills and spoken `languages` do not belong to a tech stack. `commonplace` skills are in half
 * of all resumes. `proficiency` follows a skill, `leadIns` precede a skill, `within` cannot end a skill, `joints` are
 * between two skills, and `labels` name a group of skills. `grid`: words in the Europass table of languages. `sides`:
 * if a guideline matches `asked`, such as 'backend', the `skills` of this side come first.
 */
export const skills = z
  .object({
    ...{ soft: anyOf, languages: anyOf, commonplace: wordSet, proficiency: anyOf, labels: anyOf, leadIns: anyOf },
    ...{
      within: anyOf,
      joints: anyOf,
      grid: anyOf.transform(
        words => new RegExp(`^(?:(?:${words})(?![\\p{L}])[\\s|():–-]*)+$|^(?:levels|common european framework)`, 'iu'),
      ),
    },
    sides: z.array(z.object({ asked: anyOf, skills: anyOf })),
  })
  .parse(skillsFile)

/**
 * Words that indicate the area of a role. `keywords` and `tools`: words of each area. `tech`: tech roles. `notTech`:
 * other roles with similar titles, such as engineers. `english`: English translations of such words, by regular
 * expressions.
 */
export const areaWords = z
  .object({
    keywords: z.record(z.enum(['DATA', 'DESIGN', 'MARKETING', 'PRODUCT']), wordSet),
    tools: z.record(z.enum(['TECH', 'DATA', 'DESIGN', 'MARKETING']), wordSet),
    ...{ tech: anyOf, notTech: anyOf },
    english: z.array(
      z.object({ word: z.string(), pattern: z.string().transform(pattern => new RegExp(pattern, 'u')) }),
    ),
  })
  .parse(areasFile)
