/** The maximum size of an answer in bytes, decompressed. Usual answers have a few thousand bytes. */
export const MOST_READ = 4_000_000

/** The error for an answer larger than the limit. */
export class TooLongAnswer extends Error {}

/** A `fetch` that reads answers only up to a limit, also after decompression. */
export const boundedFetch: typeof fetch = async (...request) => withBound(await fetch(...request))

/** Limits all answers of the global `fetch`: Google's older library uses no other `fetch`, and reads whole answers. */
export function boundFetch() {
  const { fetch } = globalThis
  if (bounded.has(fetch)) return
  globalThis.fetch = async (...request) => withBound(await fetch(...request))
  bounded.add(globalThis.fetch)
}

/** Versions of `fetch` that already have the limit. */
const bounded = new WeakSet<typeof globalThis.fetch>()

function withBound(answer: Response): Response {
  if (!answer.body) return answer
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength
      if (size > MOST_READ) throw new TooLongAnswer()
      controller.enqueue(part)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body.pipeThrough(counter), { status, statusText, headers })
}
