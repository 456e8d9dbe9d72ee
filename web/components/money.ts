/**
 * Money as it is read: '5000' and '$5000.5' become '$5,000' and '$5,000.50'. What says more than an amount
 * ('$5,000 / month') stays as it was written.
 */
export function formatMoney(stored: string): string {
  const [, whole, decimals = ''] = /^\$?\s*([\d,]*\d)(?:\.(\d+))?$/.exec(stored.trim()) ?? []
  if (whole === undefined) return stored
  const grouped = BigInt(whole.replaceAll(',', '')).toLocaleString('en-US')
  return `$${grouped}${decimals && `.${decimals.padEnd(2, '0')}`}`
}
