import type { AiProvider } from '../ai/choose.ts'

/**
 * The version of the rules that rate talents, which the scoreboard compares, and the digest of its ratings of the
 * samples in engine.test.ts. A change of the ratings needs the next version with its digest.
 */
export const RULES = { name: 'Rules 3', digest: 'fb8c6a96f2c8' }

/** The name of the judge: 'Rules 3', or 'Gemini on rules 3' if a provider judged the talents that the rules found. */
export const engineOf = (ai: AiProvider) =>
  ai.name === 'local' ? RULES.name : `${ai.title.slice(0, LONGEST_TITLE)} on ${RULES.name.toLowerCase()}`

/** The scoreboard's filter by engine accepts no longer names. */
const LONGEST_TITLE = 80
