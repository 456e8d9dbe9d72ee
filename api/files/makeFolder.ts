import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder with those above it; nothing if it is there. Rejects with the system's error. Node's own `recursive` asks
 * for ever where a folder takes no other and does not say so, as /proc.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    const above = path.dirname(folder)
    if (code !== 'ENOENT' || (await isThere(above))) throw error
    await makeFolder(above, mode)
    await makeFolder(folder, mode)
  }
}

const isThere = (place: string) =>
  access(place).then(
    () => true,
    () => false,
  )
