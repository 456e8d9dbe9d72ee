import { normaliseMoney } from '../../../api/billing/rules.ts'
import { formatMoney } from '../../components/money.ts'

/** What may stand in a field for money: digits, commas and a dot. */
export function amountTyped(text: string): string {
  return text.replace(/[^\d.,]/g, '')
}

/** The amount as it is shown everywhere once it is typed, beside a field's own '$': '12,500', '8,200.50'. */
export function amountShown(text: string): string {
  return formatMoney(normaliseMoney(text)).replace('$', '')
}
