/** The FNV-1a hash, which determines the index of a word or a group of letters in a table of weights. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Turns sums into probabilities that add up to 1. */
export function softmax(sums: number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map(sum => Math.exp(sum - most))
  const total = powers.reduce((all, power) => all + power, 0)
  return powers.map(power => power / total)
}
