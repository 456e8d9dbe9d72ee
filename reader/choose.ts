/** The first answer that is not empty. */
export function firstOf<Item, Answer extends object | string>(
  items: Iterable<Item>,
  read: (item: Item) => Answer | '' | undefined,
): Answer | undefined {
  for (const item of items) {
    const answer = read(item)
    if (answer) return answer
  }
  return undefined
}

/** The item with the highest score, the first on a tie. */
export function bestOf<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  const scores = items.map(score)
  return items[scores.indexOf(Math.max(...scores))]
}
