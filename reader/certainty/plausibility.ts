import type { Job } from '../fields/jobs.ts'
import { datedLines } from '../lines/content.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { namesDegree, namesSchool } from '../text/schools.ts'
import { isTitle } from '../text/titles.ts'
import type { ResumeFields } from '../types.ts'
import weightsFile from './plausibility.json' with { type: 'json' }

/** The result of one way of reading: lines, sections, positions and fields. */
type ReadLines = { lines: Line[]; sections: Section[]; jobs: Job[]; fields: ResumeFields }

/** Signs for and against a reading: shares and counts, scaled to 0 to 1. `plausibility.json` has their weights. */
export type Signs = Record<SignName, number>
type SignName = keyof typeof weightsFile

/*
 * The weights are those of a logistic regression on pairs of readings of the same labelled resume. The regression
 * predicts which reading has the better score. `reader/bench/fit.ts` writes the file.
 */

/** The plausibility of a reading, comparable only between readings of the same resume. Higher is better. */
export const plausibilityOf = (signs: Signs) => weigh(signs, weightsFile)

const weigh = (signs: Signs, weights: Record<string, number>) =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)

/** The signs of a reading. */
export function signsOf({ lines, sections, jobs, fields }: ReadLines): Signs {
  const letters = (some: Line[]) => some.reduce((sum, line) => sum + line.text.length, 0)
  const all = Math.max(letters(lines), 1)
  const inKinds = (...kinds: Section['kind'][]) => sections.filter(({ kind }) => kinds.includes(kind))
  const shareIn = (...kinds: Section['kind'][]) => letters(inKinds(...kinds).flatMap(section => section.lines)) / all
  const ofJobs = (is: (job: Job) => boolean) => (jobs.length === 0 ? 0 : jobs.filter(is).length / jobs.length)
  const elsewhere = sections.filter(({ kind }) => !dated.has(kind)).flatMap(section => workDates(section.lines))
  const announced = sections.filter(({ kind, heading }) => heading && kind !== 'top' && kind !== 'other')
  const summary = fields.summary.split(/\s+/).length
  return {
    noJobs: jobs.length === 0 ? 1 : 0,
    manyJobs: Math.min(jobs.length, 6) / 6,
    withCompany: ofJobs(job => job.company !== ''),
    withTitle: ofJobs(job => job.title !== ''),
    withDates: ofJobs(job => job.dates?.range === true),
    knownTitles: ofJobs(job => isTitle(job.title)),
    titlesAsCompanies: ofJobs(job => isTitle(job.company)),
    longNames: ofJobs(job => job.company.length > 50 || job.title.length > 70),
    brokenNames: ofJobs(job => /^[\p{Ll}\d]|[,:–-]$/u.test(job.company) || /[.;]$/.test(job.title)),
    schools: ofJobs(job => namesDegree(job.title) || (namesSchool(job.company) && !isTitle(job.title))),
    confidence: jobs.length === 0 ? 0 : jobs.reduce((sum, job) => sum + job.confidence, 0) / jobs.length,
    leastConfidence: Math.min(...jobs.map(job => job.confidence), 1),
    workHeading: inKinds('experience').some(({ heading }) => heading) ? 1 : 0,
    emptyWork: inKinds('experience').some(section => section.lines.length === 0) ? 1 : 0,
    headings: Math.min(announced.length, 6) / 6,
    emptySections: announced.filter(section => section.lines.length === 0).length / Math.max(announced.length, 1),
    datesElsewhere: Math.min(elsewhere.length, 4) / 4,
    unusedDates: unusedDates(inKinds('experience'), jobs),
    inTop: shareIn('top'),
    inOther: shareIn('other'),
    inSummary: shareIn('summary'),
    inWork: shareIn('experience'),
    inEducation: shareIn('education'),
    longSummary: summary > 130 ? 1 : 0,
    noSkills: fields.techStack.length === 0 ? 1 : 0,
    noName: fields.name === '' ? 1 : 0,
    severalCells: share(lines, line => line.cells.length > 2),
    shortLines: share(lines, line => line.text.length < 12),
  }
}

const share = <Item>(items: Item[], is: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(is).length / items.length

/** Kinds of sections that usually contain dates. */
const dated = new Set<Section['kind']>(['experience', 'education', 'volunteering', 'certificates', 'projects'])

/** Dated lines, if neither the line nor the lines before and after it name a school or degree. */
const workDates = (lines: Line[]) =>
  datedLines(lines).filter(at => {
    const around = lines.slice(Math.max(0, at - 1), at + 2)
    return !around.some(line => namesDegree(line.text) || namesSchool(line.text))
  })

/** The share of dated lines in sections of work that belong to no job. */
function unusedDates(sections: Section[], jobs: Job[]): number {
  const count = sections.reduce((sum, { lines }) => sum + datedLines(lines).length, 0)
  const used = jobs.filter(job => job.dates?.range).length
  return count === 0 ? 0 : Math.max(count - used, 0) / count
}
