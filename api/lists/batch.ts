/**
 * Reads for many rows at once what a field asks for one row at a time: the keys that are asked for in one request until
 * the event loop comes round are read together. What is read is not kept, so a later question sees a later state.
 */
export function batched<Context extends object, Key, Value>(
  read: (context: Context, keys: Key[]) => Promise<Map<Key, Value>>,
) {
  const waiting = new WeakMap<Context, Batch<Key, Value>>()
  return async (context: Context, key: Key): Promise<Value | undefined> => {
    const batch = waiting.get(context) ?? gather(context)
    batch.keys.add(key)
    return (await batch.answer).get(key)
  }

  function gather(context: Context) {
    const keys = new Set<Key>()
    const answer = new Promise<void>(resolve => setImmediate(resolve)).then(() => {
      waiting.delete(context)
      return read(context, [...keys])
    })
    const batch = { keys, answer }
    waiting.set(context, batch)
    return batch
  }
}

type Batch<Key, Value> = { keys: Set<Key>; answer: Promise<Map<Key, Value>> }

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
