import type { Log } from '../log.ts'
import type { KeptProcess, Running } from '../processes/keepRunning.ts'
import { lockDataFolder, startEmbeddedPostgres, urlOf } from './postgres.ts'

/** The database of the product. Its address is known before it starts. */
export type ProductDatabase = {
  url: string
  /** `onChange` is called when the database starts or stops accepting connections. */
  start(starting: { log: Log } & Pick<KeptProcess, 'onChange'>): Promise<Pick<Running, 'failed' | 'stop'>>
}

/** An external database, which the operator starts and stops. */
export function externalDatabase(url: string): ProductDatabase {
  return {
    url,
    async start({ onChange }) {
      onChange?.(true)
      return { failed: new Promise(() => undefined), stop: async () => undefined }
    },
  }
}

/** The embedded Postgres in the data folder, which is locked at once. */
export async function embeddedDatabase(dataDir: string): Promise<ProductDatabase> {
  const locked = await lockDataFolder(dataDir)
  return {
    url: urlOf(locked),
    start({ log, onChange }) {
      const onEnd = () => log.warn({}, 'The embedded database has ended by itself; it is started again')
      return startEmbeddedPostgres({ dataDir, locked, onEnd, onChange })
    },
  }
}
