import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Installs what a bench compares or measures with from the folder's own package file, once. Throws when npm fails. */
export function installPeer(folder: string) {
  if (existsSync(path.join(folder, 'node_modules'))) return
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ci failed in ${path.relative('.', folder)}`)
}
