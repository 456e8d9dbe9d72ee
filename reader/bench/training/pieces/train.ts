/**
 * Trains the reader's scorer of the pieces of headers: `npm run train:pieces`. With `--check` it writes nothing and only tells
 * how well words are read that were kept back. `npm run fix` brings the file into its form.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { featuresOf, gramSlots, listedSigns, pieceKinds } from '../../../text/pieces.ts'
import { hasOption } from '../../measure.ts'
import { type Row, type Softmax, sharesOf, trainSoftmax } from './fitPieces.ts'
import { inventPieces, type Sample } from './samples.ts'

const size = { kinds: pieceKinds.length, signs: featuresOf('').signs.length, grams: gramSlots }
const count = 200_000

const rowsOf = (samples: Sample[]): Row[] =>
  samples.map(({ text, kind }) => ({ ...featuresOf(text), kind: pieceKinds.indexOf(kind) }))

/** Every second piece is seen without what lists of words tell of it, as are those of strangers. */
const hide = (signs: number[]) => signs.map((sign, at) => (at < listedSigns ? 0 : sign))

if (hasOption('check')) {
  const model = trainSoftmax(rowsOf(inventPieces('learn', count, 'learnt')), size, hide)
  const kept = rowsOf(inventPieces('keep', count / 8, 'kept'))
  console.table({
    'percent that is told, with lists': toldOf(model, kept),
    without: toldOf(
      model,
      kept.map(row => ({ ...row, signs: hide(row.signs) })),
    ),
  })
} else {
  write(trainSoftmax(rowsOf(inventPieces('learn', count, 'all')), size, hide))
}

/** The percent of each kind that is told rightly. */
function toldOf(model: Softmax, rows: Row[]) {
  return Object.fromEntries(
    pieceKinds.map((name, kind) => {
      const all = rows.filter(row => row.kind === kind)
      const right = all.filter(row => {
        const shares = sharesOf(model, row)
        return shares.indexOf(Math.max(...shares)) === kind
      })
      return [name, Math.round((1000 * right.length) / all.length) / 10]
    }),
  )
}

/** The weights of groups of letters become bytes. */
function write({ bias, signs, grams }: Softmax) {
  const most = grams.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
  const bytes = Int8Array.from(grams, value => Math.round((value / most) * 127))
  const hundredths = (values: Float64Array) => [...values].map(value => Math.round(value * 100) / 100)
  const text = JSON.stringify({
    bias: hundredths(bias),
    signs: pieceKinds.map((_, kind) => hundredths(signs.slice(kind * size.signs, (kind + 1) * size.signs))),
    scale: most / 127,
    grams: Buffer.from(bytes.buffer).toString('base64'),
  })
  const file = path.join(import.meta.dirname, '../../../text/pieces.json')
  writeFileSync(file, `${text}\n`)
  console.log(`Wrote ${file}, ${Math.round(text.length / 1024)} KB`)
}
