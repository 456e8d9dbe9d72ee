/**
 * Fits which of several readings the reader takes to labelled resumes: `npx tsx reader/bench/fit.ts FOLDER… [--write]
 * [--evaluation=FOLDER]`.
 * A folder holds resumes and a labels.json in the format of the evaluation data; what a file's labels leave out is not
 * scored. Without `--write` it only tells how well the models do on files that they were not fitted to.
 */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Signs } from '../certainty/plausibility.ts'
import { areaOf } from '../fields/area.ts'
import { readIn, ways } from '../readings.ts'
import { halvesOf, namedFolders, readLabelled } from './labelled.ts'
import { fitLogistic, minus, type Weights, weigh } from './logistic.ts'
import { evaluationFolder, option } from './measure.ts'

type Sample = { signs: Signs; overall: number }
/** The readings of one file, one for each way. */
type File = { family: string; readings: Sample[]; weight: number }

/** What the scorer asks of every label: null is not scored. */
const unlabelled = { techStack: null, role: null, seniority: null, portfolioUrls: [], previousCompanies: [] }

const files = await readFolders(namedFolders())
console.log(`${files.length} files`)
report(files)
if (process.argv.includes('--write')) {
  const file = path.join(import.meta.dirname, '../certainty/plausibility.json')
  writeFileSync(file, `${JSON.stringify(fitReading(files), null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

async function readFolders(all: string[]): Promise<File[]> {
  const folder = option('evaluation') ?? evaluationFolder
  if (!existsSync(folder)) throw new Error(`The scorer is missing: ${folder}`)
  const scorer = (await import(path.join(folder, 'score_resumes.mjs'))) as Scorer
  const read: File[] = []
  for await (const { layout, label, family, weight } of readLabelled(all)) {
    const readings = ways.map(way => {
      const { fields, signs } = readIn(way, { layout })
      const checked = fields
      const whole = { ...unlabelled, ...label }
      const score = scorer.scoreFile(whole, { ...checked, area: areaOf(checked.area) })
      const { overall } = scorer.aggregate([{ g: whole, s: { ...score, ...withoutScores(label) } }])
      return { signs, overall }
    })
    read.push({ family, readings, weight })
  }
  return read
}

/** No scores of the fields that a file's labels leave out. */
function withoutScores(label: object): object {
  const names = ['name', 'email', 'phone', 'linkedinUrl', 'area'].filter(name => !(name in label))
  const companies = 'previousCompanies' in label ? {} : { companies: { f1: null, titleN: 0, titleOk: 0, titleAll: 0 } }
  return { ...Object.fromEntries(names.map(name => [name, null])), ...companies }
}

type Scorer = {
  scoreFile(label: object, read: object): object
  aggregate(rows: object[]): { overall: number }
}

/** Fits on one half of the families, tells how the other half fares, and the other way round. */
function report(all: File[]) {
  const halves = halvesOf(all)
  const told = halves.flatMap((held, half) => {
    const rest = halves[1 - half] ?? []
    const reading = fitReading(rest)
    return held.map(file => ({ file, chosen: chooseOf(file, reading) }))
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
