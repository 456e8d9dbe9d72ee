/**
 * Fits how sure the reader says it is to how often it is right, and when it warns of a lost list of companies:
 * `npx tsx reader/bench/fitCertainty.ts FOLDER… [--write]`.
 * A folder holds resumes and a labels.json in the format of the evaluation data; what a file's labels leave out is not
 * scored. The resumes of a folder with few, which are real ones, are also read with damages, as few lists are lost.
 * Without `--write` it only tells how it does on families that it was not fitted to. Run it after `fit.ts`, which decides
 * which reading is chosen.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CertainField, told } from '../certainty/certainty.ts'
import { traitsOfJobs } from '../certainty/jobTraits.ts'
import { chanceTraits, listTraits } from '../certainty/lossTraits.ts'
import type { Layout } from '../pages/layout.ts'
import { readPlausibly } from '../readings.ts'
import { damaged } from './damage.ts'
import { halvesOf, namedFolders, readLabelled } from './labelled.ts'
import { type Case, fitLogistic, sigmoid, type Weights, weigh } from './logistic.ts'
import { percent } from './measure.ts'
import type { Labels } from './resumes/labels.ts'
import { companiesF1, judge, losesCompanies } from './score.ts'

type Model = { bias: number; weights: Weights }
type Value = Case & { field: CertainField }
/** The list of companies with the traits of its positions; `isLost` is null where its labels are not known. */
type List = { ofJobs: Weights[]; ofList: Weights; isLost: boolean | null; isHalfLost: boolean }
type File = { family: string; weight: number; values: Value[]; list: List; isReal: boolean; isDamaged: boolean }

/** What a damaged resume is worth beside the one that it was made from. */
const worthOfDamaged = 0.5
/** The score of a list of which half was found. */
const half = 0.5

const files = await readFiles()
report()
if (process.argv.includes('--write')) {
  const file = path.join(import.meta.dirname, '../certainty/certainty.json')
  writeFileSync(file, `${JSON.stringify(fitAll(files), null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

async function readFiles(): Promise<File[]> {
  const found: File[] = []
  for await (const { layout, label, family, weight, isOneOfFew } of readLabelled<GivenLabels>(namedFolders())) {
    const known = { family, isReal: isOneOfFew }
    found.push({ ...known, weight, isDamaged: false, ...readOne(layout, label, weight) })
    if (!isOneOfFew) continue
    const less = weight * worthOfDamaged
    for (const worse of damaged(layout, label.file))
      found.push({ ...known, weight: less, isDamaged: true, ...readOne(worse, label, less) })
  }
  return found
}

function readOne(layout: Layout, label: GivenLabels, weight: number): Pick<File, 'values' | 'list'> {
  const labels = labelsFrom(label)
  const chosen = readPlausibly(layout)
  const { fields } = chosen
  const judged = judge(fields, labels)
  const nth = new Map<string, number>()
  const values = told(chosen).flatMap(({ field, traits }): Value[] => {
    const at = nth.get(field) ?? 0
    nth.set(field, at + 1)
    const answer = judged.filter(one => one.field === field)[at]
    if (!answer || !isLabelled(label, field)) return []
    return [{ field, signs: traits, right: answer.isRight ? 1 : 0, weight }]
  })
  const isLost = isLabelled(label, 'previousCompanies') ? losesCompanies(fields, labels) : null
  const isHalfLost = isLost === false && companiesF1(fields, labels) < half
  return { values, list: { ofJobs: traitsOfJobs(chosen), ofList: listTraits(chosen), isLost, isHalfLost } }
}

/** A role or stack that is null is one that nobody could tell; any other field that is null must stay empty. */
function isLabelled(label: GivenLabels, field: CertainField) {
  return field in label && !((field === 'role' || field === 'techStack') && label[field] === null)
}

function fitAll(some: File[]) {
  const all = some.flatMap(({ values }) => values)
  const fields = [...new Set(all.map(({ field }) => field))]
  const values = Object.fromEntries(
    fields.map(field => [field, modelOf(all.filter(value => value.field === field))]),
  ) as Record<CertainField, Model>
  const cases = some.flatMap(({ list, weight }) =>
    list.isLost === null ? [] : { signs: lossSignsOf(list, values), right: list.isLost ? 1 : 0, weight },
  )
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

/** Fits on one half of the families and tells how the other half fares, and the other way round. */
function report() {
  const [one, other] = halvesOf(files)
  const told = [
    { models: fitAll(one), held: other },
    { models: fitAll(other), held: one },
  ].map(({ models, held }) => ({ models, held: held.filter(({ isDamaged }) => !isDamaged) }))
  for (const isReal of [false, true]) {
    const some = told.map(({ models, held }) => ({ models, held: held.filter(file => file.isReal === isReal) }))
    console.log(isReal ? 'Folders of few resumes, as real ones are' : 'Folders of many resumes, as generated ones are')
    reportValues(some)
    reportLists(some)
  }
}

type Told = { models: ReturnType<typeof fitAll>; held: File[] }[]

function reportValues(told: Told) {
  const values = told.flatMap(({ models, held }) =>
    held
      .flatMap(file => file.values)
      .map(({ field, signs, right }) => ({ field, right, chance: chanceOf(signs, models.values[field]) })),
  )
  for (const threshold of [0.85, 0.9]) {
    const line = (some: typeof values) => {
      const sure = some.filter(({ chance }) => chance >= threshold)
      const wrong = sure.filter(({ right }) => right === 0)
      return {
        values: some.length,
        'marked %': percent(some.length - sure.length, some.length),
        'wrong of sure %': percent(wrong.length, sure.length),
      }
    }
    console.log(`Shown as sure from ${threshold}`)
    const fields = [...new Set(values.map(({ field }) => field))]
    const each = fields.map(field => [field, line(values.filter(value => value.field === field))])
    console.table(Object.fromEntries([...each, ['all', line(values)]]))
  }
}

function reportLists(told: Told) {
  const lists = told.flatMap(({ models, held }) =>
    held.map(({ list }) => ({ ...list, chance: chanceOf(lossSignsOf(list, models.values), models.loss) })),
  )
  const lost = lists.filter(({ isLost }) => isLost)
  const others = lists.filter(({ isLost, isHalfLost }) => isLost === false && !isHalfLost)
  console.log(`${lost.length} lists of companies are lost, of ${others.length} half or more was found`)
  for (const threshold of [0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.12, 0.15, 0.2]) {
    const marked = (some: typeof lists) => percent(some.filter(({ chance }) => chance >= threshold).length, some.length)
    console.log(`From ${threshold} on: marks ${marked(lost)} % of the lost, ${marked(others)} % of the others`)
  }
}

/** Labels by hand, which leave out what is not known. */
type GivenLabels = { file: string; family?: string } & Partial<Labels> & { portfolioUrls_alt?: string[] }

function labelsFrom(label: GivenLabels): Labels {
  const texts = (key: keyof GivenLabels) => [label[key] ?? []].flat(2).map(String)
  return {
    ...{ name: '', email: '', phone: null, linkedinUrl: null, role: null, area: '', seniority: null, summary: null },
    ...label,
    portfolioUrls: [...texts('portfolioUrls'), ...texts('portfolioUrls_alt')],
    ...{ name_alt: texts('name_alt'), role_alt: texts('role_alt'), area_alt: texts('area_alt') },
    ...{ seniority_alt: texts('seniority_alt'), techStack: texts('techStack'), techStack_alt: texts('techStack_alt') },
    previousCompanies: (label.previousCompanies ?? []).map(post => ({
      ...{ ...post, company: post.company ?? '', title: post.title ?? '' },
    })),
  }
}
