import type { Machine } from '../machine.ts'

const MB = 2 ** 20

/**
 * The settings of the embedded Postgres for a machine that it shares with the product, as `name=value`. They are given at
 * each start, so the data folder of an older version gets them, too.
 */
export function tuningFor({ memory, cores }: Machine): string[] {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(Math.max((memory * share) / MB, least), most))}MB`
  const settings = {
    shared_buffers: megabytes(1 / 8, 64, 1_024),
    effective_cache_size: megabytes(1 / 2, 256, 64 * 1_024),
    // For each sort and hash, of which a few run at a time.
    work_mem: megabytes(1 / 256, 4, 64),
    // For building an index, and for vacuum.
    maintenance_work_mem: megabytes(1 / 16, 64, 1_024),
    // Compiling a plan takes longer than running any statement of ours.
    jit: 'off',
    // A page anywhere on a solid-state disk costs what the next one does.
    random_page_cost: 1.1,
    // Tables of a million rows are vacuumed after 50,000 changes rather than 200,000, so that counts can use an index alone.
    autovacuum_vacuum_scale_factor: 0.05,
    autovacuum_vacuum_insert_scale_factor: 0.05,
    autovacuum_analyze_scale_factor: 0.02,
    // No 'minimal' log: after a crash, a sequence that its own migration has used would give the same ids again.
    wal_level: 'replica',
    // On two cores, two processes count a million rows hardly sooner than one, and a search that uses the trigrams later.
    max_parallel_workers_per_gather: Math.max(0, Math.floor(cores / 2) - 1),
    // Reserved huge pages would count as used while the database is idle.
    huge_pages: 'off',
  }
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`)
}
