// Without this import, pdf.js would load its worker from a separate file, which a bundle does not include.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { openReader, Refused } from '@talentdesk/reader'
import { claimsOf } from './claims.ts'
import type { FromReader, Ordered, Outcome, ToReader } from './messages.ts'

/*
 * The program of a reader process. It has no settings, no database and no storage: the process receives a document in
 * pieces, then the request, and sends one answer. It ends with its parent process. The same program recognises
 * pictures, in a separate process, as only that process loads the engine.
 */

const pieces: Uint8Array[] = []
const reader = openReader()

process.on('message', (message: ToReader) => {
  if ('piece' in message) pieces.push(message.piece)
  else void answer(message)
})
process.on('disconnect', () => process.exit())
tell({ isReady: true })

async function answer(ordered: Ordered) {
  const bytes = Buffer.concat(pieces.splice(0))
  const outcome = await carryOut(ordered, bytes).catch((fault: unknown) =>
    fault instanceof Refused ? { refusal: fault.refusal } : { fault: String(fault) },
  )
  tell({ ...outcome, use: { memory: process.memoryUsage.rss(), processor: process.cpuUsage().user / 1000 } })
}

async function carryOut(ordered: Ordered, bytes: Buffer): Promise<Finished> {
  if (ordered.what === 'pictures') {
    return { recognised: await reader.read(bytes, { ...ordered, onPage: progress => tell({ progress }) }) }
  }
  if (ordered.what !== 'places') return { reading: await reader.read(bytes, ordered) }
  const { recognised, fields } = ordered
  const { text } = await reader.read(bytes, { what: 'text', recognised })
  return { reading: await reader.read(bytes, { what: 'places', recognised, claims: claimsOf(fields, text) }) }
}

type Finished = Outcome extends infer Each ? (Each extends unknown ? Omit<Each, 'use'> : never) : never

function tell(message: FromReader) {
  process.send?.(message)
}
