import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'

type Message = {
  /** `name` is empty when unknown. */
  to: { name: string; address: string }
  subject: string
  text: string
  /** The same text as HTML with links. */
  html?: string
  /** A permanent id, so that mail programs show the message once even if it was sent twice. */
  id: string
}

/** Milliseconds for the connection, for the greeting, and for any silence of the mail server. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The maximum bytes of the mail server's answers, and the maximum milliseconds for sending one message. */
const MOST_READ = 64_000
const MOST_TIME = 60_000

/** The cause of a failure: the recipient's address, the message itself, or the mail server and the connection to it. */
export type Refusal = 'ADDRESS_REFUSED' | 'MESSAGE_REFUSED' | 'SERVER_FAILED'

/** A failure to send. Contains neither the server's answer nor the message, as both contain names. */
export class MailNotSent extends Error {
  readonly refusal: Refusal

  constructor(message: string, refusal: Refusal = 'SERVER_FAILED') {
    super(message)
    this.refusal = refusal
  }
}

/** Sends an e-mail over the server in SMTP_URL. Throws MailNotSent. */
export async function sendMail({ mail, brandName }: Settings, { id, ...message }: Message) {
  if (!mail) throw new MailNotSent('SMTP_URL is not set')
  const safety = { maxResponseSize: MOST_READ, disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url: mail.url, ...PATIENCE, ...safety })
  const [, host] = mail.from.split('@')
  const from = { name: brandName, address: mail.from }
  try {
    const signal = AbortSignal.timeout(MOST_TIME)
    await transport.sendMail({ ...message, from, messageId: `<${id}@${host}>`, signal })
  } catch (error) {
    throw new MailNotSent(`The mail server did not take a message: ${codesOf(error)}`, refusalOf(error))
  } finally {
    transport.close()
  }
}

/** Returns the codes of the library and of the server: 'EENVELOPE 550'. */
function codesOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || 'no code'
}

/** Only a permanent answer (5xx) concerns the address or the message; after other answers, sending may be retried. */
function refusalOf(error: unknown): Refusal {
  const { code, command, responseCode: answer } = error as { code?: unknown; command?: unknown; responseCode?: unknown }
  if (typeof answer === 'number' && answer < 500) return 'SERVER_FAILED'
  if (code === 'EENVELOPE') return answer === undefined || command === 'RCPT TO' ? 'ADDRESS_REFUSED' : 'SERVER_FAILED'
  return code === 'EMESSAGE' ? 'MESSAGE_REFUSED' : 'SERVER_FAILED'
}
