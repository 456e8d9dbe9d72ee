import type { Readable } from 'node:stream'
import type { Deps } from '../deps.ts'
import { openStored } from '../files/files.ts'
import { Unreadable } from '../problems.ts'

const PROTECTED = 'This PDF is protected by a password. Please upload one without.'

/** Milliseconds that an applicant waits for the check. After that, the reading of the resume reports the password. */
const PATIENCE = 8_000

/**
 * Refuses a stored PDF that opens only with a password, while the sender can still correct it. A PDF with only an owner
 * password opens for everybody. Throws Unreadable.
 */
export async function refuseProtected(
  { storage, extraction }: Pick<Deps, 'storage' | 'extraction'>,
  { key, contentType }: { key: string; contentType: string },
) {
  const open = () => openStored({ storage }, key)
  if (contentType !== 'application/pdf' || !(await isEncrypted(await open()))) return
  if (await extraction.isProtected({ key, open }, AbortSignal.timeout(PATIENCE)))
    throw new Unreadable(PROTECTED, 'PASSWORD')
}

/** Whether the trailer of a PDF contains an encryption entry. */
async function isEncrypted(stream: Readable): Promise<boolean> {
  let before = Buffer.alloc(0)
  for await (const chunk of stream) {
    const bytes = Buffer.concat([before, chunk])
    if (bytes.includes('/Encrypt')) return true
    before = bytes.subarray(-'/Encrypt'.length)
  }
  return false
}
