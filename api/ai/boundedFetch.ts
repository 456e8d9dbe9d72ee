/** Bytes of an answer, unpacked, that are read. A model's answers have some thousands. */
export const MOST_READ = 4_000_000

/** An answer of more bytes than are read. */
export class TooLongAnswer extends Error {}

/** A `fetch` whose answers are read up to a limit, also those that unpack to more than was sent. */
export const boundedFetch: typeof fetch = async (...request) => withBound(await fetch(...request))

/** Bounds every answer to the `fetch` of this process: the older library of Google takes no `fetch` of ours and reads answers whole. */
export function boundFetch() {
  const { fetch } = globalThis
  if (bounded.has(fetch)) return
  globalThis.fetch = async (...request) => withBound(await fetch(...request))
  bounded.add(globalThis.fetch)
}

/** Versions of `fetch` that are bounded already. */
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
