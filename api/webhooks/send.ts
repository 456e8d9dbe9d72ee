import http from 'node:http'
import https from 'node:https'
import { performance } from 'node:perf_hooks'
import { parseUrl } from '../rules/addresses.ts'
import { storablePart } from '../rules/rules.ts'
import { checkedLookup, checkWritten, ForbiddenAddress, type Reach, type Resolve } from './addresses.ts'

/** Milliseconds for the whole answer, from the lookup of the name to its last byte. */
const PATIENCE = 10_000

/** Maximum number of bytes read of an answer before the connection is closed. */
const MOST_READ = 65_536

/** Maximum number of stored characters of an answer. */
const KEPT = 1_000

export type SendResult = {
  /** The HTTP status of the answer; null without an answer. */
  status: number | null
  /** The first 1,000 characters of the answer. */
  answer: string | null
  /** The reason of a failure, as a sentence for the webhook's admin; null when the message was delivered. */
  error: string | null
  milliseconds: number
  retryAfter?: string | undefined
}

type Message = { url: string; headers: Record<string, string>; body: string }

type SendOptions = Reach & {
  /** Aborted when the process stops. */
  signal: AbortSignal
  patience?: number
  resolve?: Resolve
}

/**
 * Sends a message once, over a connection of its own, and follows no redirect. Failures of the receiver are part of the
 * result. Throws the signal's reason when the signal is aborted.
 */
export async function send({ url, headers, body }: Message, sending: SendOptions): Promise<SendResult> {
  const { signal, patience = PATIENCE } = sending
  const began = performance.now()
  const ended = (sent: Partial<SendResult>): SendResult => ({
    ...{ status: null, answer: null, error: null, ...sent },
    milliseconds: Math.round(performance.now() - began),
  })
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  try {
    const answer = await request({ url, headers, body }, { ...sending, signal: AbortSignal.any([signal, late.signal]) })
    return ended(answer)
  } catch (error) {
    signal.throwIfAborted()
    return ended({ error: late.signal.aborted ? lateBy(patience) : explain(error) })
  } finally {
    clearTimeout(timer)
  }
}

function request(
  { url, headers, body }: Message,
  { signal, resolve, ...reach }: SendOptions,
): Promise<Partial<SendResult>> {
  return new Promise((done, fail) => {
    const target = parseUrl(url)
    if (!target) throw new ForbiddenAddress('The address is not valid')
    checkWritten(target, reach)
    const bytes = Buffer.from(body)
    const { request } = target.protocol === 'https:' ? https : http
    const outgoing = request(target, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': bytes.length,
        'user-agent': 'Talentdesk-Webhooks/1',
        'accept-encoding': 'identity',
      },
      agent: false,
      lookup: checkedLookup(reach, resolve),
      signal,
    })
    outgoing.on('error', fail)
    outgoing.on('response', answer => readAnswer(answer).then(done, fail))
    outgoing.end(bytes)
  })
}

async function readAnswer(answer: http.IncomingMessage): Promise<Partial<SendResult>> {
  const { statusCode: status = 0, headers } = answer
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    parts.push(part)
    size += part.length
    if (size > MOST_READ) break // Ends the connection.
  }
  const text = storablePart(Buffer.concat(parts).toString('utf8')).slice(0, KEPT)
  return {
    // Checked again, as cutting the text may have left half a character.
    ...{ status, answer: storablePart(text), retryAfter: headers['retry-after'] },
    error: status >= 200 && status < 300 ? null : refusalOf(status),
  }
}

const refusalOf = (status: number) =>
  status >= 300 && status < 400 ? `Answered ${status}: redirects are not followed` : `Answered ${status}`

const lateBy = (patience: number) => `No whole answer within ${patience / 1_000} seconds`

/** Explains a failure by its code, as error messages contain network addresses. */
function explain(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  return (
    REASONS[code] ??
    (isOfCertificate(code) ? 'The certificate is not valid' : `The connection failed: ${code || 'no code'}`)
  )
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was reset',
  EPIPE: 'The connection was reset',
  ENOTFOUND: 'The host name was not found',
  EAI_AGAIN: 'The host name was not found',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'The host cannot be reached',
  HPE_INVALID_CONSTANT: 'The answer is not HTTP',
  EPROTO: 'The answer is not TLS',
}

const isOfCertificate = (code: string) => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
