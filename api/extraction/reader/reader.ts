// pdf.js would look for its other half in a file beside it, which a bundle has not.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readResume } from '../phases.ts'
import type { FromReader, ToReader, Wanted } from '../readingTask.ts'

/*
 * The program of a reading process. It knows no settings, no database and no storage: a document comes in pieces, then
 * what is wanted of it, and one answer goes back. It ends with the process that started it.
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
