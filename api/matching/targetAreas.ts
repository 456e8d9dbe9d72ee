import type { TargetArea } from '../deals/words.ts'
import { functionWords } from '../language/jobs.ts'
import { type TalentArea, talentAreas } from '../talents/words.ts'

/** What a target area demands of a talent: an area, or that the profile shows a function; nothing for all areas. */
export type Demand = { area: TalentArea } | { function: FunctionPatterns } | null

export function demandOf(target: TargetArea | null | undefined): Demand {
  if (!target) return null
  return isArea(target) ? { area: target } : { function: patterns[target] }
}

const isArea = (target: TargetArea): target is TargetArea & TalentArea => target in talentAreas

const { functions, makers, doing, past } = functionWords

/**
 * How a profile shows a function, as regular expressions of Postgres, without regard to case. Whole words and no stems:
 * an accountant and an account manager have the same one.
 *
 * A role shows it by a title, or by its name unless the role is one that builds things for others. Summary and highlights
 * show it by its work, or by its name behind a verb of doing; those of somebody who builds things only by saying that
 * they come from there.
 */
export type FunctionPatterns = {
  titles: string
  names: string
  makers: string
  work: string
  past: string
  any: string[]
}

function patternsOf({ titles, names, work }: (typeof functions)['SALES']): FunctionPatterns {
  return {
    titles: anyOf(titles),
    names: anyOf(names),
    makers: anyOf(makers),
    work: `${anyOf([...titles, ...work])}|${within(doing, names, 3)}`,
    past: within(past, [...names, ...titles], 2),
    any: [...titles, ...names, ...work],
  }
}

const anyOf = (phrases: string[]) => `\\m(?:${phrases.map(phrase => phrase.replaceAll(' ', '\\W+')).join('|')})\\M`

/** One of the words, and one of the phrases with at most so many words between: 'led the whole regional sales team'. */
const within = (words: string[], phrases: string[], between: number) =>
  `${anyOf(words)}\\W+(?:\\w+\\W+){0,${between}}${anyOf(phrases)}`

const patterns = {
  SALES: patternsOf(functions.SALES),
  OPERATIONS: patternsOf(functions.OPERATIONS),
  FINANCE: patternsOf(functions.FINANCE),
  HR: patternsOf(functions.HR),
  LEGAL: patternsOf(functions.LEGAL),
  CUSTOMER_SUCCESS: patternsOf(functions.CUSTOMER_SUCCESS),
}
