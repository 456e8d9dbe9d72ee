import { technologyNamed } from '../language/technologies.ts'
import weightsFile from './certainty.json' with { type: 'json' }
import type { Clues, Found } from './evidence.ts'
import type { Job } from './local/jobs.ts'
import type { ReadFields } from './local/readFields.ts'
import type { Signs } from './plausibility.ts'
import { isTitle } from './text/titles.ts'

/*
 * How likely a value is right depends on more than on how it was found: on its shape, on the other values of its list,
 * and on how plausible the whole reading is. The weights are those of a logistic regression for each field on labelled
 * resumes; `bench/quality/fitCertainty.ts` makes the file anew. See docs/decisions/056.
 */

/** What is weighed: shares, counts and truths from 0 to 1, and `found`, the finder's confidence as log-odds. */
export type Traits = Record<string, number>

type Model = { bias: number; weights: Traits }
const models: Record<CertainField, Model> = weightsFile.values
const lossModel: Model = weightsFile.loss

/** The clues with the chance that each is right as their confidence; fields without a model keep what their finder said. */
export function calibrated(read: Told): Clues {
  const chances = new Map(told(read).map(({ field, clue, traits }) => [clue, chance(models[field], traits)]))
  const sure = <Clue extends { confidence: number }>(clue: Clue): Clue => ({
    ...clue,
    confidence: chances.get(clue) ?? clue.confidence,
  })
  const { previousCompanies, ...fields } = read.clues
  const entries = Object.entries(fields).map(([field, clue]) => [
    field,
    Array.isArray(clue) ? clue.map(sure) : clue && sure(clue),
  ])
  return {
    ...(Object.fromEntries(entries) as typeof fields),
    previousCompanies: previousCompanies.map(each => sure(each)),
  }
}

/** Positions and the signs of the reading that they are from. */
export type ReadJobs = Pick<ReadFields, 'jobs'> & { signs: Signs }
type Told = ReadJobs & Pick<ReadFields, 'clues'>

/** The fields that have a model. */
export type CertainField = keyof typeof weightsFile.values

/** Each value of these fields with what tells whether it is right, in the order of the fields and of their lists. */
export function told({ clues, signs, jobs }: Told): { field: CertainField; clue: object; traits: Traits }[] {
  const list = (clue: Valued | Valued[] | undefined) => [clue ?? []].flat()
  const of = (field: 'name' | 'role' | 'summary') =>
    list(clues[field]).map(clue => ({ field, clue, traits: traitsOf(clue, signs) }))
  const stack = list(clues.techStack)
  return [
    ...of('name'),
    ...of('role'),
    ...of('summary'),
    ...stack.map(clue => ({
      field: 'techStack' as const,
      clue,
      traits: { ...traitsOf(clue, signs), ...skillTraits(clue, stack) },
    })),
    ...jobs.map(job => ({
      field: 'previousCompanies' as const,
      clue: job,
      traits: jobTraits(job, { jobs, signs }),
    })),
  ]
}

type Valued = Pick<Found, 'value' | 'confidence'>

/** The chance, from 0 to 1, that the list of companies is lost: none or hardly one of them was read. */
export const chanceOfLoss = (read: ReadJobs) =>
  chance(
    lossModel,
    lossTraits(read, job => chance(models.previousCompanies, jobTraits(job, read))),
  )

/** What tells whether the list of companies is lost: the reading, and how likely its positions are right. */
export function lossTraits({ signs, jobs }: ReadJobs, chanceOf: (job: Job) => number): Traits {
  const chances = jobs.map(chanceOf)
  const sum = chances.reduce((all, one) => all + one, 0)
  // The chances tell these better; beside them, they would speak for a loss where a position was read well.
  const { withDates, workHeading, confidence, leastConfidence, ...others } = signs
  return {
    ...others,
    likeliestJob: Math.max(0, ...chances),
    likelyJobs: Math.min(sum, 6) / 6,
    likelyShare: sum / Math.max(jobs.length, 1),
  }
}

const chance = ({ bias, weights }: Model, traits: Traits) =>
  1 /
  (1 + Math.exp(-bias - Object.entries(traits).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)))

/** What the shape of a value, its finder and the whole reading tell. */
function traitsOf({ value, confidence }: Valued, signs: Signs): Traits {
  const words = value.split(/\s+/).length
  const found = Math.min(Math.max(confidence, 0.02), 0.98)
  return {
    ...signs,
    found: Math.log(found / (1 - found)),
    words: Math.min(words, 10) / 10,
    oneWord: truth(words === 1),
    manyWords: truth(words > 4),
    letters: Math.min(value.length, 60) / 60,
    startsSmall: truth(/^\p{Ll}/u.test(value)),
    hasFigures: truth(/\d/.test(value)),
    hasSigns: truth(/[.:;!?()|,]/.test(value)),
    isCapitals: truth(/\p{Lu}{3}/u.test(value) && value === value.toUpperCase()),
  }
}

/** The traits of an item of the stack beside all of them. */
function skillTraits({ value }: Valued, all: Valued[]): Traits {
  const isKnown = technologyNamed(value) !== undefined
  const known = all.filter(other => technologyNamed(other.value) !== undefined).length / all.length
  return {
    known: truth(isKnown),
    amongKnown: isKnown ? 0 : known,
    fewItems: truth(all.length < 5),
    manyItems: Math.min(all.length, 40) / 40,
  }
}

/** The traits of a position beside all of them. */
export function jobTraits(job: Job, { jobs, signs }: ReadJobs): Traits {
  const unsure = jobs.filter(({ confidence }) => confidence < doubtful).length / jobs.length
  const { words = 0, letters = 0 } = traitsOf({ value: job.title, confidence: 0.5 }, signs)
  return {
    ...traitsOf({ value: job.company, confidence: job.confidence }, signs),
    unsure,
    alone: truth(jobs.length === 1),
    dated: truth(job.dates?.range === true),
    titleIsKnown: truth(isTitle(job.title)),
    companyIsTitle: truth(isTitle(job.company)),
    titleWords: words,
    titleLetters: letters,
    hasText: truth(job.description !== ''),
  }
}

const doubtful = 0.7

const truth = (is: boolean) => (is ? 1 : 0)
