import { Agent } from 'undici'
import { quantile } from '../measure.ts'
import type { Sent } from './contender.ts'

/* The load, in a process of its own: asks in turn over so many connections, each as soon as it was answered. */

export type Load = {
  origin: string
  requests: Sent[]
  /** Each is sent once, and the run ends early when none is left. */
  isOnce: boolean
  connections: number
  milliseconds: number
}
export type LoadResult = { answered: number; perSecond: number; median: number; p99: number; failed: number }

process.on('message', async (load: Load) => process.send?.(await run(load)))

async function run({ origin, requests, isOnce, connections, milliseconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ connections, pipelining: 1 })
  const begun = performance.now()
  const times: number[] = []
  let sent = 0
  let failed = 0
  const askOnAndOn = async () => {
    while (performance.now() - begun < milliseconds && !(isOnce && sent >= requests.length)) {
      const request = requests[sent % requests.length]
      sent += 1
      if (!request) throw new Error('There is nothing to ask')
      const start = performance.now()
      const { statusCode, body } = await agent.request({ origin, method: 'POST', ...request })
      const answer = await body.arrayBuffer()
      times.push(performance.now() - start)
      if (statusCode !== 200 || isError(answer)) failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askOnAndOn))
  const seconds = (performance.now() - begun) / 1000
  await agent.close()
  return {
    answered: times.length,
    perSecond: times.length / seconds,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
  }
}

/** GraphQL tells of errors with status 200, too. */
const isError = (answer: ArrayBuffer) => Buffer.from(answer).subarray(0, 9).toString() === '{"errors"'
