import type { Job } from '../fields/jobs.ts'
import { wordsIn } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { namesSchool } from '../text/schools.ts'
import { meanOf, type Traits, truth } from './traits.ts'

/** Positions with the sections of their reading. */
export type ReadList = { jobs: Job[]; sections: Section[] }

/** Traits that show whether a list of companies is lost: of the whole list, and the chances of its positions. */
export const lostTraits = (read: ReadList, chances: number[]): Traits => ({
  ...listTraits(read),
  ...chanceTraits(chances),
})

export function chanceTraits(chances: number[]): Traits {
  const odds = chances.map(chance => Math.log(bounded(chance) / (1 - bounded(chance))))
  return {
    likelyJobs:
      Math.min(
        chances.reduce((sum, chance) => sum + chance, 0),
        6,
      ) / 6,
    noneIsRight: chances.reduce((all, chance) => all * (1 - chance), 1),
    likeliest: chances.length === 0 ? 0 : Math.max(...odds) / 5,
    likely: meanOf(odds) / 5,
  }
}

const bounded = (chance: number) => Math.min(Math.max(chance, 0.01), 0.99)

export function listTraits({ jobs, sections }: ReadList): Traits {
  const companies = jobs.map(({ company }) => company)
  const share = (is: (company: string) => boolean) => meanOf(companies.map(company => truth(is(company))))
  const texts = jobs.map(({ description }) => description.length)
  const longest =
    Math.max(...texts) /
    Math.max(
      texts.reduce((sum, length) => sum + length, 0),
      1,
    )
  return {
    named: share(company => company !== ''),
    schools: share(namesSchool),
    withCommas: share(company => company.includes(',')),
    longNames: share(company => company.split(/\s+/).length > 6),
    longHeaders: meanOf(jobs.map(({ from }) => truth(from.map(({ text }) => text).join(' ').length > 140))),
    unlikeLooks: unlikeLooks(jobs),
    longestText: jobs.length > 1 ? longest - 1 / jobs.length : 0,
    workSections: Math.min(sections.filter(({ kind }) => kind === 'experience').length, 4) / 4,
    unusedYears: unusedYears(jobs, sections),
  }
}

/** The share of companies whose format differs from the most frequent format. */
function unlikeLooks(jobs: Job[]): number {
  const looks = jobs.flatMap(({ company, from }) => {
    const [start = ''] = company.split(/\s+/)
    const word = start === '' ? undefined : from.flatMap(wordsIn).find(({ text }) => text.includes(start))
    return word ? `${word.bold} ${word.italic} ${Math.round(word.h)}` : []
  })
  const counts = looks.map(look => looks.filter(other => other === look).length)
  return looks.length < 2 ? 0 : 1 - Math.max(...counts) / looks.length
}

/** The share of lines with a year that are in no header of a position. Education and certificates are left out. */
function unusedYears(jobs: Job[], sections: Section[]): number {
  const headers = new Set(jobs.flatMap(({ from }) => from.flatMap(wordsIn)))
  const years = sections
    .filter(({ kind }) => kind !== 'education' && kind !== 'certificates')
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => /\b(?:19|20)\d\d\b/.test(text))
  return meanOf(years.map(line => truth(!wordsIn(line).some(word => headers.has(word)))))
}
