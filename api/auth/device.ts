import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomToken } from '../secrets.ts'

/** Milliseconds after a sign-in during which a browser is recognized as the person's own. */
export const DEVICE_KNOWN_FOR = 90 * 24 * 3600 * 1000

/** The signature's key is the stored password hash, so a new password invalidates all device cookies. */
type Account = { id: number; passwordHash: string }

/** The cookie of a browser that has signed in: a random id, expiry and signature. Valid longer than the session. */
export function newDeviceToken(account: Account, now: Date): string {
  const content = `${randomToken()}.${now.getTime() + DEVICE_KNOWN_FOR}`
  return `${content}.${signature(account, content)}`
}

/** The id of the browser if its cookie was signed for this account; otherwise null. */
export function deviceOf(account: Account, token: string | undefined, now: Date): string | null {
  const [id = '', end = '', given = ''] = token?.split('.') ?? []
  const expected = signature(account, `${id}.${end}`)
  const isSigned = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  return isSigned && Number(end) > now.getTime() ? id : null
}

const signature = ({ id, passwordHash }: Account, content: string) =>
  createHmac('sha256', passwordHash).update(`device of ${id}: ${content}`).digest('base64url')
