import type { AiProvider } from '../ai/choose.ts'

/**
 * Which rules rate talents, so that the scoreboard keeps them apart: a version, and a digest of what it answers to the samples of
 * engine.test.ts. Who changes the ratings gives the next version with its digest.
 */
export const RULES = { name: 'Rules 3', digest: 'fb8c6a96f2c8' }

/** What judged: 'Rules 3', or 'Gemini on rules 3' where a provider judged those whom the rules found. */
export const engineOf = (ai: AiProvider) =>
  ai.name === 'local' ? RULES.name : `${ai.title.slice(0, LONGEST_TITLE)} on ${RULES.name.toLowerCase()}`

/** With a longer one the scoreboard could not be asked for it. */
const LONGEST_TITLE = 80
