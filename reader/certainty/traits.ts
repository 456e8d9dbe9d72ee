import type { FieldValue } from '../evidence.ts'
import { technologyNamed } from '../words/technologies.ts'
import type { Signs } from './plausibility.ts'

/** Features of a value: shares, counts and booleans as 0 to 1. `found`: the finder's confidence as log-odds. */
export type Traits = Record<string, number>

type ScoredValue = Pick<FieldValue, 'value' | 'confidence'>

/** Traits of a value: its shape, the finder's confidence, and the signs of the reading. */
export const traitsOf = (found: ScoredValue, signs: Signs): Traits => ({ ...signs, ...shapeOf(found) })

/** Traits of a value: its shape and the finder's confidence. */
export function shapeOf({ value, confidence }: ScoredValue): Traits {
  const words = value.split(/\s+/).length
  const found = Math.min(Math.max(confidence, 0.02), 0.98)
  return {
    found: Math.log(found / (1 - found)),
    words: Math.min(words, 10) / 10,
    oneWord: truth(words === 1),
    manyWords: truth(words > 4),
    letters: Math.min(value.length, 60) / 60,
    startsSmall: truth(/^\p{Ll}/u.test(value)),
    hasFigures: truth(/\d/.test(value)),
    hasSigns: truth(/[.:;!?()|,]/.test(value)),
    isCapitals: truth(/\p{Lu}{3}/u.test(value) && value === value.toUpperCase()),
  }
}

/** Traits of a skill, compared with all skills of the list. */
export function skillTraits({ value }: ScoredValue, all: ScoredValue[]): Traits {
  const isKnown = technologyNamed(value) !== undefined
  const known = all.filter(other => technologyNamed(other.value) !== undefined).length / all.length
  return {
    known: truth(isKnown),
    amongKnown: isKnown ? 0 : known,
    fewItems: truth(all.length < 5),
    manyItems: Math.min(all.length, 40) / 40,
  }
}

export const truth = (is: boolean) => (is ? 1 : 0)

export const meanOf = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
