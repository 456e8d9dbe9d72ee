import { type Change, PERSON, sentenceOf } from './sentences.ts'

/** The fields of an activity that decide whether it is similar to another activity. */
export type Act = {
  readonly id: string
  readonly kind: string
  readonly at: string
  readonly via: string | null | undefined
  readonly actor: { readonly id: string } | null | undefined
  readonly deal: { readonly id: string } | null | undefined
  readonly changes: readonly Change[]
}

/** The minimum number of activities to fold: two activities need no more space than their summary and button. */
const FEWEST = 3
/** The maximum number of milliseconds between two consecutive activities that are folded. */
const SOON = 600_000

/** Groups consecutive activities in which the same actor made the same change to several people within a short time. */
export function folding<Item extends Act>(activities: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  for (const activity of activities) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && areAlike(before, activity)) run.push(activity)
    else runs.push([activity])
  }
  return runs.flatMap(run => (run.length < FEWEST ? run.map(one => [one]) : [run]))
}

function areAlike(one: Act, other: Act): boolean {
  const isSoon = Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= SOON
  return isSoon && sentenceOf(one.kind, one.changes).words.includes(PERSON) && traitsOf(one) === traitsOf(other)
}

function traitsOf({ kind, via, actor, deal, changes }: Act): string {
  const { words, rest } = sentenceOf(kind, changes)
  return JSON.stringify([kind, via, actor?.id, deal?.id, words, rest])
}

/** The summary of folded activities: 'added 50 candidates', 'moved 3 candidates to Interviewed'. */
export function sumOf({ kind, changes }: Pick<Act, 'kind' | 'changes'>, count: string): string {
  if (kind === 'candidate.added') return `added ${count} candidates`
  if (kind === 'candidate.removed') return `removed ${count} candidates`
  const people = kind.startsWith('application.') ? 'applicants' : 'candidates'
  return sentenceOf(kind, changes).words.replace(PERSON, `${count} ${people}`)
}
