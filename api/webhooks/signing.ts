import { createHmac, randomBytes } from 'node:crypto'

/* Signatures by Standard Webhooks (standardwebhooks.com). Receivers verify them with a library for their language. */

const PREFIX = 'whsec_'

/** A secret of 256 random bits. */
export const newSecret = () => PREFIX + randomBytes(32).toString('base64')

/** The secrets of a webhook. For some hours after a rotation, the previous secret signs, too. */
export type Secrets = { secret: string; previousSecret: string | null; previousSecretUntil: Date | null }

/** Headers that prove sender and time of a body. Receivers refuse old times, so nobody can replay a body later. */
export function signed(secrets: Secrets, { id, body, at }: { id: string; body: string; at: Date }) {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signatures = validSecrets(secrets, at).map(secret => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`)
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

function validSecrets({ secret, previousSecret, previousSecretUntil }: Secrets, at: Date): string[] {
  return previousSecret && previousSecretUntil && previousSecretUntil > at ? [secret, previousSecret] : [secret]
}

const signatureOf = (secret: string, content: string) =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(content)
    .digest('base64')
