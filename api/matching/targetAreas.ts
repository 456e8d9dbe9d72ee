import type { TargetArea } from '../deals/rules.ts'
import { type TalentArea, talentAreas } from '../talents/rules.ts'

/** What a target area demands of a talent: an area, or that the profile shows a function; nothing for all areas. */
export type Demand = { area: TalentArea } | { function: FunctionPatterns } | null

export function demandOf(target: TargetArea | null | undefined): Demand {
  if (!target) return null
  return isArea(target) ? { area: target } : { function: patterns[target] }
}

const isArea = (target: TargetArea): target is TargetArea & TalentArea => target in talentAreas

type BusinessFunction = {
  /** Titles of its people, whatever else the role says. */
  titles: string[]
  /** What the function is called. One mention in a text proves nothing: 'survived sales days'. */
  names: string[]
  /** What only its people say of their work. */
  work: string[]
}

/** The functions that are no area of a talent. */
const functions: Record<Exclude<TargetArea, TalentArea>, BusinessFunction> = {
  SALES: {
    titles: [
      ...['account executive', 'account manager', 'key account', 'business development', 'sales engineer'],
      ...['salesman', 'saleswoman', 'salesperson', 'shop assistant', 'telemarketer'],
    ],
    names: ['sales', 'selling', 'business development', 'telesales'],
    work: [
      ...['lead generation', 'cold calling', 'sales target', 'sales quota', 'sales pipeline', 'closed deals'],
      ...['closing deals', 'key accounts', 'new business'],
    ],
  },
  OPERATIONS: {
    titles: [
      ...['office manager', 'chief operating officer', 'coo', 'supply chain', 'procurement', 'buyer', 'dispatcher'],
      ...['logistics', 'warehouse', 'facility manager', 'facilities manager', 'operations manager'],
    ],
    names: ['operations', 'logistics', 'supply chain', 'procurement', 'warehouse', 'facilities', 'back office'],
    work: ['process improvement', 'vendor management', 'inventory management', 'service delivery', 'fleet management'],
  },
  FINANCE: {
    titles: [
      ...['accountant', 'controller', 'bookkeeper', 'auditor', 'tax advisor', 'tax consultant', 'treasurer', 'cfo'],
      ...['chief financial officer', 'financial analyst', 'finance manager', 'payroll', 'banker', 'actuary'],
    ],
    names: ['finance', 'finances', 'accounting', 'bookkeeping', 'treasury', 'payroll', 'taxation', 'auditing'],
    work: [
      ...['accounts payable', 'accounts receivable', 'general ledger', 'balance sheet', 'month end closing'],
      ...['annual accounts', 'financial statements', 'tax returns', 'budget planning', 'financial planning'],
    ],
  },
  HR: {
    titles: [
      ...['recruiter', 'people partner', 'hr manager', 'hrbp', 'human resources', 'human resource', 'headhunter'],
      ...['talent acquisition', 'people operations', 'talent partner', 'hr business partner', 'hr generalist'],
    ],
    names: ['hr', 'human resources', 'human resource', 'recruitment', 'recruiting', 'talent acquisition', 'payroll'],
    work: ['employee relations', 'labour law', 'people operations', 'full cycle recruiting', 'performance reviews'],
  },
  LEGAL: {
    titles: [
      ...['lawyer', 'attorney', 'solicitor', 'barrister', 'paralegal', 'legal counsel', 'general counsel', 'notary'],
      ...['advocate', 'compliance officer', 'compliance manager', 'legal assistant', 'legal secretary', 'jurist'],
    ],
    names: ['legal', 'litigation', 'compliance', 'law'],
    work: ['contract law', 'employment law', 'corporate law', 'legal advice', 'contract negotiation', 'legal research'],
  },
  CUSTOMER_SUCCESS: {
    titles: [
      ...['customer success', 'client success', 'customer support', 'customer service', 'customer care'],
      ...['customer experience', 'call centre', 'call center', 'account manager', 'client relations', 'help desk'],
    ],
    names: [
      ...['customer success', 'customer service', 'customer support', 'client success', 'customer care'],
      ...['customer experience', 'call centre', 'call center', 'client relations', 'customer relations'],
    ],
    work: ['customer onboarding', 'customer retention', 'customer satisfaction', 'renewals and upsells', 'churn'],
  },
}

/** Roles that build things for a function without belonging to it: a '.NET Developer' of tax software is no accountant. */
const makers = [
  ...['developer', 'engineer', 'programmer', 'software', 'devops', 'sre', 'architect', 'designer', 'scientist'],
  ...['frontend', 'backend', 'full stack', 'fullstack', 'qa', 'tester', 'data analyst', 'system administrator'],
]

/** What people write before the name of a function that they had in hand. */
const doing = [
  ...['led', 'leading', 'managed', 'managing', 'ran', 'running', 'headed', 'heading', 'built', 'building', 'grew'],
  ...['growing', 'doubled', 'tripled', 'increased', 'raised', 'drove', 'driving', 'closed', 'exceeded', 'owned'],
  ...['oversaw', 'overseeing', 'directed', 'coordinated', 'responsible', 'handled', 'handling', 'organised'],
  ...['organized', 'streamlined', 'improved', 'supervised', 'specialised', 'specialized', 'experienced'],
]

/** What people write before the name of a function that they come from, whatever they are now. */
const past = ['former', 'formerly', 'career', 'background', 'years']

/**
 * How a profile shows a function, as regular expressions of Postgres, without regard to case. Whole words and no stems:
 * an accountant and an account manager have the same one.
 *
 * A role shows it by a title, or by its name unless the role is one that builds things for others. Summary and highlights
 * show it by its work, or by its name behind a verb of doing; those of somebody who builds things only by saying that
 * they come from there.
 */
export type FunctionPatterns = {
  titles: string
  names: string
  makers: string
  work: string
  past: string
  any: string[]
}

function patternsOf({ titles, names, work }: BusinessFunction): FunctionPatterns {
  return {
    titles: anyOf(titles),
    names: anyOf(names),
    makers: anyOf(makers),
    work: `${anyOf([...titles, ...work])}|${within(doing, names, 3)}`,
    past: within(past, [...names, ...titles], 2),
    any: [...titles, ...names, ...work],
  }
}

const anyOf = (phrases: string[]) => `\\m(?:${phrases.map(phrase => phrase.replaceAll(' ', '\\W+')).join('|')})\\M`

/** One of the words, and one of the phrases with at most so many words between: 'led the whole regional sales team'. */
const within = (words: string[], phrases: string[], between: number) =>
  `${anyOf(words)}\\W+(?:\\w+\\W+){0,${between}}${anyOf(phrases)}`

const patterns = {
  SALES: patternsOf(functions.SALES),
  OPERATIONS: patternsOf(functions.OPERATIONS),
  FINANCE: patternsOf(functions.FINANCE),
  HR: patternsOf(functions.HR),
  LEGAL: patternsOf(functions.LEGAL),
  CUSTOMER_SUCCESS: patternsOf(functions.CUSTOMER_SUCCESS),
}
