import { randomUUID } from 'node:crypto'
import { Problem } from '../problems.ts'

/*
 * Questions and answers between the product and a separate process or thread. A contract is a type of functions: their
 * names are the questions, with one argument each.
 */

/** One end of the channel. */
export type Port = {
  send?(message: object, onSent: (fault: Error | null) => void): boolean
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'disconnect', listener: () => void): unknown
}

export type Contract<Names> = { [Name in keyof Names]: (about: never) => unknown }

/** Asks the other process. Throws its error, the reason of the signal, or an error when the process has ended. */
export type Ask<Questions extends Contract<Questions>> = <Name extends keyof Questions & string>(
  question: Name,
  about: Parameters<Questions[Name]>[0],
  signal?: AbortSignal,
) => Promise<Awaited<ReturnType<Questions[Name]>>>

/** The answers of this process. The signal aborts when the answer is no longer needed. */
export type Answers<Questions extends Contract<Questions>> = {
  [Name in keyof Questions]: (
    about: Parameters<Questions[Name]>[0],
    signal: AbortSignal,
  ) => ReturnType<Questions[Name]> | Promise<Awaited<ReturnType<Questions[Name]>>>
}

type Question = { id: string; question: string; about: unknown }
type Answer = { id: string; answer: unknown } | { id: string; fault: Fault }
type Abort = { abort: string }

/** An error serialized for another process. */
type Fault = { message: string; stack?: string; code?: unknown; details?: Problem['extensions'] }

export function asker<Questions extends Contract<Questions>>(port: Port): Ask<Questions> {
  const waiting = new Map<string, (answer: Answer) => void>()
  port.on('message', message => {
    if (isAnswer(message)) waiting.get(message.id)?.(message)
  })
  port.once('disconnect', () => {
    for (const [id, settle] of waiting) settle({ id, fault: { message: 'The other process has ended' } })
  })
  return (question, about, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const id = randomUUID()
      const give = () => {
        send(port, { abort: id } satisfies Abort)
        settle()
        reject(signal?.reason)
      }
      const settle = () => {
        waiting.delete(id)
        signal?.removeEventListener('abort', give)
      }
      signal?.addEventListener('abort', give)
      waiting.set(id, message => {
        settle()
        if ('fault' in message) reject(errorOf(message.fault))
        else resolve(message.answer as Awaited<ReturnType<Questions[typeof question]>>)
      })
      send(port, { id, question, about } satisfies Question)
    })
}

/** Answers the questions of the other process. */
export function answerOn<Questions extends Contract<Questions>>(port: Port, answers: Answers<Questions>) {
  const underWay = new Map<string, AbortController>()
  port.on('message', message => {
    if (isAbort(message)) underWay.get(message.abort)?.abort()
    if (isQuestion(message) && Object.hasOwn(answers, message.question)) void answer(message)
  })
  port.once('disconnect', () => {
    for (const controller of underWay.values()) controller.abort()
  })

  async function answer({ id, question, about }: Question) {
    const controller = new AbortController()
    underWay.set(id, controller)
    try {
      const given = answers[question as keyof Questions](
        about as Parameters<Questions[keyof Questions]>[0],
        controller.signal,
      )
      send(port, { id, answer: await given } satisfies Answer)
    } catch (error) {
      send(port, { id, fault: faultOf(error) } satisfies Answer)
    } finally {
      underWay.delete(id)
    }
  }
}

/** A process that accepts no more messages has ended, or is about to; `disconnect` follows. */
function send(port: Port, message: object) {
  port.send?.(message, () => undefined)
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack } = error
  if (error instanceof Problem) return { message, details: error.extensions }
  return { message, ...(stack && { stack }), ...('code' in error && { code: error.code }) }
}

function errorOf({ message, stack, code, details }: Fault): Error {
  if (details) return new Problem(details.code, message, details)
  return Object.assign(new Error(message), stack && { stack }, code !== undefined && { code })
}

const isRecord = (message: unknown): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null
const isQuestion = (message: unknown): message is Question => isRecord(message) && 'question' in message
const isAnswer = (message: unknown): message is Answer =>
  isRecord(message) && ('answer' in message || 'fault' in message)
const isAbort = (message: unknown): message is Abort => isRecord(message) && 'abort' in message
