/** A server-sent event. */
type StreamEvent = { event: string; data: string }

/** Reads the events of a text/event-stream body as they arrive, without the keep-alive comments. */
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
