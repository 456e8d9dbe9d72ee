/**
 * Trains the models of headings on generated resumes of the seen families: `npm run train:reader -- --rounds=2`.
 * Without `--write`, only reports the scores on families on which the models were not trained.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chancesOf, placesOf, type TokenModel } from '../../text/tokenModel.ts'
import { sectionKinds } from '../../words/resumes.ts'
import { halvesOf } from '../labelled.ts'
import { hasOption, option, percent } from '../measure.ts'
import { seededRandom } from '../random.ts'
import { partOf } from '../resumes/families.ts'
import { generateResumes } from '../resumes/resumes.ts'
import { type Case, type Cases, type MarkedLines, markHeadings, plainCases, variedCases } from './headingCases.ts'
import { fitSoftmax, inBytes } from './softmax.ts'

/** The number of varied copies of each resume, and the number of weights of each class. */
const copies = 2
const size = 4096

const rounds = Number(option('rounds') ?? 1)
const resumes = await generateResumes({ seed: 'training', rounds, only: family => partOf(family) === 'seen' })
const marked = (await Promise.all(resumes.map(markHeadings))).filter(lines => lines !== undefined)
console.log(`${marked.length} resumes`)
if (hasOption('write')) write(trainOn(marked))
else report()

type Models = { heading: TokenModel; kind: TokenModel }

function trainOn(some: MarkedLines[]): Models {
  const random = seededRandom('looks')
  const varied = Array.from({ length: copies }, () => some.map(lines => variedCases(lines, random)))
  const cases = [...some.map(plainCases), ...varied.flat()]
  return {
    heading: fitTokens(
      cases.flatMap(({ heading }) => heading),
      ['text', 'heading'],
    ),
    kind: fitTokens(
      cases.flatMap(({ kind }) => kind),
      sectionKinds,
    ),
  }
}

function fitTokens(cases: Case[], classes: string[]): TokenModel {
  const rows = cases.map(({ seen, ...row }) => ({ ...row, places: placesOf(seen, size) }))
  const weights = fitSoftmax(rows, { classes: classes.length, size, rounds: 4, step: 0.02, decay: 1e-4 })
  const { scale, bytes } = inBytes(weights)
  return { classes, size, scale, weights: bytes }
}

function write(models: Models) {
  const file = path.join(import.meta.dirname, '../../lines/headingModel.json')
  const texts = Object.entries(models).map(([name, { weights, ...model }]) => [
    ...[name, { ...model, weights: Buffer.from(weights.buffer).toString('base64') }],
  ])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

/** Cross-validates: fits to each half of the families and scores the other half, in plain and varied form. */
function report() {
  const halves = halvesOf(marked)
  const random = seededRandom('held out')
  for (const [at, held] of halves.entries()) {
    const models = trainOn(halves[1 - at] ?? [])
    console.table({
      'as they are': measured(models, held.map(plainCases)),
      'half of the words hidden': measured(
        models,
        held.map(lines => variedCases(lines, random)),
      ),
    })
  }
}

function measured(models: Models, all: Cases[]) {
  const [headings, kinds] = [all.flatMap(({ heading }) => heading), all.flatMap(({ kind }) => kind)]
  const found = headings.filter(({ seen }) => (chancesOf(models.heading, seen)[1] ?? 0) > 0.5)
  const right = found.filter(one => one.right === 1).length
  const told = kinds.filter(({ seen, right }) => bestOf(chancesOf(models.kind, seen)) === right).length
  const recall = percent(right, headings.filter(one => one.right === 1).length)
  return { precision: percent(right, found.length), recall, kinds: percent(told, kinds.length) }
}

function bestOf(chances: number[]) {
  return chances.indexOf(Math.max(...chances))
}
