/** One event of a stream of server-sent events. */
export type StreamEvent = { event: string; data: string }

/** The events in a body of the type text/event-stream, as they arrive; what keeps the connection alive is left out. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + value).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const found = readEvent(block)
      if (found) yield found
    }
  }
}

function readEvent(block: string): StreamEvent | null {
  const fields = block.split(/\r?\n/).map(line => /^(\w+): ?(.*)$/.exec(line))
  const all = (name: string) => fields.flatMap(field => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = all('data')
  return data.length === 0 ? null : { event: all('event').at(-1) ?? 'message', data: data.join('\n') }
}
