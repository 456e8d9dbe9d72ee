import type { TargetArea } from '../../deals/words.ts'
import type { Match } from '../explain.ts'

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
  /** The maximum number of talents in the answer, apart from those. */
  most: number
}

/** A rated talent. */
export type Rated = { id: number; match: Match }

/** The best talents, and those rated besides, both the best first. */
export type Ranking = { found: Rated[]; besides: Rated[] }

/** What the thread is asked. */
export type Asked = {
  /** Throws Unavailable while more profiles must be read than a search can wait for. */
  search(search: Search): Promise<Ranking>
  /** Loads the terms of all talents. */
  load(about: undefined): Promise<void>
  /** Reads a batch of profiles. Answers whether there may be more. */
  readSome(about: undefined): Promise<boolean>
}
