import { randomBytes } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Opens an empty file that goes with its handle, however the process ends. */
export async function openNameless(folder: string): Promise<FileHandle> {
  const name = path.join(folder, randomBytes(16).toString('hex'))
  const file = await open(name, 'wx+', 0o600)
  await unlink(name)
  return file
}
