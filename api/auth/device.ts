import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomToken } from '../secrets.ts'

/** Milliseconds for which a browser is known as a person's own after they signed in with it. */
export const DEVICE_KNOWN_FOR = 90 * 24 * 3600 * 1000

/** The stored hash of the password is the secret of the signature, so a new password makes all devices strangers. */
type Account = { id: number; passwordHash: string }

/** The cookie of a browser that has signed in; it outlives the session. A random id, when it expires, and the account's signature. */
export function newDeviceToken(account: Account, now: Date): string {
  const content = `${randomToken()}.${now.getTime() + DEVICE_KNOWN_FOR}`
  return `${content}.${signature(account, content)}`
}

/** The id of the browser, if it was signed for this account. Null for any other text. */
export function deviceOf(account: Account, token: string | undefined, now: Date): string | null {
  const [id = '', end = '', given = ''] = token?.split('.') ?? []
  const expected = signature(account, `${id}.${end}`)
  const isSigned = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  return isSigned && Number(end) > now.getTime() ? id : null
}

const signature = ({ id, passwordHash }: Account, content: string) =>
  createHmac('sha256', passwordHash).update(`device of ${id}: ${content}`).digest('base64url')
