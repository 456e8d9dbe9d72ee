import type { TargetArea } from '../deals/words.ts'
import { type TalentArea, talentAreas } from '../talents/words.ts'
import { functionWords } from './language/jobs.ts'
import { type Phrase, phrasesIn, phraseTable } from './phrases.ts'
import { plainWordsOf } from './stems.ts'

/** The condition of a target area: the talent's area, or a function that the profile shows; null for all areas. */
export type Demand = { area: TalentArea } | { function: FunctionName } | null

export function demandOf(target: TargetArea | null | undefined): Demand {
  if (!target) return null
  return isArea(target) ? { area: target } : { function: target }
}

const isArea = (target: TargetArea): target is TargetArea & TalentArea => target in talentAreas

const { functions, makers, doing, past } = functionWords

/** A business function that is not also an area of talents. */
export type FunctionName = keyof typeof functions

/**
 * The functions shown by the words of a role, and by the words of summary and highlights (the prose). Compares whole
 * words and not stems, as 'accountant' and 'account manager' have the same stem.
 * A role shows a function by a title, or by the function's name unless the role is that of a maker, who builds things
 * for others. The prose shows a function by its work, or by its name after a verb such as 'led'. The prose of a maker
 * shows only former functions.
 */
export function functionsShown(role: string[], prose: string[]): FunctionName[] {
  const inRole = phrasesIn(role, phrases)
  const inProse = phrasesIn(prose, phrases)
  const isMaker = inRole.some(({ name }) => name === 'makers')
  return functionNames.filter(name => {
    const { titles, names, work } = kindsOf(name)
    if (has(inRole, [titles]) || follows(inProse, 'past', { of: [names, titles], within: FROM_PAST })) return true
    if (isMaker) return false
    return (
      has(inRole, [names]) ||
      has(inProse, [titles, work]) ||
      follows(inProse, 'doing', { of: [names], within: FROM_DOING })
    )
  })
}

/** The maximum number of words between a verb and its function: 'led the whole regional sales team'. */
const FROM_DOING = 3
const FROM_PAST = 2

const has = (found: Phrase<string>[], kinds: string[]) => found.some(({ name }) => kinds.includes(name))

/** True if a phrase of the kinds `of` follows the word, with at most `within` words between. */
function follows(found: Phrase<string>[], word: string, { of, within }: { of: string[]; within: number }): boolean {
  const starts = found.filter(({ name }) => of.includes(name)).map(({ from }) => from)
  return found.some(({ name, to }) => name === word && starts.some(from => from >= to && from <= to + within))
}

export const functionNames = Object.keys(functions) as FunctionName[]

/** The kinds of a function's phrases, as they are named in the table. */
const kindsOf = (name: FunctionName) => ({ titles: `${name} titles`, names: `${name} names`, work: `${name} work` })

const phrases = phraseTable([
  ...functionNames.flatMap(name => {
    const kinds = kindsOf(name)
    return (['titles', 'names', 'work'] as const).flatMap(kind => named(kinds[kind], functions[name][kind]))
  }),
  ...named('makers', makers),
  ...named('doing', doing),
  ...named('past', past),
])

function named(name: string, list: string[]): [string[], string][] {
  return list.map(phrase => [plainWordsOf(phrase), name])
}
