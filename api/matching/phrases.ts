/** Phrases with their names, grouped by the first word. */
export type PhraseTable<Name> = Map<string, { rest: string[]; name: Name }[]>

export function phraseTable<Name>(phrases: [words: string[], name: Name][]): PhraseTable<Name> {
  const table: PhraseTable<Name> = new Map()
  for (const [[first, ...rest], name] of phrases) {
    if (first === undefined) continue
    const same = table.get(first)
    if (same) same.push({ rest, name })
    else table.set(first, [{ rest, name }])
  }
  return table
}

/** A phrase in a list of words: from the word at `from` up to, but not including, the word at `to`. */
export type Phrase<Name> = { name: Name; from: number; to: number }

/** All phrases of the table that occur in a list of words, in order. */
export function phrasesIn<Name>(words: string[], table: PhraseTable<Name>): Phrase<Name>[] {
  const found: Phrase<Name>[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (const { rest, name } of table.get(words[from] ?? '') ?? []) {
      if (rest.every((word, at) => words[from + 1 + at] === word))
        found.push({ name, from, to: from + 1 + rest.length })
    }
  }
  return found
}
