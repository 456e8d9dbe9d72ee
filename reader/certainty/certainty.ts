import type { Clues } from '../evidence.ts'
import type { ReadFields } from '../fields/readFields.ts'
import type { Line } from '../lines/lines.ts'
import weightsFile from './certainty.json' with { type: 'json' }
import { nameTraits, roleTraits } from './headTraits.ts'
import { type ReadJobs, traitsOfJobs } from './jobTraits.ts'
import { lostTraits, type ReadList } from './lostTraits.ts'
import { skillTraits, type Traits, traitsOf } from './traits.ts'

/*
 * The confidence in a value depends on its finder, its shape, the other values of its list, and the plausibility of the
 * whole reading. Each field has the weights of a logistic regression on labelled resumes, in a file that
 * `reader/bench/fitCertainty.ts` writes. See docs/decisions/052.
 */

type Model = { bias: number; weights: Traits }
const models: Record<CertainField, Model> = weightsFile.values
const lostModel: Model = weightsFile.loss

/** The clues with calibrated confidences. Fields without a model keep the confidence of their finder. */
export function calibrated(read: ReadResult): Clues {
  const chances = new Map(valuesOf(read).map(({ field, clue, traits }) => [clue, chance(models[field], traits)]))
  const sure = <Clue extends { confidence: number }>(clue: Clue): Clue => ({
    ...clue,
    confidence: chances.get(clue) ?? clue.confidence,
  })
  const isSure = ({ company }: { company: string }) => read.isExact || read.agreed.has(company)
  const { previousCompanies, ...fields } = read.clues
  const entries = Object.entries(fields).map(([field, clue]) => [
    field,
    Array.isArray(clue) ? clue.map(sure) : clue && sure(clue),
  ])
  return {
    ...(Object.fromEntries(entries) as typeof fields),
    previousCompanies: previousCompanies
      .map(each => sure(each))
      .map(each => (isSure(each) ? each : { ...each, confidence: Math.min(each.confidence, disputed) })),
  }
}

/** Maximum confidence in a firm that at least one of the other ways of reading did not find. */
const disputed = 0.8

/** A reading, with the firms that every way of reading found. */
type ReadResult = { agreed: ReadonlySet<string> } & ReadJobs &
  Pick<ReadFields, 'clues' | 'fields' | 'isExact'> & { lines: Line[] }

/** The fields that have a model. */
export type CertainField = keyof typeof weightsFile.values

/** A value with its traits. `clue` is the same object as in `clues` or `jobs`, by which its chance is looked up. */
type Certain = { field: CertainField; clue: object; traits: Traits }

/** The values of all fields that have a model, with their traits. Items of a list are in their order. */
export function valuesOf({ clues, fields, lines, signs, jobs, isExact }: ReadResult): Certain[] {
  const list = <Clue>(clue: Clue | Clue[] | undefined) => [clue ?? []].flat() as Clue[]
  const stack = list(clues.techStack)
  const ofJobs = traitsOfJobs({ jobs, signs })
  return [
    ...list(clues.name).map(clue => ({ field: 'name' as const, clue, traits: nameTraits(clue, { lines, fields }) })),
    ...list(clues.role).map(clue => ({ field: 'role' as const, clue, traits: roleTraits(clue, jobs) })),
    ...list(clues.summary).map(clue => ({ field: 'summary' as const, clue, traits: traitsOf(clue, signs) })),
    ...stack.map(clue => ({
      field: 'techStack' as const,
      clue,
      traits: { ...traitsOf(clue, signs), ...skillTraits(clue, stack) },
    })),
    ...(isExact ? [] : jobs).map((job, at) => ({
      field: 'previousCompanies' as const,
      clue: job,
      traits: ofJobs[at] ?? {},
    })),
  ]
}

/** The chance, from 0 to 1, that the list of companies is lost, i.e. no right company was read. */
export const chanceOfLost = (read: ReadJobs & ReadList) =>
  chance(
    lostModel,
    lostTraits(
      read,
      traitsOfJobs(read).map(traits => chance(models.previousCompanies, traits)),
    ),
  )

const chance = ({ bias, weights }: Model, traits: Traits) =>
  1 /
  (1 + Math.exp(-bias - Object.entries(traits).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)))
