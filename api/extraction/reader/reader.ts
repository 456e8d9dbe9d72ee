// Otherwise pdf.js would load its worker from a file beside it, which a bundle does not have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { documentKind, readResume } from '../phases.ts'
import { Refused } from '../pictures/messages.ts'
import type { FromReader, Ordered, Outcome, ToReader } from '../readingTask.ts'

/*
 * The program of a reader process. It has no settings, no database and no storage: it receives a document in pieces,
 * then the request, and sends one answer. It ends with its parent process. Pictures are recognised by the same program,
 * in a process of their own that alone loads the engine.
 */

const pieces: Uint8Array[] = []
const recognition = once(async () => (await import('../pictures/recognise.ts')).openRecognition())

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
  if ('read' in ordered) return { reading: await readResume({ ...ordered, bytes }) }
  const kind = documentKind(bytes)
  if (!kind) throw new Error('Only pictures and PDFs are recognised')
  const recognise = await recognition()
  const pictures = { bytes, kind, numbers: ordered.recognise }
  return { recognised: await recognise(pictures, progress => tell({ progress })) }
}

type Finished = Outcome extends infer Each ? (Each extends unknown ? Omit<Each, 'use'> : never) : never

function once<Result>(open: () => Promise<Result>): () => Promise<Result> {
  let opened: Promise<Result> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

function tell(message: FromReader) {
  process.send?.(message)
}
