import { z } from 'zod'

/**
 * Money as it is kept: one '$', then digits, commas and an optional decimal part. All else is stripped: ' $1,200.50 USD'
 * becomes '$1,200.50'. A dot is decimal when it is the only one and digits alone follow. Without a digit it is empty.
 */
export function normaliseMoney(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '')
  if (!/\d/.test(kept)) return ''
  const [, whole = '', decimals] = /^([\d,]*)\.(\d+)$/.exec(kept) ?? [null, kept.replaceAll('.', '')]
  return `$${whole || '0'}${decimals ? `.${decimals}` : ''}`
}

/** Money as typed, empty or missing. */
export const money = (what: string) =>
  z.preprocess(
    value => value ?? '',
    z.string().max(50, `${what} must be at most 50 characters`).transform(normaliseMoney),
  )
