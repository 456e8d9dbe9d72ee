/** A chosen record: its id in the database, and its name for messages. */
export type Chosen = { id: number; name: string }

/** The rows that are chosen in a list, in the order of choosing. They stay chosen when a filter or the scroll hides them. */
export type Selection = ReturnType<typeof createSelection>

export function createSelection() {
  let chosen: ReadonlyMap<number, Chosen> = new Map()
  const listeners = new Set<() => void>()

  function change(next: ReadonlyMap<number, Chosen>) {
    chosen = next
    for (const listener of listeners) listener()
  }

  return {
    has: (id: number) => chosen.has(id),
    /** Another object after each change only. */
    chosen: () => chosen,
    set(records: readonly Chosen[], isChosen: boolean) {
      const next = new Map(chosen)
      for (const record of records) {
        if (!isChosen) next.delete(record.id)
        else if (!next.has(record.id)) next.set(record.id, record)
      }
      change(next)
    },
    clear: () => change(new Map()),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
