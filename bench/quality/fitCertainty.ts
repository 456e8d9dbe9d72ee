/**
 * Fits how sure the reader says it is to how often it is right, and when it warns of a lost list of companies:
 * `npx tsx bench/quality/fitCertainty.ts FOLDER… [--write]`.
 * A folder holds resumes and a labels.json in the format of the evaluation data. Without `--write` it only tells how it does
 * on families that it was not fitted to. Run it after `fit.ts`, which decides which reading is chosen.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CertainField, jobTraits, lossTraits, type ReadJobs, told } from '../../api/extraction/certainty.ts'
import { resumeFields } from '../../api/extraction/fields.ts'
import { readIn, readPlausibly, type WayRead, ways } from '../../api/extraction/readings.ts'
import { percent } from '../measure.ts'
import { halvesOf, namedFolders, readLabelled } from './labelled.ts'
import { type Case, fitLogistic, sigmoid, type Weights, weigh } from './logistic.ts'
import type { Labels } from './resumes/labels.ts'
import { judge } from './score.ts'

type Model = { bias: number; weights: Weights }
type Value = Case & { field: CertainField }
/** The readings of one file, the chosen one first, with whether their companies were lost. */
type File = { family: string; weight: number; values: Value[]; readings: { read: ReadJobs; isLost: boolean }[] }

const files = await readFiles()
report()
if (process.argv.includes('--write')) {
  const file = path.join(import.meta.dirname, '../../api/extraction/certainty.json')
  writeFileSync(file, `${JSON.stringify(fitAll(files), null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

async function readFiles(): Promise<File[]> {
  const found: File[] = []
  for await (const { layout, label, family, weight } of readLabelled<GivenLabels>(namedFolders())) {
    const labels = labelsFrom(label)
    const judgedIn = (read: WayRead) => judge(resumeFields.parse(read.fields), labels)
    const chosen = readPlausibly(layout)
    const judged = judgedIn(chosen)
    const nth = new Map<string, number>()
    const values = told(chosen).flatMap(({ field, traits }): Value[] => {
      const at = nth.get(field) ?? 0
      nth.set(field, at + 1)
      const answer = judged.filter(one => one.field === field)[at]
      if (!answer || (field !== 'previousCompanies' && !(field in label))) return []
      return [{ field, signs: traits, right: answer.isRight ? 1 : 0, weight }]
    })
    const demanded = labels.jobs.some(job => !job.isOptional)
    const readings = [chosen, ...ways.map(way => readIn(way, { layout }))].map(read => ({
      // Without their lines, which would fill the memory.
      read: { signs: read.signs, jobs: read.jobs.map(job => ({ ...job, from: [] })) },
      isLost: demanded && !judgedIn(read).some(({ field, isRight }) => field === 'previousCompanies' && isRight),
    }))
    found.push({ family, weight, values, readings })
  }
  return found
}

function fitAll(some: File[]) {
  const all = some.flatMap(({ values }) => values)
  const fields = [...new Set(all.map(({ field }) => field))]
  const values = Object.fromEntries(
    fields.map(field => [field, modelOf(all.filter(value => value.field === field))]),
  ) as Record<CertainField, Model>
  // Few lists are lost in the chosen readings, so the others of the same files count a little, too.
  const cases = some.flatMap(({ readings, weight }) =>
    readings.map(({ read, isLost }, at) => ({
      ...{ signs: lossSignsOf(read, values), right: isLost ? 1 : 0 },
      weight: weight * (at === 0 ? 1 : 0.05),
    })),
  )
  return { values, loss: modelOf(cases) }
}

function modelOf(cases: Case[]): Model {
  const { bias, weights } = fitLogistic(cases, { intercept: true })
  return { bias, weights: Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 0)) }
}

function lossSignsOf(read: ReadJobs, { previousCompanies }: Record<CertainField, Model>): Weights {
  return lossTraits(read, job => chanceOf(jobTraits(job, read), previousCompanies))
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
  ]
  const values = told.flatMap(({ models, held }) =>
    held
      .flatMap(file => file.values)
      .map(({ field, signs, right }) => ({ field, right, chance: chanceOf(signs, models.values[field]) })),
  )
  for (const threshold of [0.8, 0.85, 0.9, 0.95]) {
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
  const lists = told.flatMap(({ models, held }) =>
    held.flatMap(({ readings: [chosen] }) =>
      chosen ? { isLost: chosen.isLost, chance: chanceOf(lossSignsOf(chosen.read, models.values), models.loss) } : [],
    ),
  )
  const [lost, others] = [lists.filter(({ isLost }) => isLost), lists.filter(({ isLost }) => !isLost)]
  console.log(`${lost.length} lists of companies are lost, ${others.length} are not`)
  for (const threshold of [0.05, 0.08, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5]) {
    const marked = (some: typeof lists) => percent(some.filter(({ chance }) => chance >= threshold).length, some.length)
    console.log(`From ${threshold} on: marks ${marked(lost)} % of the lost, ${marked(others)} % of the others`)
  }
}

/** The labels of the evaluation data; what a file's labels leave out is not scored. */
type GivenLabels = { file: string; family?: string; previousCompanies?: GivenJob[] } & Record<string, unknown>
type GivenJob = {
  company: string | null
  title: string | null
  company_alt?: string[]
  title_alt?: string[]
  optional?: boolean
}

function labelsFrom(label: GivenLabels): Labels {
  const text = (key: string) => (typeof label[key] === 'string' ? label[key] : null)
  const texts = (key: string) => [label[key] ?? []].flat(2).map(String)
  return {
    ...{ name: text('name') ?? '', email: text('email') ?? '', phone: text('phone'), linkedinUrl: text('linkedinUrl') },
    portfolioUrls: [...texts('portfolioUrls'), ...texts('portfolioUrls_alt')],
    ...{ role: text('role'), roleAlso: texts('role_alt'), area: text('area') ?? '', areaAlso: texts('area_alt') },
    ...{ seniority: text('seniority'), seniorityAlso: texts('seniority_alt') },
    ...{ techStack: texts('techStack'), techAlso: texts('techStack_alt'), summary: text('summary') ?? '' },
    jobs: (label.previousCompanies ?? []).map(({ company, title, company_alt, title_alt, optional }) => ({
      ...{ company: company ?? '', title: title ?? '', companyAlso: company_alt ?? [], titleAlso: title_alt ?? [] },
      isOptional: optional ?? false,
    })),
  }
}
