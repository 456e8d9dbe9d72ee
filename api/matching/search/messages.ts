import { type MessagePort, Worker } from 'node:worker_threads'
import type { TargetArea } from '../../deals/words.ts'
import type { Port } from '../../processes/channel.ts'
import type { Match } from '../explain.ts'
import type { Requirement } from '../requirements.ts'

/** A search for the talents who fit. */
export type Search = {
  /** The job description, preceded by the title of its deal. */
  sought: string
  targetArea?: TargetArea | null
  /** Leaves out talents who are placed or in interview on another deal. */
  availableOnly?: boolean
  dealId: number | null
  /** Ids of talents who are always rated and returned in `besides`. */
  besides: number[]
  /** The requirements as changed by a user. Talents who fail a must are returned separately. */
  requirements?: Requirement[]
  /** The current time in milliseconds since 1970, which is the end of ongoing jobs. */
  now: number
  /** The maximum number of talents in `found`. */
  most: number
}

/** A rated talent. */
export type RatedTalent = { id: number; match: Match }

/** A talent who fails exactly one must, and the key of this must. */
export type RatedNearMiss = RatedTalent & { failed: string }

/** A talent of `besides`, with all reasons that may exclude them from the list. */
export type RatedExtra = RatedTalent & { failed: string[]; isAvailable: boolean; isInArea: boolean }

/**
 * The result of a search: the best talents, those who fail one must, those who fail more, and those of `besides`, each
 * list the best first; and the given requirements, or else the requirements of the description.
 */
export type Ranking = {
  found: RatedTalent[]
  nearMisses: RatedNearMiss[]
  others: RatedTalent[]
  besides: RatedExtra[]
  requirements: Requirement[]
}

/** The questions that the thread answers. */
export type MatcherContract = {
  /** Throws Unavailable while more profiles must be read than a search can wait for. */
  search(search: Search): Promise<Ranking>
  /** Reads the requirements of a description. */
  readRequirements(sought: string): Promise<Requirement[]>
  /** Loads the terms of all talents. */
  load(about: undefined): Promise<void>
  /** Reads a batch of profiles. Returns whether there may be more. */
  readSome(about: undefined): Promise<boolean>
}

/** One end of the channel to the thread. */
export const portOf = (end: Worker | MessagePort): Port => ({
  send(message) {
    end.postMessage(message)
    return true
  },
  on: (event, listener) => end.on(event, listener),
  once: (_event, listener) => (end instanceof Worker ? end.once('exit', listener) : end.once('close', listener)),
})
