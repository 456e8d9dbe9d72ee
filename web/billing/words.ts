import type { DealType } from '../../api/deals/rules.ts'

/** What the company is billed, by the type of the deal. */
export const billedWords: Record<DealType, string> = {
  MANAGED: 'Company Budget',
  HEAD_HUNTING: 'Recruiting Fee',
}

/** Relay warns of types that a newer server may say; page and server are installed together. */
export const typeOf = (dealType: DealType | '%future added value'): DealType =>
  dealType === 'HEAD_HUNTING' ? dealType : 'MANAGED'
