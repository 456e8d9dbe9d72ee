// Otherwise pdf.js would load its worker from a file beside it, which a bundle does not have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readResume } from '../phases.ts'
import type { FromReader, ToReader, Wanted } from '../readingTask.ts'

/*
 * The program of a reader process. It has no settings, no database and no storage: it receives a document in pieces,
 * then the request, and sends one answer. It ends with its parent process.
 */

const pieces: Uint8Array[] = []

process.on('message', (message: ToReader) => {
  if ('piece' in message) pieces.push(message.piece)
  else void answer(message.read)
})
process.on('disconnect', () => process.exit())
tell({ isReady: true })

async function answer(read: Wanted) {
  const bytes = Buffer.concat(pieces.splice(0))
  const outcome = await readResume({ bytes, read }).then(
    reading => ({ reading }),
    (fault: unknown) => ({ fault: String(fault) }),
  )
  tell({ ...outcome, use: { memory: process.memoryUsage.rss(), processor: process.cpuUsage().user / 1000 } })
}

function tell(message: FromReader) {
  process.send?.(message)
}
