import { expect, test } from 'vitest'
import { nextAttempt, PAUSES, readRetryAfter, TRIED_FOR } from './retries.ts'
import { send } from './send.ts'
import { openReceiver, status } from './test/receiver.ts'

const sending = { privateAddresses: true, signal: new AbortController().signal, patience: 400 }
const to = (url: string) => send({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"id":"evt_1"}' }, sending)

test('a status from 200 to 299 means delivered, with the first 1,000 characters of the answer', async () => {
  const receiver = await openReceiver(status(204))
  expect(await to(receiver.url)).toMatchObject({ status: 204, answer: '', error: null })
  receiver.answering = status(200, {}, `\u0000${'é'.repeat(2_000)}`)
  expect(await to(receiver.url)).toMatchObject({ error: null, answer: 'é'.repeat(1_000) })
  receiver.answering = (_, answer) => void answer.end(Buffer.alloc(5_000_000, 'x'))
  expect(await to(receiver.url)).toMatchObject({ status: 200, error: null, answer: 'x'.repeat(1_000) })
})

test('any other answer is a failure with its reason', async () => {
  const receiver = await openReceiver(status(500, {}, 'no'))
  expect(await to(receiver.url)).toMatchObject({ status: 500, answer: 'no', error: 'Answered 500' })
  receiver.answering = status(302, { location: receiver.url })
  expect(await to(receiver.url)).toMatchObject({ error: 'Answered 302: redirects are not followed' })
  expect(receiver.arrived).toHaveLength(2)
  receiver.answering = (_, answer) => void answer.socket?.destroy()
  expect(await to(receiver.url)).toMatchObject({ status: null, error: 'The connection was reset' })
  receiver.answering = () => undefined
  expect(await to(receiver.url)).toMatchObject({ error: 'No whole answer within 0.4 seconds' })
  receiver.answering = (_, answer) => void answer.writeHead(200).write('begun')
  expect(await to(receiver.url)).toMatchObject({ error: 'No whole answer within 0.4 seconds' })
  expect(await to('http://127.0.0.1:1/')).toMatchObject({ error: 'The connection was refused' })
  expect(await to(receiver.url.replace('http', 'https'))).toMatchObject({
    status: null,
    error: 'The answer is not TLS',
  })
})

const now = new Date('2026-11-26T09:00:00Z')
const giveUpAt = new Date(now.getTime() + TRIED_FOR)
const after = (attempts: number, more: { retryAfter?: number } = {}, random = 1) =>
  (nextAttempt({ attempts, now, giveUpAt, ...more }, () => random)?.getTime() ?? 0) - now.getTime()

test('the longest pause grows from 10 seconds to 12 hours; each pause is a random part of it', () => {
  expect([1, 2, 8, 30].map(attempts => after(attempts))).toEqual([PAUSES[0], PAUSES[1], PAUSES[7], PAUSES[7]])
  expect([after(1, {}, 0), after(3, {}, 0.5)]).toEqual([1_000, 150_000])
})

test('a receiver may request a longer pause, up to an hour', () => {
  const date = readRetryAfter('Thu, 26 Nov 2026 09:02:00 GMT', now)
  expect([readRetryAfter('120', now), date, readRetryAfter('soon', now)]).toEqual([120_000, 120_000, undefined])
  expect([after(1, { retryAfter: 120_000 }), after(1, { retryAfter: 86_400_000 })]).toEqual([120_000, 3_600_000])
})

test('the last attempt is three days after the first', () => {
  const late = new Date(giveUpAt.getTime() - 1_000)
  expect(nextAttempt({ attempts: 20, now: late, giveUpAt }, () => 1)).toEqual(giveUpAt)
  expect(nextAttempt({ attempts: 21, now: giveUpAt, giveUpAt })).toBeNull()
})
