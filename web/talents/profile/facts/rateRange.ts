/** '€6,200 – €7,000', 'From €6,200', 'Up to €7,000'; null where neither is known. */
export function rateRange(min: string | null | undefined, max: string | null | undefined) {
  if (min && max) return min === max ? min : `${min} – ${max}`
  if (min) return `From ${min}`
  return max ? `Up to ${max}` : null
}
