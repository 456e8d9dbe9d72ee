import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Deps } from '../deps.ts'
import { CannotStart } from '../postgres/orphan.ts'
import type { Closers } from './stop.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The bundle that scripts/build.mjs builds from demo/main.ts. */
const program = 'dist/api/seed.js'

/** Adds the demo agency to an empty database, in a separate process, as the product does not import demo data. */
export async function seedDemo({ db, settings }: Deps, databaseUrl: string, { atOnce }: Closers) {
  if (await db.talent.findFirst({ select: { id: true } })) return
  const { storageUrl, dataDir } = settings
  const seed = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  let isStopping = false
  atOnce.push(() => {
    isStopping = true
    seed.kill()
  })
  const [code] = await once(seed, 'exit')
  if (isStopping) await new Promise<never>(() => undefined) // Stop the start here: this process is about to end.
  if (code !== 0) throw new CannotStart('The demo data could not be added; DEMO_DATA=0 starts without them.')
}
