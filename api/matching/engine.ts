import type { AiProvider } from '../ai/choose.ts'

/** Raised by whoever changes how talents are rated, so that the scoreboard keeps the versions apart. */
const RULES = 'Rules 1'

/** What judged: 'Rules 1', or 'Gemini on rules 1' where a provider judged those whom the rules found. */
export const engineOf = ({ name }: Pick<AiProvider, 'name'>) =>
  name === 'local' ? RULES : `${name.replace(/^./, first => first.toUpperCase())} on ${RULES.toLowerCase()}`
