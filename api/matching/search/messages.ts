import type { TargetArea } from '../../deals/words.ts'
import type { Match } from '../explain.ts'
import type { Requirement } from '../requirements.ts'

/** A search for the talents who fit. */
export type Search = {
  /** The job description, below the title of its deal. */
  sought: string
  targetArea?: TargetArea | null
  /** Leaves out talents who are placed or in interview on another deal. */
  availableOnly?: boolean
  dealId: number | null
  /** Talents to rate in any case. */
  besides: number[]
  /** What the description asks for, as somebody changed it: who fails a must is set apart. Without it, nobody is. */
  requirements?: Requirement[]
  /** Milliseconds since 1970: when jobs that go on end for now. */
  now: number
  /** The maximum number of talents in the answer, apart from those. */
  most: number
}

/** A rated talent. */
export type Rated = { id: number; match: Match }

/** A talent who fails exactly one must: its key. */
export type NearMiss = Rated & { failed: string }

/** A talent rated besides, with all that may keep them from the list. */
export type RatedBesides = Rated & { failed: string[]; isAvailable: boolean; isInArea: boolean }

/**
 * The best talents, those who fail one must, those who fail more, and those rated besides, each the best first; and the requirements
 * that were given, or else those that the description tells.
 */
export type Ranking = {
  found: Rated[]
  nearMisses: NearMiss[]
  others: Rated[]
  besides: RatedBesides[]
  requirements: Requirement[]
}

/** What the thread is asked. */
export type Asked = {
  /** Throws Unavailable while more profiles must be read than a search can wait for. */
  search(search: Search): Promise<Ranking>
  /** Reads what a description asks for. */
  readRequirements(sought: string): Promise<Requirement[]>
  /** Loads the terms of all talents. */
  load(about: undefined): Promise<void>
  /** Reads a batch of profiles. Answers whether there may be more. */
  readSome(about: undefined): Promise<boolean>
}
