/** An endless list of news for one reader. */
export type Follower = AsyncIterableIterator<number | null> & {
  tell(news: number | null): void
  /** Ends when the reader may not follow any more, though there are no news. */
  recheck(): Promise<void>
  return(): Promise<IteratorResult<number | null>>
}

/**
 * Keeps the news until they are read; the same one that waits already is not kept twice, so a slow reader costs little.
 * It is no generator, as one of those cannot be ended while it waits.
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
    if (!isOver && !(await isStillAllowed())) end()
    const [news] = waiting
    if (isOver || news === undefined) return { done: true, value: undefined }
    waiting.delete(news)
    return { done: false, value: news }
  }

  async function isStillAllowed() {
    try {
      return await isAllowed()
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
    async recheck() {
      if (!isOver && !(await isStillAllowed())) end()
    },
    async return() {
      end()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
