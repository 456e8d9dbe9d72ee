/** A pause that a call of `ring` ends early. */
export type Alarm = {
  ring(): void
  /** Resolves after `most` milliseconds or at the next ring; at once if `ring` was called since the last wait. */
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
