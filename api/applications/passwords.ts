import type { Readable } from 'node:stream'
import type { Deps } from '../deps.ts'
import { openStored } from '../files/files.ts'
import { Unreadable } from '../problems.ts'

const PROTECTED = 'This PDF is protected by a password. Please upload one without.'

/**
 * Maximum duration of the check in milliseconds, as an applicant waits for it. A password that the check did not find
 * in time is reported when the resume is read.
 */
const PATIENCE = 8_000

/**
 * Refuses a stored PDF that opens only with a password, while the sender is there to send another file. A PDF with only
 * an owner password is accepted, as it opens for everybody. Throws Unreadable.
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
