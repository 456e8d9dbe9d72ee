/** A selected record: its id in the database, and its name for messages. */
export type SelectedRow = { id: number; name: string }

/** The selected rows of a list, in the order of selection. Rows stay selected when a filter or scrolling hides them. */
export type Selection = ReturnType<typeof createSelection>

export function createSelection() {
  let chosen: ReadonlyMap<number, SelectedRow> = new Map()
  let listed: () => readonly SelectedRow[] = none
  let last: number | undefined
  const listeners = new Set<() => void>()

  function change(next: ReadonlyMap<number, SelectedRow>) {
    chosen = next
    for (const listener of listeners) listener()
  }

  function set(records: readonly SelectedRow[], isChosen: boolean) {
    const next = new Map(chosen)
    for (const record of records) {
      if (!isChosen) next.delete(record.id)
      else if (!next.has(record.id)) next.set(record.id, record)
    }
    change(next)
  }

  /** The rows from the last clicked row to this row, in this order; only this row if the former is not in the list. */
  function rangeTo(record: SelectedRow): readonly SelectedRow[] {
    const rows = listed()
    const from = rows.findIndex(({ id }) => id === last)
    const to = rows.findIndex(({ id }) => id === record.id)
    if (from < 0 || to < 0) return [record]
    return from < to ? rows.slice(from, to + 1) : rows.slice(to, from + 1).reverse()
  }

  return {
    has: (id: number) => chosen.has(id),
    /** Returns the same object until the next change. */
    chosen: () => chosen,
    set,
    /** Selects or deselects a row, or, if `isRange`, all rows from the last clicked row to this row. */
    click(record: SelectedRow, isChosen: boolean, isRange: boolean) {
      set(isRange ? rangeTo(record) : [record], isChosen)
      last = record.id
    },
    /** Registers the listed rows, in their order; returns a function that unregisters them. */
    list(rows: () => readonly SelectedRow[]) {
      listed = rows
      return () => {
        if (listed === rows) listed = none
      }
    },
    clear: () => change(new Map()),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const none = () => []
