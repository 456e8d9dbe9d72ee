import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '../data/folder.ts'
import { option } from '../measure.ts'
import { startProduct } from '../product.ts'

const TALENTS = 100_000

/** Starts the filled product, unless options name a running product. `login`: a file with e-mail and password. */
export async function startFilled() {
  const [address, login] = [option('address'), option('login')]
  if (address && login) return { address, login, stop: async () => undefined }
  const own = option('folder') ? null : await mkdtemp(path.join(tmpdir(), 'talentdesk-bench-'))
  const folder = own ?? option('folder') ?? ''
  if (own) await makeFolder(own, { talents: TALENTS })
  const product = await startProduct({ DATA_DIR: folder, DEMO_DATA: '0' })
  return {
    address: `http://localhost:${product.port}`,
    login: path.join(folder, 'first-admin'),
    async stop() {
      await product.stop()
      if (own) await rm(own, { recursive: true, force: true })
    },
  }
}
