import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and its parents; does nothing if it is there. Rejects with the system's error. Node's own `recursive` never
 * ends below /proc, where the system says that a parent is missing although it is there.
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
