import type { WarningsQuery$data } from '../__generated__/WarningsQuery.graphql.ts'

type Warning = WarningsQuery$data['submissionWarnings'][number]

/**
 * Puts consents that are only missing into one line each, with the number of people; who refused one and every other obstacle
 * is named.
 */
export function folding(warnings: readonly Warning[], people: number) {
  const missing = warnings.filter(({ kind, isRefused }) => kind === 'NO_CONSENT' && !isRefused)
  const groups = [
    { found: missing.filter(({ at }) => !at), said: 'Consent not requested' },
    { found: missing.filter(({ at }) => at), said: 'Consent requested, no answer yet' },
  ]
  return {
    named: warnings.filter(warning => !missing.includes(warning)),
    folded: groups
      .filter(({ found }) => found.length > 0)
      .map(({ found, said }) => ({
        message: people === 1 ? `${said}.` : `${said}: ${found.length} of ${people} people.`,
        isBlocking: found.some(({ isBlocking }) => isBlocking),
      })),
  }
}
