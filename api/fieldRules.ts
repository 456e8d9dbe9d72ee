import { dealAudiences } from './deals/audiences.ts'
import type { Rules } from './rest/columnRules.ts'
import { talentAudiences } from './talents/audiences.ts'

/** Who sees which column, for the calls, lists, files and webhooks; docs/decisions/058. GraphQL has the same rules at its types. */
export const FIELD_RULES: Rules = { Talent: talentAudiences, Deal: dealAudiences }
