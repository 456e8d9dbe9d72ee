/** Waits that can be cut short, also by a ring that came before. */
export type Alarm = {
  ring(): void
  /** Resolves after so many milliseconds, or with the next ring; at once after one that nobody has heard. */
  wait(most: number): Promise<void>
}

export function openAlarm(): Alarm {
  let rang = false
  let wake = () => {}
  return {
    ring() {
      rang = true
      wake()
    },
    async wait(most) {
      if (!rang) {
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, most)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rang = false
    },
  }
}

/** Rings for all news until they end. */
export async function ringFor(news: AsyncIterable<number | null>, ring: () => void) {
  for await (const _ of news) ring()
}
