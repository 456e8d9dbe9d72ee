/** The number of rows that are loaded at a time. */
export const ROWS_PER_PAGE = 50

/** A page of rows, and the cursor after which the next page starts; null on the last page. */
export type RowsPage<Row> = { rows: readonly Row[]; endCursor: string | null }

/** Loads the page after a cursor, perhaps from the cache first. Returns a function that cancels and frees the page. */
export type LoadPage<Row> = (
  after: string,
  sink: { next: (page: RowsPage<Row>) => void; error: (problem: Error) => void },
) => () => void

/** The pages after the first page of a list, loaded while scrolling. Row indexes start at 0 after the first page. */
export type RowPages<Row> = ReturnType<typeof createRowPages<Row>>

type Page<Row> = { after: string; rows: readonly Row[] | null; problem: Error | null; release: () => void }

/** Pages farther than this number of pages from the visible ones are released, to limit the memory. */
const KEPT_PAGES = 6

/**
 * Loads pages in order, as the end cursor of each page is needed to load the next page. The cursors of all passed pages
 * are stored, so that a released page can be loaded again. If a reloaded page has another end cursor, because rows were
 * added or deleted, the next page is reloaded from this cursor.
 */
export function createRowPages<Row>(load: LoadPage<Row>, known: readonly string[] = []) {
  // starts[n] is the cursor after which page n starts.
  let starts = [...known]
  let visible = { from: 0, to: -1 }
  let version = 0
  const pages = new Map<number, Page<Row>>()
  const listeners = new Set<() => void>()

  function changed() {
    version += 1
    for (const listener of listeners) listener()
  }

  function open(number: number, after: string) {
    const before = pages.get(number)
    before?.release()
    const page: Page<Row> = { after, rows: before?.rows ?? null, problem: null, release: () => {} }
    pages.set(number, page)
    page.release = load(after, {
      next({ rows, endCursor }) {
        page.rows = rows
        startAt(number + 1, endCursor)
        loadVisible()
        changed()
      },
      error(problem) {
        page.problem = problem
        changed()
      },
    })
  }

  function startAt(number: number, after: string | null) {
    if (after === null) {
      starts = starts.slice(0, number)
      forget(each => each >= number)
    } else if (starts[number] !== after) {
      starts[number] = after
      if (pages.has(number)) open(number, after)
    }
  }

  function loadVisible() {
    const last = Math.min(visible.to, starts.length - 1)
    for (let number = visible.from; number <= last; number++) {
      const after = starts[number]
      if (after !== undefined && !pages.has(number)) open(number, after)
    }
  }

  function forget(isUnneeded: (number: number) => boolean) {
    for (const [number, { release }] of [...pages].filter(([number]) => isUnneeded(number))) {
      release()
      pages.delete(number)
    }
  }

  return {
    count() {
      const last = starts.length - 1
      return last < 0 ? 0 : last * ROWS_PER_PAGE + (pages.get(last)?.rows?.length ?? 0)
    },
    hasMore: () => starts.length > 0 && !pages.get(starts.length - 1)?.rows,
    /** Returns the row at an index; null while the row is not loaded. */
    row: (index: number): Row | null =>
      pages.get(Math.floor(index / ROWS_PER_PAGE))?.rows?.[index % ROWS_PER_PAGE] ?? null,
    /** The error of a page that could not be loaded; null if no page has failed. */
    problem: (): Error | null => [...pages.values()].find(({ problem }) => problem)?.problem ?? null,
    /** The cursors of all passed pages, to be restored when the person returns to the list. */
    starts: (): readonly string[] => starts,
    /** Sets the cursor after which the first of these pages starts; null if there are no further pages. */
    startAfter(cursor: string | null) {
      if (starts[0] === (cursor ?? undefined)) return
      startAt(0, cursor)
      changed()
    },
    /** Loads the pages that contain these rows, and releases pages far away. */
    show(from: number, to: number) {
      visible = { from: Math.max(0, Math.floor(from / ROWS_PER_PAGE)), to: Math.floor(to / ROWS_PER_PAGE) }
      forget(number => number < visible.from - KEPT_PAGES || number > visible.to + KEPT_PAGES)
      loadVisible()
    },
    /** Reloads the visible pages; the old rows stay until the new rows arrive. */
    refresh() {
      forget(number => number < visible.from || number > visible.to)
      for (const [number, { after }] of [...pages]) open(number, after)
    },
    retry() {
      forget(number => pages.get(number)?.problem != null)
      loadVisible()
      changed()
    },
    release: () => forget(() => true),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
  }
}
