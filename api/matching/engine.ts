import type { AiProvider } from '../ai/choose.ts'

/**
 * Which rules rate talents, so that the scoreboard keeps them apart: a version, and a digest of what it answers to the samples of
 * engine.test.ts. Who changes the ratings gives the next version with its digest.
 */
export const RULES = { name: 'Rules 2', digest: '514f4566c1eb' }

/** What judged: 'Rules 2', or 'Gemini on rules 2' where a provider judged those whom the rules found. */
export const engineOf = ({ name }: Pick<AiProvider, 'name'>) =>
  name === 'local' ? RULES.name : `${name.replace(/^./, first => first.toUpperCase())} on ${RULES.name.toLowerCase()}`
