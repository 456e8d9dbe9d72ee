import { applicationLimitRules, DEFAULT_APPLICATION_LIMIT } from '../../../../api/deals/rules.ts'
import { rulesFor } from '../../../forms/rulesFor.ts'

/** The limit as it is typed; it counts only while it is `enabled`. */
export type LimitValues = { enabled: boolean; limit: string }

/** The server's rules, for what stands in the form. */
export const limitFormRules = rulesFor(applicationLimitRules, ({ enabled, limit }: LimitValues) => ({
  limit: enabled ? Number(limit) : null,
}))

/** What the form begins with: a limit that is switched on is first the usual one. */
export function limitValues(limit: number | null | undefined): LimitValues {
  return { enabled: typeof limit === 'number', limit: `${limit ?? DEFAULT_APPLICATION_LIMIT}` }
}
