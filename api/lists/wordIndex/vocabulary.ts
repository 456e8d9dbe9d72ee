/** Numbers of words, by the parts that they contain. */
export type Vocabulary = {
  size: number
  /** The words that contain a text without spaces, and of which this holds. */
  containing(part: string, holds?: (word: string) => boolean): number[]
}

/** Looks the words with the rarest pair of letters up, and compares those alone. */
export function vocabularyOf(words: string[]): Vocabulary {
  const byPair = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    for (const pair of pairsOf(word)) {
      const had = byPair.get(pair)
      if (had) had.push(number)
      else byPair.set(pair, [number])
    }
  }
  const all = [...words.keys()]
  return {
    size: words.length,
    containing(part, holds = () => true) {
      const lists = [...pairsOf(part)].map(pair => byPair.get(pair) ?? [])
      const fewest = lists.reduce((least, list) => (list.length < least.length ? list : least), all)
      return fewest.filter(number => {
        const word = words[number] as string
        return word.includes(part) && holds(word)
      })
    },
  }
}

const pairsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
