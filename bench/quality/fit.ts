/**
 * Fits what the reader knows about its own mistakes to labelled resumes: `npx tsx bench/quality/fit.ts FOLDER… [--write]
 * [--evaluation=FOLDER]`.
 * A folder holds resumes and a labels.json in the format of the evaluation data. Without `--write` it only tells how well
 * the models do on files that they were not fitted to.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areaOf } from '../../api/extraction/area.ts'
import { resumeFields } from '../../api/extraction/fields.ts'
import { documentKind, readDocument } from '../../api/extraction/phases.ts'
import type { Signs } from '../../api/extraction/plausibility.ts'
import { readIn, ways } from '../../api/extraction/readings.ts'
import { evaluationFolder } from '../material.ts'
import { option } from '../measure.ts'
import { fitLogistic, minus, sigmoid, type Weights, weigh } from './logistic.ts'

type Sample = { signs: Signs; overall: number; lost: boolean }
/** The readings of one file, one for each way. Generated files are many and real ones few: the folders even that out. */
type File = { family: string; readings: Sample[]; weight: number }

const folders = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const files = await readFolders(folders)
console.log(`${files.length} files`)
report(files)
if (process.argv.includes('--write')) {
  const reading = fitReading(files)
  const loss = fitLoss(files, reading)
  const file = path.join(import.meta.dirname, '../../api/extraction/plausibility.json')
  writeFileSync(file, `${JSON.stringify({ reading: { weights: reading }, loss }, null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

async function readFolders(all: string[]): Promise<File[]> {
  const folder = option('evaluation') ?? evaluationFolder
  if (!existsSync(folder)) throw new Error(`The scorer is missing: ${folder}`)
  const scorer = (await import(path.join(folder, 'score_resumes.mjs'))) as Scorer
  const read: File[] = []
  for (const folder of all) {
    const labels = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Label[]
    for (const label of labels) {
      const bytes = readFileSync(path.join(folder, label.file))
      const kind = documentKind(bytes)
      if (!kind) continue
      const layout = await readDocument(bytes, kind)
      const readings = ways.map(way => {
        const { fields, signs } = readIn(way, { layout })
        const checked = resumeFields.parse(fields)
        const score = scorer.scoreFile(label, { ...checked, area: areaOf(checked.area) })
        const { overall } = scorer.aggregate([{ g: label, s: score }])
        return { signs, overall, lost: (score.companies.titleAll ?? 0) > 0 && score.companies.f1 < 0.2 }
      })
      read.push({ family: label.family ?? label.file, readings, weight: 1 / Math.sqrt(labels.length) })
    }
  }
  return read
}

type Label = { file: string; family?: string }
type Scorer = {
  scoreFile(label: object, read: object): { companies: { f1: number; titleAll?: number } }
  aggregate(rows: object[]): { overall: number }
}

/** Fits on one half of the families, tells how the other half fares, and the other way round. */
function report(all: File[]) {
  const families = [...new Set(all.map(file => file.family))]
  const halves = [0, 1].map(half => all.filter(file => families.indexOf(file.family) % 2 === half))
  const told = halves.flatMap((held, half) => {
    const rest = halves[1 - half] ?? []
    const reading = fitReading(rest)
    const loss = fitLoss(rest, reading)
    return held.map(file => {
      const chosen = chooseOf(file, reading)
      return { file, chosen, chance: sigmoid(loss.bias + weigh(chosen.signs, loss.weights)) }
    })
  })
  const mean = (values: number[]) =>
    Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10
  console.log(
    'usual',
    mean(told.map(({ file }) => file.readings[0]?.overall ?? 0)),
    'chosen',
    mean(told.map(({ chosen }) => chosen.overall)),
    'best',
    mean(told.map(({ file }) => Math.max(...file.readings.map(({ overall }) => overall)))),
  )
  const lost = told.filter(({ chosen }) => chosen.lost)
  const others = told.filter(({ chosen }) => !chosen.lost)
  console.log(`lost ${lost.length}, others ${others.length}`)
  for (const threshold of [0.08, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5]) {
    const marked = (some: { chance: number }[]) =>
      Math.round((100 * some.filter(({ chance }) => chance >= threshold).length) / Math.max(some.length, 1))
    console.log(`threshold ${threshold}: marks ${marked(lost)} % of the lost, ${marked(others)} % of the others`)
  }
}

function chooseOf({ readings }: File, weights: Weights): Sample {
  const [usual, ...others] = readings
  if (!usual) throw new Error('A file has readings')
  return others.reduce(
    (best, other) => (weigh(other.signs, weights) > weigh(best.signs, weights) + 0.1 ? other : best),
    usual,
  )
}

/** Logistic regression on pairs of readings of a file: which of them has the better score, weighed by the difference? */
function fitReading(all: File[]): Weights {
  const pairs = all.flatMap(({ readings, weight: ofFile }) =>
    readings.flatMap((one, index) =>
      readings.slice(index + 1).flatMap(other => {
        const difference = one.overall - other.overall
        if (Math.abs(difference) < 0.005) return []
        const [better, worse] = difference > 0 ? [one, other] : [other, one]
        return [
          {
            signs: minus(better.signs, worse.signs),
            right: 1,
            weight: (ofFile * Math.min(Math.abs(difference), 0.3)) / readings.length,
          },
        ]
      }),
    ),
  )
  return fitLogistic(pairs, { intercept: false }).weights
}

/** Logistic regression on the readings: are the companies lost? The reading that is chosen counts most. */
function fitLoss(all: File[], reading: Weights) {
  const samples = all.flatMap(file => {
    const chosen = chooseOf(file, reading)
    return file.readings.map(sample => ({
      signs: sample.signs,
      right: sample.lost ? 1 : 0,
      weight: file.weight * (sample === chosen ? 1 : 0.05),
    }))
  })
  return fitLogistic(samples, { intercept: true })
}
