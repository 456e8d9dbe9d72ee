import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { IntroductionEvent } from '../generated/prisma/enums.ts'

/** The columns of a ledger record covered by its hash. `content` is not covered, so that it can be erased. */
export type Link = {
  id: number
  event: IntroductionEvent
  at: Date
  shareId: number
  contentHash: string
  pdfHash: string | null
  previousHash: string
}

/** The previous hash in the first record. */
export const FIRST_HASH = '0'.repeat(64)

/** The hash of a record: SHA-256 in hexadecimal over the canonical JSON (RFC 8785) of its columns. */
export function hashOf({ id, event, at, shareId, contentHash, pdfHash, previousHash }: Link): string {
  return sha256(canonical({ id, event, at: at.toISOString(), shareId, contentHash, pdfHash, previousHash }))
}

/** Converts a value to canonical JSON (RFC 8785), which is always the same text for the same value. */
export function canonical(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new Error('Only JSON has a canonical form')
  return text
}

/** The SHA-256 of a text in hexadecimal. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
