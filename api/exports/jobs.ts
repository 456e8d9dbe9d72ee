import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type Attempt, defineJob } from '../jobs/jobs.ts'
import { sweepExports, writeParts } from './write.ts'

type Written = Pick<Deps, 'db' | 'transaction' | 'query' | 'jsonRows' | 'storage' | 'clock'>

/** Writes an export part by part, and goes on behind the last part that is kept. */
export const writeExport = defineJob({
  name: 'exports.write',
  payload: z.object({ id: z.number().int() }),
  run: async (context: Written & Attempt, { id }) => {
    try {
      await writeParts(context, id)
    } catch (error) {
      if (context.isLastAttempt && !context.signal.aborted) {
        const failure = 'It could not be written. Please start another one.'
        await context.db.export.updateMany({ where: { id }, data: { state: 'FAILED', failure } })
      }
      throw error
    }
  },
})

/** Removes what is known of old exports every hour; their parts are removed as files without an owner are. */
const sweep = defineJob({ name: 'exports.sweep', payload: z.unknown(), run: sweepExports })

export const exportJobs = [writeExport, sweep]
export const exportCrons = [{ job: sweep, match: '41 * * * *' }]
