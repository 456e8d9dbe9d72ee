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

/** Loads the terms of all talents, or reads a batch of profiles. */
export type Work = 'load' | 'readSome'

/** What the thread is asked, and how it answers: with what was asked for, or with a fault. */
export type Question = { id: number; asked: Search | Work }
export type Answer = { id: number; ranking?: Ranking; fault?: Error; isReading?: boolean }
