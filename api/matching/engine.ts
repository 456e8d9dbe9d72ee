import type { AiProvider } from '../ai/choose.ts'

/**
 * The version of the rules that rate talents (the scoreboard filters by it), and the hash of the ratings of the samples
 * in engine.test.ts. A change of the ratings needs a new version with a new hash.
 */
export const RULES = { name: 'Rules 3', digest: 'fb8c6a96f2c8' }

/** The name of the rating method: 'Rules 3', or 'Gemini on rules 3' if a provider judged what the rules found. */
export const engineOf = (ai: AiProvider) =>
  ai.name === 'local' ? RULES.name : `${ai.title.slice(0, LONGEST_TITLE)} on ${RULES.name.toLowerCase()}`

/** The maximum number of characters of a provider's title, as the scoreboard's filter accepts no longer names. */
const LONGEST_TITLE = 80
