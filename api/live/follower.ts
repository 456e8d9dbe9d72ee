/** An endless stream of notifications for one reader. */
export type Follower = AsyncIterableIterator<number | null> & {
  tell(news: number | null): void
  /** Ends the stream if the reader may no longer follow, even without notifications. */
  recheck(): Promise<void>
  return(): Promise<IteratorResult<number | null>>
}

/**
 * Buffers notifications until they are read. Equal notifications are buffered once, so that a slow reader costs little.
 * Not a generator, as a generator cannot be ended while it waits.
 */
export function follower(isAllowed: () => Promise<boolean>, onEnd: () => void): Follower {
  const waiting = new Set<number | null>()
  let isOver = false
  let wake = () => {}

  async function next(): Promise<IteratorResult<number | null>> {
    while (!isOver && waiting.size === 0) {
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
    await recheck()
    const [news] = waiting
    if (isOver || news === undefined) return { done: true, value: undefined }
    waiting.delete(news)
    return { done: false, value: news }
  }

  async function recheck() {
    try {
      if (!isOver && !(await isAllowed())) end()
    } catch (fault) {
      end()
      throw fault
    }
  }

  function end() {
    if (isOver) return
    isOver = true
    onEnd()
    wake()
  }

  return {
    next,
    tell(news) {
      waiting.add(news)
      wake()
    },
    recheck,
    async return() {
      end()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
