import { z } from 'zod'
import type { Database } from '../db.ts'
import type { Deps } from '../deps.ts'
import { defineJob, enqueue, type Job } from '../jobs/jobs.ts'
import { namesTags, plainLines } from '../pasted/plainLines.ts'

const AT_ONCE = 200

const payload = z.object({ after: z.number().int() })

/**
 * Converts stored HTML descriptions into plain lines, in batches ordered by id. Logs the deals whose converted text
 * still contains tags, so that a person can check them.
 */
export const readPasted: Job<z.output<typeof payload>, Database & Pick<Deps, 'log'>> = defineJob({
  name: 'deals.readPasted',
  payload,
  run: async ({ db, transaction, log }: Database & Pick<Deps, 'log'>, { after }) => {
    const deals = await db.deal.findMany({
      where: { id: { gt: after }, jobDescription: { not: null } },
      select: { id: true, jobDescription: true },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    })
    const last = deals.at(-1)
    if (!last) return
    const read = deals.map(deal => ({ ...deal, lines: plainLines(deal.jobDescription ?? '') }))
    const unsure = read.filter(({ lines }) => namesTags(lines)).map(({ id }) => id)
    if (unsure.length > 0) log.warn({ deals: unsure }, 'Job descriptions with what may be HTML: please look at them')
    await transaction(async tx => {
      for (const { id, jobDescription, lines } of read) {
        // Skips deals that were changed meanwhile, as the change has converted the text.
        if (lines !== jobDescription) {
          await tx.deal.updateMany({ where: { id, jobDescription }, data: { jobDescription: lines } })
        }
      }
      await enqueue(tx, readPasted, { after: last.id })
    })
  },
})

export const dealJobs = [readPasted]
