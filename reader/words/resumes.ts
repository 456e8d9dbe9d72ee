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
 * The words of resumes in eight languages, from the data files of this folder. They are checked when a process loads
 * them.
 */

/** The kinds of a resume's sections. If a heading names two, the first in this list decides. */
export const sectionKinds = [
  ...(['volunteering', 'projects', 'certificates', 'education', 'experience', 'skills', 'languages'] as const),
  ...(['summary', 'highlights', 'contact', 'other'] as const),
]
export type SectionKind = (typeof sectionKinds)[number]

/**
 * `words` make a heading of a kind, alone or among `fillers`; `phrases` do so as a whole. A word also makes one beside
 * unknown words, as the last, the first or before one of the `prepositions`, unless it is `weak`: part of many names.
 * `joints` stand between two things that a heading announces. `former` and `posts`, employers or positions, together announce the work.
 */
export const headings = z
  .object({
    words: z.record(z.enum(sectionKinds), list),
    phrases: z.partialRecord(z.enum(sectionKinds), list),
    ...{ fillers: wordSet, weak: wordSet, prepositions: wordSet, joints: anyOf, former: wordSet, posts: wordSet },
  })
  .parse(headingsFile)

/** Names of employers: their `words`, and `legalForms` as parts of regular expressions. */
export const companies = z.object({ words: wordSet, legalForms: anyOf }).parse(companiesFile)

/** How somebody was employed; the first that fits counts. */
export const postKinds = [
  ...(['internship', 'apprenticeship', 'freelance', 'part-time', 'full-time'] as const),
  ...(['contract', 'temporary', 'volunteer'] as const),
]

/**
 * Jobs: kinds of `employment`, words for the person's `ownBusiness`, words for `at` between title and company, words that stand
 * there, too, but also in names (`within`, `beforeFirms`), words on which no title or name ends (`unfinished`), words that may
 * stand `before` an employer, names of `departments`, verbs of `achievements`, and words for each of the `kinds` of posts.
 */
export const experience = z
  .object({
    ...{ employment: anyOf, ownBusiness: anyOf, at: anyOf, within: anyOf, beforeFirms: anyOf },
    ...{ unfinished: anyOf, before: anyOf, departments: anyOf, achievements: anyOf },
    kinds: z.record(z.enum(postKinds), anyOf),
  })
  .parse(experienceFile)

/**
 * Captions of forms, in plain words: the person's `name`, in one field (`surnameFirst` where that is asked for) or in two,
 * and the `role` that is wanted; of a position its parts, its dates in one field or as `start` and `end`. `other` captions
 * are known, but of no use.
 */
export const captions = z
  .object({
    ...{ name: list, surname: list, given: list, surnameFirst: list, role: list },
    ...{ company: list, title: list, start: list, end: list, dates: list, description: list, other: list },
  })
  .parse(captionsFile)

/**
 * Words that mark a section without a heading: names of `schools` and `degrees`, and `levels` in which a
 * language is spoken. All of them are matched against plain words.
 */
export const education = z.object({ schools: anyOf, degrees: anyOf, levels: anyOf }).parse(educationFile)

const seniority = z
  .object({
    levels: z.array(z.object({ level: z.string(), isPlain: z.boolean().default(false), patterns: anyOf })),
    numbers: z.record(z.string(), z.int()),
    years: anyOf,
  })
  .parse(seniorityFile)

/** Written numbers, as in 'seven years of experience', and the words for years. */
export const { numbers, years: yearWords } = seniority

/** The levels that titles name, each with what names it. */
export const namedLevels = seniority.levels

const levels = namedLevels.map(({ level, isPlain, patterns }) => ({
  ...{ level, isPlain },
  pattern: new RegExp(`(?<![\\p{L}\\d])${patterns}(?![\\p{L}\\d])`, 'iu'),
}))

/**
 * The level from Intern to Executive that a title names, if any, and the words that say it. `isPlain` is true if they mean nothing
 * else: a junior is one, a graduate recruiter need not be.
 */
export function seniorityIn(title: string): { level: string; printed: string; isPlain: boolean } | undefined {
  for (const { level, isPlain, pattern } of levels) {
    const printed = pattern.exec(title)?.[0]
    if (printed !== undefined) return { level, printed, isPlain }
  }
  return undefined
}

/**
 * The forms of each month and season, `terms` for a quarter or half of a year, and words for 'until today'. `since`
 * precedes a date, `between` stands between two, `alone` are words of a cell that holds only dates, and `lengths` are
 * units of the time that somebody stayed.
 */
export const dates = z
  .object({
    months: z.array(list).length(12),
    seasons: z.array(z.object({ month: z.int(), words: list })),
    terms: list,
    ...{ present: anyOf, since: anyOf, between: anyOf, alone: anyOf, lengths: anyOf },
  })
  .parse(datesFile)

/** `arrangements` stand in for a place: 'Remote'. */
export const places = z
  .object({ towns: z.record(z.string(), list), countries: wordSet, states: wordSet, arrangements: anyOf })
  .parse(placesFile)

/**
 * `soft` skills and human `languages` are no part of a stack. `commonplace` skills are named in half of all resumes.
 * `proficiency` follows a skill, `leadIns` precede it, `within` are words that end none, `joints` stand between two, and
 * `labels` name a group of skills. `grid` are the words of Europass' table of languages. A guideline that asks for a side, such as the backend, puts its
 * skills first.
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
 * The words that hint at the area of a role: `keywords` of each area; `tech` roles, `notTech` ones that are also called
 * engineers, and names of `code`. `english` translates such words by regular expressions.
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
