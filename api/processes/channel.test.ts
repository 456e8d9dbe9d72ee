import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { NotFound, Unreadable } from '../problems.ts'
import { answerOn, asker, type Port } from './channel.ts'

type Questions = {
  double(number: number): number
  fail(error: Error): never
  wait(about: undefined): Promise<never>
}

/** Two ends of a channel within this process. */
function channel() {
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  const port = (from: EventEmitter, to: EventEmitter): Port =>
    Object.assign(from, { send: (message: object) => to.emit('message', message) })
  return { asking: port(one, other), answering: port(other, one), disconnect: () => one.emit('disconnect') }
}

function open() {
  const { asking, answering, disconnect } = channel()
  const aborted: boolean[] = []
  answerOn<Questions>(answering, {
    double: number => 2 * number,
    fail(error) {
      throw error
    },
    wait: (_about, signal) => new Promise<never>(() => signal.addEventListener('abort', () => void aborted.push(true))),
  })
  return { ask: asker<Questions>(asking), aborted, disconnect }
}

describe('a channel between processes', () => {
  test('returns each answer to its question', async () => {
    const { ask } = open()
    expect(await Promise.all([ask('double', 1), ask('double', 2)])).toEqual([2, 4])
  })

  test('transfers problems with their code and details, and errors with their code', async () => {
    const { ask } = open()
    await expect(ask('fail', new NotFound('File'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'File not found',
    })
    await expect(ask('fail', new Unreadable('Locked', 'LOCKED'))).rejects.toMatchObject({
      extensions: { code: 'UNREADABLE', reason: 'LOCKED' },
    })
    const full = Object.assign(new Error('No room'), { code: 'ENOSPC' })
    await expect(ask('fail', full)).rejects.toMatchObject({ message: 'No room', code: 'ENOSPC' })
  })

  test('aborts the work of an aborted question, and rejects with the abort reason', async () => {
    const { ask, aborted } = open()
    const gone = new AbortController()
    const asked = ask('wait', undefined, gone.signal)
    gone.abort(new Error('The client has left'))
    await expect(asked).rejects.toThrow('The client has left')
    expect(aborted).toEqual([true])
  })

  test('rejects when the other process ends', async () => {
    const { ask, disconnect } = open()
    const asked = ask('wait', undefined)
    disconnect()
    await expect(asked).rejects.toThrow('The other process has ended')
  })
})
