import type { Machine } from '../machine.ts'

const MB = 2 ** 20

/**
 * The settings of the embedded Postgres, which shares the machine with the product, as `name=value`. They are passed at
 * each start, so that they also apply to data folders of older versions.
 */
export function tuningFor({ memory, cores }: Machine): string[] {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(Math.max((memory * share) / MB, least), most))}MB`
  const settings = {
    shared_buffers: megabytes(1 / 8, 64, 1_024),
    effective_cache_size: megabytes(1 / 2, 256, 64 * 1_024),
    // The memory for each sort and hash, of which a few run at the same time.
    work_mem: megabytes(1 / 256, 4, 64),
    // The memory for building an index, and for vacuum.
    maintenance_work_mem: megabytes(1 / 16, 64, 1_024),
    // Compiling a plan takes longer than running any of our statements.
    jit: 'off',
    // On a solid-state disk, a random page costs about as much as the next one.
    random_page_cost: 1.1,
    // Vacuums tables of a million rows after 50,000 changes instead of 200,000, so that counts use only an index.
    autovacuum_vacuum_scale_factor: 0.05,
    autovacuum_vacuum_insert_scale_factor: 0.05,
    autovacuum_analyze_scale_factor: 0.02,
    // Not 'minimal': after a crash, a sequence from which its own migration took ids would return the same ids again.
    wal_level: 'replica',
    // On two cores, a second process hardly speeds up counting a million rows, and slows down trigram searches.
    max_parallel_workers_per_gather: Math.max(0, Math.floor(cores / 2) - 1),
    // Reserved huge pages would count as used even while the database is idle.
    huge_pages: 'off',
  }
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`)
}
