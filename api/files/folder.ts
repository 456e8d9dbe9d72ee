import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { WrongSetting } from '../settings.ts'
import type { Store } from './store.ts'

/** Opens the storage in a folder on this machine, or in a folder that all replicas share. */
export async function openFolder(url: string): Promise<Store> {
  const root = folderAt(url)
  // Uploads are spooled beside the files, as a machine's temporary folder is often kept in memory.
  const spoolFolder = path.join(root, '.arriving')
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 }).catch(cause => {
    throw refuse(`the folder ${root}`, cause)
  })
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  return {
    description: `the folder ${root}`,
    spoolFolder,
    async put(key, bytes) {
      await disk.putStream(key, bytes())
      await persist(path.join(root, key), 'r+')
      await persist(root, 'r')
    },
    async read(key, range) {
      if (!(await disk.exists(key))) return null
      return createReadStream(path.join(root, key), range)
    },
    remove: key => disk.delete(key),
    async check() {
      // Only a write reveals a full or broken disk.
      const probe = path.join(spoolFolder, `check-${randomBytes(8).toString('hex')}`)
      await writeFile(probe, 'ok')
      await rm(probe)
    },
    close: () => undefined,
  }
}

function folderAt(url: string): string {
  try {
    return path.resolve(url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, ''))
  } catch (cause) {
    throw refuse('the address', cause)
  }
}

const refuse = (value: string, cause: unknown) =>
  new WrongSetting(`STORAGE_URL: ${value} is not accepted; expected a folder that can be written.`, { cause })

/** Flushes to disk: after a power failure, a committed row must still find the bytes and their name in the folder. */
async function persist(file: string, mode: 'r' | 'r+') {
  if (mode === 'r' && process.platform === 'win32') return // Windows cannot open folders, and saves names by itself.
  const handle = await open(file, mode)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
