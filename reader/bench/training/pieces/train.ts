/**
 * Trains the model that scores pieces of headers: `npm run train:pieces`. With `--check`, only reports the scores on
 * withheld words and writes nothing. `npm run fix` formats the written file.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { featuresOf, gramSlots, listedSigns, pieceKinds } from '../../../text/pieces.ts'
import { hasOption, percent } from '../../measure.ts'
import type { Random } from '../../random.ts'
import { fitSoftmax, inBytes, type Row, sharesOf } from '../softmax.ts'
import { inventPieces, type Sample } from './samples.ts'

/** The indexes of features: first the bias, then the signs, then the groups of letters. */
const signs = featuresOf('').signs.length
const size = 1 + signs + gramSlots
const training = { classes: pieceKinds.length, size, rounds: 3, step: 0.15, decay: 0.00002, varied: hideHalf }
const count = 200_000

const rowsOf = (samples: Sample[]): Row[] =>
  samples.map(({ text, kind }) => {
    const { signs: seen, grams, worth } = featuresOf(text)
    const known = seen.flatMap((value, at) => (value === 0 ? [] : [[1 + at, value] as const]))
    return {
      places: [0, ...known.map(([place]) => place), ...[...grams].map(gram => 1 + signs + gram)],
      values: [1, ...known.map(([, value]) => value), ...Array.from(grams, () => worth)],
      right: pieceKinds.indexOf(kind),
    }
  })

/** Removes the signs from word lists for half of the pieces, as unknown words lack these signs, too. */
function hideHalf(row: Row, random: Random): Row {
  return random.next() < 0.5 ? row : withoutLists(row)
}

function withoutLists({ places, values = [], right }: Row): Row {
  return {
    places,
    right,
    values: Array.from(values, (value, at) => ((places[at] ?? 0) > listedSigns || at === 0 ? value : 0)),
  }
}

if (hasOption('check')) {
  const weights = fitSoftmax(rowsOf(inventPieces('learn', count, 'learnt')), training)
  const kept = rowsOf(inventPieces('keep', count / 8, 'kept'))
  const told = (rows: Row[]) =>
    Object.fromEntries(
      pieceKinds.map((name, kind) => {
        const all = rows.filter(({ right }) => right === kind).map(row => sharesOf(weights, row, training))
        return [name, percent(all.filter(shares => shares.indexOf(Math.max(...shares)) === kind).length, all.length)]
      }),
    )
  console.table({ 'percent that is told, with lists': told(kept), without: told(kept.map(withoutLists)) })
} else write(fitSoftmax(rowsOf(inventPieces('learn', count, 'all')), training))

/** Writes the weights. The weights of groups of letters are stored as bytes, group by group. */
function write(weights: Float64Array) {
  const of = (kind: number, place: number) => weights[kind * size + place] ?? 0
  const hundredths = (kind: number, from: number, length: number) =>
    Array.from({ length }, (_, at) => Math.round(of(kind, from + at) * 100) / 100)
  const grams = Float64Array.from({ length: gramSlots * pieceKinds.length }, (_, at) =>
    of(at % pieceKinds.length, 1 + signs + Math.floor(at / pieceKinds.length)),
  )
  const { scale, bytes } = inBytes(grams)
  const text = JSON.stringify({
    bias: pieceKinds.flatMap((_, kind) => hundredths(kind, 0, 1)),
    signs: pieceKinds.map((_, kind) => hundredths(kind, 1, signs)),
    scale,
    grams: Buffer.from(bytes.buffer).toString('base64'),
  })
  const file = path.join(import.meta.dirname, '../../../text/pieces.json')
  writeFileSync(file, `${text}\n`)
  console.log(`Wrote ${file}, ${Math.round(text.length / 1024)} KB`)
}
