/** A set of places from 0 up to a size, one bit each. Sets that meet have the same size. */
export class Bits {
  readonly #words: Int32Array

  private constructor(words: Int32Array) {
    this.#words = words
  }

  static none(size: number): Bits {
    return new Bits(new Int32Array(Math.ceil(size / 32)))
  }

  static all(size: number): Bits {
    const bits = new Bits(new Int32Array(Math.ceil(size / 32)).fill(-1))
    if (size % 32 !== 0) bits.#words[size >>> 5] = (1 << (size % 32)) - 1
    return bits
  }

  copy(): Bits {
    return new Bits(this.#words.slice())
  }

  has(place: number): boolean {
    return ((this.#words[place >>> 5] as number) & (1 << place)) !== 0
  }

  add(place: number) {
    this.#words[place >>> 5] = (this.#words[place >>> 5] as number) | (1 << place)
  }

  remove(place: number) {
    this.#words[place >>> 5] = (this.#words[place >>> 5] as number) & ~(1 << place)
  }

  /** Adds all of another set. */
  join(other: Bits) {
    const [words, others] = [this.#words, other.#words]
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) | (others[at] as number)
  }

  /** Keeps those that another set has, too. */
  meet(other: Bits) {
    const [words, others] = [this.#words, other.#words]
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) & (others[at] as number)
  }

  /** Takes out those that another set has. Returns itself. */
  without(other: Bits): this {
    const [words, others] = [this.#words, other.#words]
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) & ~(others[at] as number)
    return this
  }

  /** How many places are in both. */
  countIn(other: Bits): number {
    const [words, others] = [this.#words, other.#words]
    let count = 0
    for (let at = 0; at < words.length; at += 1) count += ones((words[at] as number) & (others[at] as number))
    return count
  }

  /** The first place at or after another, or at or before it when `step` is -1; undefined where there is none. */
  seek(from: number, step: 1 | -1): number | undefined {
    const words = this.#words
    const size = words.length * 32
    for (let place = from; place >= 0 && place < size; place += step) {
      if (this.has(place)) return place
      // Nothing in the rest of this word: on to the next.
      const rest =
        step === 1 ? (words[place >>> 5] as number) >>> place : (words[place >>> 5] as number) << (31 - place)
      if (rest === 0) place = step === 1 ? place | 31 : place & ~31
    }
    return undefined
  }
}

/** The bits of a word that are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
