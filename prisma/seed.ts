import type { Tx } from '../api/db.ts'
import type { Deps } from '../api/deps.ts'
import { storeApplications } from './demo/applicants.ts'
import { insertDeals } from './demo/dealRows.ts'
import { demoDeals } from './demo/deals.ts'
import { storeDemoFiles } from './demo/files.ts'
import { demoTalents } from './demo/people.ts'
import { claimDemoFiles, insertColleagues, insertStories, insertTalents } from './demo/rows.ts'
import { insertViews } from './demo/views.ts'

export { writeSampleResume } from './demo/sampleResume.ts'

/**
 * Fills an empty database with the demo agency: colleagues, talents, companies, deals with their candidates and
 * applications, the files, comments and histories of all of them, and saved views for the administrators. The content is
 * the same every time, with dates counted back from now; only tokens and passwords are random. Database and storage
 * must be open. Answers how many talents were added: 0 when there are talents already, and then nothing is touched.
 *
 * The files come first and all rows follow in one transaction, so that a crash leaves no half of a demo behind.
 */
export async function seedDemoData(deps: Pick<Deps, 'db' | 'transaction' | 'storage' | 'clock'>): Promise<number> {
  const now = deps.clock.now()
  if (await hasTalents(deps.db)) return 0
  const [files, applications] = await Promise.all([
    storeDemoFiles(deps, demoTalents),
    storeApplications(deps, demoDeals),
  ])
  return deps.transaction(async tx => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('talentdesk demo data'))`
    if (await hasTalents(tx)) return 0 // Another replica was faster.
    const authors = await insertColleagues(tx, now)
    const seeded = await insertTalents(tx, demoTalents, { files, now })
    await insertStories(tx, seeded, authors)
    await claimDemoFiles(tx, seeded, authors)
    await insertDeals(tx, { seeded, applications, authors, now })
    await insertViews(tx)
    return seeded.length
  })
}

async function hasTalents(tx: Tx): Promise<boolean> {
  return (await tx.talent.findFirst({ select: { id: true } })) !== null
}
