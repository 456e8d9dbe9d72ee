/**
 * Reads for many rows at once what a field asks for one row at a time: the keys that are asked for until the event loop
 * comes round are read together. What is read is not kept, so a later question sees a later state.
 */
export function batched<Key, Value>(read: (keys: Key[]) => Promise<Map<Key, Value>>) {
  let waiting: { keys: Set<Key>; answer: Promise<Map<Key, Value>> } | null = null
  return async (key: Key): Promise<Value | undefined> => {
    waiting ??= gather()
    waiting.keys.add(key)
    return (await waiting.answer).get(key)
  }

  function gather() {
    const keys = new Set<Key>()
    const answer = new Promise<void>(resolve => setImmediate(resolve)).then(() => {
      waiting = null
      return read([...keys])
    })
    return { keys, answer }
  }
}

/** The rows by what they share, in their order. */
export function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
