import type { DemoDeal } from './deal.ts'
import { dataAndProductDeals } from './deals/dataAndProduct.ts'
import { designAndMarketingDeals } from './deals/designAndMarketing.ts'
import { engineeringDeals } from './deals/engineering.ts'
import { operationsDeals } from './deals/operations.ts'

/** All demo deals, in the order in which they were opened. */
export const demoDeals: DemoDeal[] = [
  ...engineeringDeals,
  ...dataAndProductDeals,
  ...designAndMarketingDeals,
  ...operationsDeals,
].sort((one, other) => other.openedDaysAgo - one.openedDaysAgo)
