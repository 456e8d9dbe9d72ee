import path from 'node:path'
import PQueue from 'p-queue'
import { Unavailable } from '../problems.ts'
import { TooMuchMemory, TooMuchTime } from '../processes/limits.ts'
import { openChild } from './child.ts'
import type { Printed, PrintedDocument } from './document.ts'

/** The path of the bundle that scripts/build.mjs makes of printer.ts. */
const program = path.resolve(import.meta.dirname, '../../dist/api/printer.js')

/** The requests to the printing process. */
export type PrintQuestions = { print(document: PrintedDocument): Printed }

/** Limits in milliseconds and bytes: 50 profiles take a second and 200 MB, often much longer: docs/decisions/059. */
const LIMITS = { time: 60_000, memory: 768 * 1024 * 1024 }
/** Milliseconds without a document after which the process ends; a start takes a second. */
const IDLE_TIMEOUT = 10 * 60_000
/** The maximum number of waiting documents, and the seconds after which refused callers should retry. */
const LONGEST_QUEUE = 30
const RETRY_AFTER = 5

export type Printer = ReturnType<typeof openPrinter>

/** Makes tagged PDFs (PDF/UA-1) in a separate process, one PDF after the other. */
export function openPrinter() {
  const { ask, close } = openChild<PrintQuestions>({ program, limits: LIMITS, idleTimeout: IDLE_TIMEOUT })
  const turns = new PQueue({ concurrency: 1 })

  /**
   * Prints a document. Throws Unreadable for a logo that is not a picture, and Unavailable if too many documents wait,
   * or if this document takes too much time or memory.
   */
  async function print(document: PrintedDocument): Promise<Printed> {
    if (turns.size >= LONGEST_QUEUE)
      throw new Unavailable('Too many PDFs are being made. Please try again in a moment.', RETRY_AFTER)
    try {
      return await turns.add(() => ask('print', document))
    } catch (fault) {
      if (!(fault instanceof TooMuchTime || fault instanceof TooMuchMemory)) throw fault
      throw new Unavailable('The PDF could not be made: it takes too long. Please try it with less in it.')
    }
  }

  return { print, close }
}
