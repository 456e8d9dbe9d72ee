import type { ToneWord } from '../../components/tones.ts'

export type Scope = 'READ' | 'READ_WRITE'

/** Each scope with its word and colour, in the order they are offered. */
export const scopeWords: Record<Scope, ToneWord> = {
  READ: { label: 'read', tone: 'grey' },
  READ_WRITE: { label: 'read-write', tone: 'amber' },
}
