/** A seeded random generator: the same seed gives the same sequence on every machine. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Makes a generator from a seed, for example a name. Generators of different seeds are independent. */
export function seededRandom(seed: string): Random {
  let state = hash(seed)
  // Mulberry32: 32 bits of state are enough for invented people.
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: items => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** Shuffles a list in place. */
export function shuffle<Item>(items: Item[], random: Random) {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = random.between(0, at)
    ;[items[at], items[other]] = [items[other] as Item, items[at] as Item]
  }
}

/** FNV-1a hash. */
export function hash(text: string) {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value
}
