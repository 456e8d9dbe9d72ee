import { startEmbeddedPostgres } from '../../api/postgres/postgres.ts'
import { startProduct } from '../product.ts'
import { type Counts, fillDatabase } from './fill.ts'

/** Settings of the embedded database while it is filled. A crash would lose only invented data. */
const flags = ['fsync=off', 'full_page_writes=off', 'max_wal_size=8GB', 'autovacuum=off', 'shared_buffers=512MB']

/** Makes a data folder for `DATA_DIR`, with the first admin and the agency. */
export async function makeFolder(dataDir: string, counts: Counts) {
  const product = await startProduct({ DEMO_DATA: '0', DATA_DIR: dataDir })
  await product.stop()
  await fillFolder(dataDir, counts)
}

/** Fills the database of a data folder whose product is stopped. */
export async function fillFolder(dataDir: string, counts: Counts) {
  const postgres = await startEmbeddedPostgres({ dataDir, flags })
  try {
    await fillDatabase(postgres.url, counts)
  } finally {
    await postgres.stop()
  }
}
