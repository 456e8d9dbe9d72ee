/**
 * Fits the weights by which the reader chooses one of several readings: `npx tsx reader/bench/fit.ts FOLDER…
 * [--write]`. A folder contains resumes and a labels.json in the format of the evaluation data. Fields without a label
 * are not scored. Without `--write`, only reports the scores on files to which the weights were not fitted.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Signs } from '../certainty/plausibility.ts'
import { areaOf } from '../fields/area.ts'
import { readIn, ways } from '../mostPlausible.ts'
import { halvesOf, type LabelledResume, readLabelled } from './labelled.ts'
import { fitLogistic, minus, type Weights, weigh } from './logistic.ts'
import { hasOption, percent } from './measure.ts'
import { overallOf, scoreOf } from './score.ts'

type Sample = { signs: Signs; overall: number }
/** The readings of a file, with a reading for each way of reading. */
type File = { family: string; readings: Sample[]; weight: number }

const files: File[] = []
for await (const resume of readLabelled())
  files.push({ family: resume.family, weight: resume.weight, readings: ways.map(way => sampleOf(resume, way)) })
console.log(`${files.length} files`)
report()
if (hasOption('write')) {
  const file = path.join(import.meta.dirname, '../certainty/plausibility.json')
  writeFileSync(file, `${JSON.stringify(fitReading(files), null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

function sampleOf({ layout, labels, isKnown }: LabelledResume, way: (typeof ways)[number]): Sample {
  const { fields, signs } = readIn(way, { layout })
  const score = scoreOf({ ...fields, area: areaOf(fields.area) }, labels)
  const hasPosts = isKnown('previousCompanies')
  const known = Object.entries(score.fields).map(([field, share]) => [
    ...[field, (field === 'companies' ? hasPosts : isKnown(field)) ? share : null],
  ])
  const titles = hasPosts ? score.titles : { found: 0, of: 0 }
  return { signs, overall: overallOf([{ ...score, titles, fields: Object.fromEntries(known) }]) / 100 }
}

/** Cross-validates: fits to each half of the families and scores the other half. */
function report() {
  const halves = halvesOf(files)
  const told = halves.flatMap((held, half) => {
    const reading = fitReading(halves[1 - half] ?? [])
    return held.map(({ readings }) => ({
      readings: readings.map(one => one.overall),
      chosen: chooseOf(readings, reading),
    }))
  })
  const mean = (values: number[]) =>
    percent(
      values.reduce((sum, value) => sum + value, 0),
      values.length,
    )
  console.table({
    usual: mean(told.map(({ readings }) => readings[0] ?? 0)),
    chosen: mean(told.map(({ chosen }) => chosen.overall)),
    best: mean(told.map(({ readings }) => Math.max(...readings))),
  })
}

function chooseOf([usual, ...others]: Sample[], weights: Weights): Sample {
  if (!usual) throw new Error('A file has readings')
  const isBetter = (one: Sample, other: Sample) => weigh(one.signs, weights) > weigh(other.signs, weights) + 0.1
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), usual)
}

/** Logistic regression on pairs of readings of a file. The weight of a pair grows with the difference of scores. */
function fitReading(some: File[]): Weights {
  const pairs = some.flatMap(({ readings, weight }) =>
    readings.flatMap((better, index) =>
      readings.flatMap((worse, other) => {
        const difference = better.overall - worse.overall
        if (index === other || difference < 0.005) return []
        const worth = (weight * Math.min(difference, 0.3)) / readings.length
        return [{ signs: minus(better.signs, worse.signs), right: 1, weight: worth }]
      }),
    ),
  )
  return fitLogistic(pairs, { intercept: false }).weights
}
