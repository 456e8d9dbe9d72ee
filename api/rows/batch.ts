import DataLoader from 'dataloader'

/**
 * Batches reads of a field: one query for many rows of a request. Nothing is cached, so a later read sees newer data.
 */
export function batched<Context extends object, Key, Value>(
  read: (context: Context, keys: Key[]) => Promise<Map<Key, Value>>,
) {
  const loaders = new WeakMap<Context, DataLoader<Key, Value | undefined>>()
  return (context: Context, key: Key): Promise<Value | undefined> => {
    const loader = loaders.get(context) ?? loaderFor(context)
    loaders.set(context, loader)
    return loader.load(key)
  }

  function loaderFor(context: Context) {
    const readAll = async (keys: readonly Key[]) => {
      const found = await read(context, [...new Set(keys)])
      return keys.map(key => found.get(key))
    }
    return new DataLoader(readAll, { cache: false })
  }
}

/** Groups rows by a shared key, in their order. */
export function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
