import { kinds, PERSON } from './kinds.ts'

/** A field's value before and after, as the API tells it. */
export type Change = {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/**
 * What somebody did, in words that follow their name, and the changes those words do not tell. Where it was done with a
 * talent or an applicant, PERSON stands for their name.
 */
export function sentenceOf(kind: string, changes: readonly Change[]): { words: string; rest: readonly Change[] } {
  const words = kinds[kind]?.words ?? kind.split('.').map(spaced).join(': ')
  const [change] = changes
  if (kind.endsWith('.statusChanged') && change?.before && change.after) {
    return { words: `${words} from ${change.before} to ${change.after}`, rest: changes.slice(1) }
  }
  // The comment itself is shown above the timeline.
  if (kind === 'comment.added') return { words, rest: [] }
  const rest = words.includes(PERSON) ? changes.filter(({ field }) => field !== 'applicant') : changes
  const status = rest.find(({ field }) => field === 'status')?.after
  if (moves.has(kind) && status) {
    return { words: `moved ${PERSON} to ${status}`, rest: rest.filter(({ field }) => field !== 'status') }
  }
  return { words, rest }
}

/** 'selectedCandidate' as 'selected candidate'. */
export const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** What moves somebody to another status, or notes something about them. */
const moves = new Set(['candidate.updated', 'application.updated'])
