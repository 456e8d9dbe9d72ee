/**
 * Fits the models of the reader's confidence and of lost lists of companies: `npx tsx reader/bench/fitCertainty.ts
 * FOLDER… [--write]`. A folder contains resumes and a labels.json in the format of the evaluation data. Fields without
 * a label are not scored. Resumes of real people are never training data. Without `--write`, only reports the results
 * on families to which the models were not fitted. Run this after `fit.ts`, whose weights decide which reading is
 * chosen.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CertainField, valuesOf } from '../certainty/certainty.ts'
import { traitsOfJobs } from '../certainty/jobTraits.ts'
import { chanceTraits, listTraits } from '../certainty/lostTraits.ts'
import { readPlausibly } from '../mostPlausible.ts'
import { halvesOf, type LabelledResume, readLabelled } from './labelled.ts'
import { type Case, fitLogistic, sigmoid, type Weights, weigh } from './logistic.ts'
import { hasOption, percent } from './measure.ts'
import { companiesF1, judge, losesCompanies } from './score.ts'

type Model = { bias: number; weights: Weights }
type Value = Case & { field: CertainField }
/** The list of companies with the traits of its positions. `isLost` is null if the labels are unknown. */
type List = { ofJobs: Weights[]; ofList: Weights; isLost: boolean | null; isHalfLost: boolean }
type File = { family: string; weight: number; values: Value[]; list: List }

/** F1 score below which a list of companies counts as half lost. */
const half = 0.5
/** Minimum chance of a value that is shown as sure. */
const threshold = 0.85

const files: File[] = []
for await (const resume of readLabelled()) files.push(readOne(resume))
report()
if (hasOption('write')) {
  const file = path.join(import.meta.dirname, '../certainty/certainty.json')
  writeFileSync(file, `${JSON.stringify(fitAll(files), null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

function readOne({ layout, labels, isKnown, family, weight }: LabelledResume): File {
  const chosen = readPlausibly(layout)
  const { fields } = chosen
  const judged = judge(fields, labels)
  const nth = new Map<string, number>()
  const values = valuesOf(chosen).flatMap(({ field, traits }): Value[] => {
    const at = nth.get(field) ?? 0
    nth.set(field, at + 1)
    const answer = judged.filter(one => one.field === field)[at]
    return answer && isKnown(field) ? [{ field, signs: traits, right: answer.isRight ? 1 : 0, weight }] : []
  })
  const isLost = isKnown('previousCompanies') ? losesCompanies(fields, labels) : null
  const isHalfLost = isLost === false && companiesF1(fields, labels) < half
  const list = { ofJobs: traitsOfJobs(chosen), ofList: listTraits(chosen), isLost, isHalfLost }
  return { family, weight, values, list }
}

function fitAll(some: File[]) {
  const all = some.flatMap(({ values }) => values)
  const fields = [...new Set(all.map(({ field }) => field))]
  const values = Object.fromEntries(
    fields.map(field => [field, modelOf(all.filter(value => value.field === field))]),
  ) as Record<CertainField, Model>
  const results = some.filter(({ list }) => list.isLost !== null)
  const cases = results.map(({ list, weight }) => ({
    signs: lossSignsOf(list, values),
    right: list.isLost ? 1 : 0,
    weight,
  }))
  return { values, loss: modelOf(cases) }
}

function modelOf(cases: Case[]): Model {
  const { bias, weights } = fitLogistic(cases, { intercept: true })
  return { bias, weights: Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 0)) }
}

function lossSignsOf({ ofJobs, ofList }: List, { previousCompanies }: Record<CertainField, Model>): Weights {
  return { ...ofList, ...chanceTraits(ofJobs.map(traits => chanceOf(traits, previousCompanies))) }
}

function chanceOf(traits: Weights, { bias, weights }: Model): number {
  return sigmoid(bias + weigh(traits, weights))
}

/** Cross-validates: fits to each half of the families and scores the other half. */
function report() {
  const [one, other] = halvesOf(files)
  const results = [
    { models: fitAll(one), held: other },
    { models: fitAll(other), held: one },
  ]
  reportValues(results)
  reportLists(results)
}

type FitResult = { models: ReturnType<typeof fitAll>; held: File[] }[]

function reportValues(results: FitResult) {
  const values = results.flatMap(({ models, held }) =>
    held
      .flatMap(file => file.values)
      .map(({ field, signs, right }) => ({ field, right, chance: chanceOf(signs, models.values[field]) })),
  )
  const line = (some: typeof values) => {
    const sure = some.filter(({ chance }) => chance >= threshold)
    const wrong = sure.filter(({ right }) => right === 0)
    return {
      'marked %': percent(some.length - sure.length, some.length),
      'wrong of sure %': percent(wrong.length, sure.length),
    }
  }
  const fields = [...new Set(values.map(({ field }) => field))]
  const each = fields.map(field => [field, line(values.filter(value => value.field === field))])
  console.table(Object.fromEntries([...each, ['all', line(values)]]))
}

function reportLists(results: FitResult) {
  const lists = results.flatMap(({ models, held }) =>
    held.map(({ list }) => ({ ...list, chance: chanceOf(lossSignsOf(list, models.values), models.loss) })),
  )
  const lost = lists.filter(({ isLost }) => isLost)
  const others = lists.filter(({ isLost, isHalfLost }) => isLost === false && !isHalfLost)
  console.log(`${lost.length} lists of companies are lost, of ${others.length} half or more was found`)
  for (const from of [0.04, 0.06, 0.08, 0.1, 0.15]) {
    const marked = (some: typeof lists) => percent(some.filter(({ chance }) => chance >= from).length, some.length)
    console.log(`From ${from} on: marks ${marked(lost)} % of the lost, ${marked(others)} % of the others`)
  }
}
