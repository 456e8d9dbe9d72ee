import type { Ask } from './asks.ts'

/** A request of the load: a POST of JSON, as a text. */
export type Sent = { path: string; headers: Record<string, string>; body: string }

/** An answer in the form that is the same for all contenders. */
export type Content = { rows: object[]; count?: number | undefined }

/** A server that does the work, on the database of all. */
export type Contender = {
  name: string
  origin: string
  /** Its processes now, without the database's. */
  pids(): number[]
  requestOf(ask: Ask): Sent
  contentOf(answer: string): Content
  stop(): Promise<unknown>
}

export const asJson = (path: string, body: object, headers: Record<string, string> = {}): Sent => ({
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
