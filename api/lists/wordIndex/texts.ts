import { Bits } from './bits.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A column of texts: which rows contain what. */
export type Texts = {
  /** The rows that contain a text, as LIKE finds them. */
  containing(text: string): Bits
}

/** Stands after each line of a text. No word is so long that it is empty, and no text contains a line break. */
const LINE_END = 0

/** A word with more than one row in so many takes less memory as a set of bits. */
const BITS_OF_A_NUMBER = 32

/** Reads the texts of a column, row by row, then answers. */
export function readTexts() {
  const words = ['\n']
  const numbers = new Map<string, number>()
  const sequence = growing()
  const starts = growing()

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    words.push(word)
    numbers.set(word, words.length - 1)
    return words.length - 1
  }

  return {
    add(text: string | null) {
      starts.push(sequence.length)
      if (text === null) return
      for (const line of text.split('\n')) {
        for (const word of line.split(' ')) sequence.push(numberOf(word))
        sequence.push(LINE_END)
      }
    },
    finish(): Texts {
      starts.push(sequence.length)
      return textsOf(words, starts.taken(), sequence.taken())
    },
  }
}

function textsOf(words: string[], starts: Int32Array, sequence: Int32Array): Texts {
  const rows = starts.length - 1
  const vocabulary = vocabularyOf(words)
  const { many, rowsWith } = placesOf({ words: words.length, starts, sequence })

  function rowsWithAny(found: number[]): Bits {
    const bits = Bits.none(rows)
    for (const word of found) rowsWith(word, bits)
    return bits
  }

  /** The parts of a phrase are an end of a word, whole words, and a beginning. */
  function phrase(parts: string[]): Bits {
    const last = parts.length - 1
    const fits = parts.map((part, at) =>
      vocabulary.containing(part, word => {
        if (at === 0) return word.endsWith(part)
        return at === last ? word.startsWith(part) : word === part
      }),
    )
    const manyWith = fits.map(found => found.reduce((sum, word) => sum + (many[word] as number), 0))
    const rarest = manyWith.indexOf(Math.min(...manyWith))
    const isFit = fits.map(found => flagsOf(words.length, found))
    const found = rowsWithAny(fits[rarest] ?? [])
    const isAt = (at: number) => isFit.every((flags, part) => flags[sequence[at + part] as number] === 1)
    for (let row = found.seek(0, 1); row !== undefined; row = found.seek(row + 1, 1)) {
      const end = (starts[row + 1] as number) - last
      let at = starts[row] as number
      while (at < end && !isAt(at)) at += 1
      if (at >= end) found.remove(row)
    }
    return found
  }

  return {
    containing(text) {
      const parts = text.split(' ')
      return parts.length === 1 ? rowsWithAny(vocabulary.containing(text)) : phrase(parts)
    },
  }
}

/** How many words there are, and those of each row: in `sequence` from `starts[row]` up to `starts[row + 1]`. */
type Rows = { words: number; starts: Int32Array; sequence: Int32Array }

/** For each word, how many rows have it, and which. */
function placesOf(all: Rows) {
  const { words, starts } = all
  const rows = starts.length - 1
  const many = new Int32Array(words)
  eachPlace(all, word => {
    many[word] = (many[word] as number) + 1
  })
  const isFrequent = (word: number) => (many[word] as number) * BITS_OF_A_NUMBER > rows
  const frequent = new Map<number, Bits>()
  const ends = new Int32Array(words)
  let sum = 0
  for (let word = 0; word < words; word += 1) {
    if (isFrequent(word)) frequent.set(word, Bits.none(rows))
    else sum += many[word] as number
    ends[word] = sum
  }
  const places = new Int32Array(sum)
  const next = ends.map((end, word) => (isFrequent(word) ? end : end - (many[word] as number)))
  eachPlace(all, (word, row) => {
    const bits = frequent.get(word)
    if (bits) return bits.add(row)
    places[next[word] as number] = row
    next[word] = (next[word] as number) + 1
  })
  return {
    many,
    /** Adds the rows with a word. */
    rowsWith(word: number, bits: Bits) {
      const known = frequent.get(word)
      if (known) return bits.join(known)
      const end = ends[word] as number
      for (let at = end - (many[word] as number); at < end; at += 1) bits.add(places[at] as number)
    },
  }
}

/** Each word of each row, but once where it stands there twice. */
function eachPlace({ words, starts, sequence }: Rows, visit: (word: number, row: number) => void) {
  const lastRow = new Int32Array(words).fill(-1)
  for (let row = 0; row < starts.length - 1; row += 1) {
    const end = starts[row + 1] as number
    for (let at = starts[row] as number; at < end; at += 1) {
      const word = sequence[at] as number
      if (word === LINE_END || lastRow[word] === row) continue
      lastRow[word] = row
      visit(word, row)
    }
  }
}

function flagsOf(size: number, places: number[]): Uint8Array {
  const flags = new Uint8Array(size)
  for (const place of places) flags[place] = 1
  return flags
}

/** Numbers of which nobody knows how many there will be. */
function growing() {
  let numbers = new Int32Array(1024)
  let length = 0
  return {
    get length() {
      return length
    },
    push(number: number) {
      if (length === numbers.length) {
        const more = new Int32Array(2 * length)
        more.set(numbers)
        numbers = more
      }
      numbers[length++] = number
    },
    taken: () => numbers.slice(0, length),
  }
}
