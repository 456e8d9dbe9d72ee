import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type Attempt, defineJob } from '../jobs/jobs.ts'
import { readContacts } from './readContacts.ts'
import { readTerms } from './readTerms.ts'

/** Milliseconds after which a run ends; the next minute's run continues. */
const RUN = 50_000

/** Reads rates, availability and contacts that were saved without the functions of this folder, e.g. by SQL. */
const readMarked = defineJob({
  name: 'talents.readTerms',
  cron: '* * * * *',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ transaction, signal }: Pick<Deps, 'transaction'> & Attempt) => {
    const latest = Date.now() + RUN
    for (let more = true; more && Date.now() < latest && !signal.aborted; ) {
      more = await transaction(async tx => {
        const read = (await readTerms(tx)) + (await readContacts(tx))
        // Cached answers about talents are outdated now.
        if (read > 0) await tx.$executeRaw`INSERT INTO "DataChange" ("table", changes, rows) VALUES ('Talent', 1, 0)`
        return read > 0
      })
    }
  },
})

export const talentJobs = [readMarked]
