import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../deps.ts'

/** Adds how the connections of this process to the database are used. */
export function addPoolMetrics(registry: Registry, pools: Deps['pools']) {
  const gauge = new Gauge({
    name: 'talentdesk_database_connections',
    help: 'Connections to the database by pool and state, and those who wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauge.set({ pool, state: 'total' }, totalCount)
        gauge.set({ pool, state: 'idle' }, idleCount)
        gauge.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}
