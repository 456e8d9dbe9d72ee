import { withoutAccents } from '../words/lists.ts'
import { remembered } from '../words/remembered.ts'
import { hash, softmax } from './hashed.ts'
import model from './pieces.json' with { type: 'json' }
import { companyScore, employerSigns, isOccupation, titleScore, titleSigns } from './titles.ts'
import { isPlace } from './towns.ts'

/** The classes of pieces in an entry's header. */
export const pieceKinds = ['title', 'firm', 'place', 'other'] as const
export type PieceKind = (typeof pieceKinds)[number]

/*
 * A logistic regression over the letters of a piece and a few features of its form and its words. The training data are
 * occupations, towns and invented names of firms: docs/decisions/052. `npm run train:pieces` creates `pieces.json`.
 */

/** The logarithm of the probability of each kind for a text. */
export const logChancesOf = remembered((text): Record<PieceKind, number> => {
  const { signs, grams, worth } = featuresOf(text)
  const sums = pieceKinds.map((_, kind) => {
    const ofSigns = signs.reduce((sum, sign, at) => sum + sign * (model.signs[kind]?.[at] ?? 0), model.bias[kind] ?? 0)
    return (
      ofSigns +
      worth * model.scale * grams.reduce((sum, gram) => sum + (weights[gram * pieceKinds.length + kind] ?? 0), 0)
    )
  })
  const [title = 0, firm = 0, place = 0, other = 0] = softmax(sums).map(chance => Math.log(Math.max(chance, least)))
  return { title, firm, place, other }
})

/** The logarithms of the odds that a text is a title and that it is a firm, from `-surest` to `surest`. */
export function oddsOf(text: string): { title: number; firm: number } {
  const { title, firm } = logChancesOf(text)
  return { title: odds(title), firm: odds(firm) }
}

const odds = (chance: number) =>
  Math.max(-surest, Math.min(surest, chance - Math.log1p(-Math.min(Math.exp(chance), 0.999))))
export const surest = 5

const weights = new Int8Array(Buffer.from(model.grams, 'base64'))
/** The minimum probability, which avoids the logarithm of 0. */
const least = 1e-30

/** The features of a piece. `signs`: numbers; `grams`: indexes of weights; `worth`: the factor of these weights. */
export type Features = { signs: number[]; grams: number[]; worth: number }

export function featuresOf(text: string): Features {
  const grams = gramsOf(text)
  return { signs: signsOf(text), grams, worth: 1 / Math.sqrt(Math.max(grams.length, fewGrams)) }
}

const fewGrams = 8

/** The number of weights for groups of letters. Groups with the same index share a weight. */
export const gramSlots = 16384

/** The number of features that use word lists: the lists lack more words of real resumes than of the training data. */
export const listedSigns = 5

function signsOf(text: string): number[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const capital = words.filter(word => /^\p{Lu}/u.test(word)).length / Math.max(words.length, 1)
  const count = words.length
  const is = (found: boolean) => (found ? 1 : 0)
  return [
    ...[Math.min(titleScore(text), 4) / 2, is(isOccupation(text)), Math.min(companyScore(text), 4) / 2],
    ...[is(isPlace(text)), titleSigns(text) / 2],
    employerSigns(text),
    ...[1, 2, 3].map(words => is(count === words)),
    ...[is(count > 3 && count < 6), is(count >= 6 && count < 9), is(count >= 9)],
    ...[capital, is(capital === 1), is(/^\P{Ll}+$/u.test(text)), is(/^\p{Ll}/u.test(text))],
    ...[is(/[.;:]$/.test(text)), is(text.includes(',')), is(/[/&]/.test(text)), is(text.includes('('))],
    ...[is(/\d/.test(text)), is(/["„“”«»]/.test(text)), is(/^\p{Lu}{2,5}$/u.test(text))],
  ]
}

/** The indexes of a text's words, of groups of their letters, and of its first and last word. */
function gramsOf(text: string): number[] {
  const words =
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords) ?? []
  const found = new Set<number>()
  for (const [at, word] of words.entries()) {
    const marked = `^${word}$`
    found.add(placeOf(marked))
    for (const length of [3, 4, 5])
      for (let from = 0; from + length <= marked.length; from += 1)
        found.add(placeOf(marked.slice(from, from + length)))
    if (at === 0) found.add(placeOf(`<${word}`)).add(placeOf(`<${word.slice(-3)}`))
    if (at === words.length - 1) found.add(placeOf(`>${word}`)).add(placeOf(`>${word.slice(-3)}`))
  }
  return [...found]
}

const mostWords = 12

function placeOf(text: string): number {
  const value = hash(text)
  return ((value ^ (value >>> 15)) >>> 0) % gramSlots
}
