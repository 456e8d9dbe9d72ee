import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request that arrived at a receiver. */
export type Arrived = {
  headers: http.IncomingHttpHeaders
  text: string
  body: {
    id: string
    kind: string
    record: { type: string; id: number; version: number } | null
    changed: string[]
    data: Record<string, unknown> | null
  }
}

type Answering = (arrived: Arrived, answer: http.ServerResponse) => void

/** Opens a receiver on loopback until the test ends. Answers 200 by default. */
export async function openReceiver(answering: Answering = (_, answer) => void answer.end('ok')) {
  const arrived: Arrived[] = []
  const receiver = { arrived, answering, url: '' }
  const server = http.createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    // An aborted request never gets here.
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const one = { headers: request.headers, text, body: JSON.parse(text) }
      arrived.push(one)
      receiver.answering(one, answer)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?key=s3cret`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

/** An answer with this status. */
export const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answering =>
  (_, answer) =>
    void answer.writeHead(code, headers).end(body)
