import type { Machine } from '../machine.ts'

const MB = 2 ** 20

/** Megabytes for data that begins small, and grows until the next start. */
const LEAST_BUFFERS = 256

/** The connections beside those of the product's pools: the operator's, and Postgres' own for superusers. */
const SPARE_CONNECTIONS = 20

/** `connections`: those of the product's pools. `size`: the bytes of the data so far. */
type Use = { connections: number; size: number }

/**
 * The settings of the embedded Postgres for a machine that it shares with the product, as `name=value`. They are given at
 * each start, so the data folder of an older version gets them, too, and a larger one others than a small one.
 */
export function tuningFor({ memory, cores }: Machine, { connections, size }: Use): string[] {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(Math.max((memory * share) / MB, least), most))}MB`
  const settings = {
    max_connections: connections + SPARE_CONNECTIONS,
    // All data, where it fits: with a tenth of it here and the rest in the system's cache, any page of a million talents took
    // 15.7 ms in place of 11.3. Not more, as Postgres keeps 2 % to manage them, even while it is idle.
    shared_buffers: megabytes(1 / 8, 64, Math.max(LEAST_BUFFERS, (1.2 * size) / MB)),
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
    // Whole pages, which are logged at their first change after a checkpoint, are most of the log.
    checkpoint_timeout: '15min',
    // On two cores, two processes count a million rows hardly sooner than one, and a search that uses the trigrams later.
    max_parallel_workers_per_gather: Math.max(0, Math.floor(cores / 2) - 1),
    // Reserved huge pages would count as used while the database is idle.
    huge_pages: 'off',
    io_workers: Math.min(cores, 3),
  }
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`)
}
