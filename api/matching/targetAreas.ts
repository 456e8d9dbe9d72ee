import type { TargetArea } from '../deals/rules.ts'
import { type TalentArea, talentAreas } from '../talents/rules.ts'

/** Functions that are no area of a talent, and the phrases that show them in a role, a summary or a highlight. */
const functions: Record<Exclude<TargetArea, TalentArea>, string[]> = {
  SALES: [
    ...['sales', 'selling', 'business development', 'account executive', 'account manager', 'lead generation'],
    ...['key account', 'cold calling', 'telesales', 'salesman', 'salesperson'],
  ],
  OPERATIONS: [
    ...['operations', 'operational', 'logistics', 'supply chain', 'procurement', 'office manager', 'back office'],
    ...['process improvement', 'warehouse', 'facilities', 'service delivery'],
  ],
  FINANCE: [
    ...['finance', 'financial', 'accountant', 'accounting', 'accounts payable', 'bookkeeping', 'controller', 'auditor'],
    ...['tax', 'treasury', 'payroll', 'banking', 'audit'],
  ],
  HR: [
    ...['hr', 'human resources', 'human resource', 'recruiter', 'recruitment', 'talent acquisition', 'people partner'],
    ...['people operations', 'payroll', 'employee relations', 'hrbp'],
  ],
  LEGAL: [
    ...['legal', 'lawyer', 'attorney', 'advocate', 'solicitor', 'barrister', 'paralegal', 'counsel', 'litigation'],
    ...['compliance', 'law', 'notary'],
  ],
  CUSTOMER_SUCCESS: [
    ...['customer success', 'customer service', 'customer support', 'client success', 'customer experience'],
    ...['customer care', 'call centre', 'call center', 'account manager', 'client relations'],
  ],
}

/** What a target area demands of a talent: an area, or a phrase in role, summary or highlights; nothing for all areas. */
export type Demand = { area: TalentArea } | { phrases: string[] } | null

export function demandOf(target: TargetArea | null | undefined): Demand {
  if (!target) return null
  return isArea(target) ? { area: target } : { phrases: functions[target] }
}

const isArea = (target: TargetArea): target is TargetArea & TalentArea => target in talentAreas
