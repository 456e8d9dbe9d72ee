import { dealAudiences } from './deals/audiences.ts'
import type { Rules } from './rest/columnRules.ts'
import { talentAudiences } from './talents/audiences.ts'

/** Who sees which column in REST, CSV and webhooks: docs/decisions/058. GraphQL's types have the same rules. */
export const FIELD_RULES: Rules = { Talent: talentAudiences, Deal: dealAudiences }
