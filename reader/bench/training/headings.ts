/**
 * Trains the models that tell headings from other lines, on generated resumes of the seen families:
 * `npm run train:reader -- --rounds=2`. Without `--write` it only tells how well they do on families that they were not
 * trained on.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { documentKind, readDocument } from '../../phases.ts'
import { chancesOf, placesOf, type TokenModel } from '../../text/tokenModel.ts'
import { sectionKinds } from '../../words/resumes.ts'
import { halvesOf } from '../labelled.ts'
import { hasOption, option, percent } from '../measure.ts'
import { seededRandom } from '../random.ts'
import { partOf } from '../resumes/families.ts'
import { generateResumes } from '../resumes/resumes.ts'
import { type Case, type Cases, type MarkedLines, markHeadings, plainCases, variedCases } from './headingCases.ts'
import { fitSoftmax, inBytes } from './softmax.ts'

/** So many varied copies of each resume, and so many weights for each class. */
const copies = 2
const size = 4096

const rounds = Number(option('rounds') ?? 1)
const resumes = await generateResumes({ seed: 'training', rounds, only: family => partOf(family) === 'seen' })
const marked: MarkedLines[] = []
for (const { bytes, ...resume } of resumes) {
  const kind = documentKind(bytes)
  const lines = kind && markHeadings(await readDocument(bytes, kind), resume)
  if (lines) marked.push(lines)
}
console.log(`${marked.length} resumes`)
if (hasOption('write')) write(trainOn(marked))
else report()

type Models = { heading: TokenModel; kind: TokenModel }

function trainOn(some: MarkedLines[]): Models {
  const random = seededRandom('looks')
  const varied = Array.from({ length: copies }, () => some.map(lines => variedCases(lines, random)))
  const cases = [...some.map(plainCases), ...varied.flat()]
  const of = (model: keyof Cases) => cases.flatMap(found => found[model])
  return {
    heading: fitTokens(of('heading'), ['text', 'heading']),
    kind: fitTokens(of('kind'), sectionKinds),
  }
}

function fitTokens(cases: Case[], classes: string[]): TokenModel {
  const rows = cases.map(({ seen, ...row }) => ({ ...row, places: placesOf(seen, size) }))
  const weights = fitSoftmax(rows, { classes: classes.length, size, rounds: 4, step: 0.02, decay: 1e-4 })
  const { scale, bytes } = inBytes(weights)
  return { classes, size, scale, weights: bytes }
}

function write({ heading, kind }: Models) {
  const file = path.join(import.meta.dirname, '../../lines/headingModel.json')
  const models = { heading: inBase64(heading), kind: inBase64(kind) }
  writeFileSync(file, `${JSON.stringify(models, null, 2)}\n`)
  console.log(`Wrote ${file}`)
}

function inBase64({ weights, ...model }: TokenModel) {
  return { ...model, weights: Buffer.from(weights.buffer).toString('base64') }
}

/** Fits to one half of the families, and tells how the other half fares with its headings as they are and varied. */
function report() {
  const [one, other] = halvesOf(marked)
  const random = seededRandom('held out')
  const tables = [
    { held: one, rest: other },
    { held: other, rest: one },
  ].map(({ held, rest }) => {
    const models = trainOn(rest)
    return {
      ...tableOf('as they are', models, held.map(plainCases)),
      ...tableOf(
        'half of the words hidden',
        models,
        held.map(lines => variedCases(lines, random)),
      ),
    }
  })
  for (const table of tables) console.table(table)
}

function tableOf(name: string, models: Models, all: Cases[]) {
  const [headings, kinds] = [all.flatMap(({ heading }) => heading), all.flatMap(({ kind }) => kind)]
  const found = headings.filter(({ seen }) => (chancesOf(models.heading, seen)[1] ?? 0) > 0.5)
  const right = found.filter(isPositive)
  const told = kinds.filter(({ seen, right }) => bestOf(chancesOf(models.kind, seen)) === right)
  return {
    [name]: {
      precision: percent(right.length, found.length),
      recall: percent(right.length, headings.filter(isPositive).length),
      kinds: percent(told.length, kinds.length),
    },
  }
}

function isPositive({ right }: Case) {
  return right === 1
}

function bestOf(chances: number[]) {
  return chances.indexOf(Math.max(...chances))
}
