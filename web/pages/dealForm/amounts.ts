import { normaliseMoney } from '../../../api/billing/rules.ts'

/** What may stand in a field for money: digits, commas and a dot. */
export function amountTyped(text: string): string {
  return text.replace(/[^\d.,]/g, '')
}

/** The amount with its thousands parted, as it is shown once it is typed: '12,500'. */
export function amountShown(text: string): string {
  const [whole = '', decimals] = normaliseMoney(text).slice(1).replaceAll(',', '').split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals ? `${parted}.${decimals}` : parted
}
