import type { Tx } from '../api/db.ts'
import type { Deps } from '../api/deps.ts'
import { hashPassword, randomToken } from '../api/secrets.ts'
import { insertApplications } from './applications.ts'
import { insertCompanies } from './companies.ts'
import { type Demo, readDemo } from './data.ts'
import { insertDeals } from './deals.ts'
import { claimDemoFiles, storeFiles } from './files.ts'
import { type Ids, idIn } from './history.ts'
import { insertSuggestions } from './suggestions.ts'
import { insertTalents } from './talents.ts'

type Seeded = Pick<Deps, 'db' | 'transaction' | 'storage'>

/**
 * Fills an empty database with the demo agency: colleagues, talents, companies, deals with their candidates,
 * suggestions and applications, all their files, comments and histories, and saved views for the administrators. The
 * content is the same every time, with dates counted back from `now`; only tokens and passwords are random. Returns the
 * number of added talents. If there are talents already, returns 0 and changes nothing.
 *
 * Files are stored first, then one transaction inserts all rows, so that a crash never leaves half of a demo.
 */
export async function seedDemoData(deps: Seeded, now = new Date()): Promise<number> {
  if (await hasTalents(deps.db)) return 0
  const demo = readDemo(now)
  const files = await storeFiles(deps, demo)
  return deps.transaction(async tx => {
    // Another replica may need longer to fill the database than the usual timeout of locks.
    await tx.$executeRaw`SET LOCAL lock_timeout = 0`
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('talentdesk demo data'))`
    if (await hasTalents(tx)) return 0 // Another replica was faster.
    const colleagues = await insertColleagues(tx, demo)
    const talents = await insertTalents(tx, demo.talents, { colleagues, files })
    const companies = await insertCompanies(tx, demo.companies, colleagues)
    const known = { colleagues, talents: talents.ids, companies: companies.ids }
    const deals = await insertDeals(tx, demo.deals, { ...known, now })
    const applications = await insertApplications(tx, demo.deals, { ...known, deals: deals.ids, files })
    await insertSuggestions(tx, demo.suggestions, { ...known, deals: deals.ids })
    const activity = [talents, companies, deals, applications].flatMap(each => each.activity)
    await tx.activity.createMany({ data: activity.sort((one, other) => Number(one.at) - Number(other.at)) })
    await claimDemoFiles(tx, [...talents.claims, ...applications.claims])
    await insertViews(tx, demo)
    await handOver(tx, demo, colleagues)
    return demo.talents.length
  })
}

async function hasTalents(tx: Tx): Promise<boolean> {
  return (await tx.talent.findFirst({ select: { id: true } })) !== null
}

/** Creates the colleagues' accounts, for which nobody has a password. Existing accounts are not changed. */
async function insertColleagues(tx: Tx, { colleagues }: Demo): Promise<Ids> {
  const rows = colleagues.map(async ({ key: _key, ...user }) => ({
    ...user,
    passwordHash: await hashPassword(randomToken()),
    hasPassword: false,
  }))
  await tx.user.createMany({ data: await Promise.all(rows), skipDuplicates: true })
  const emails = colleagues.map(({ email }) => email)
  const users = await tx.user.findMany({ where: { email: { in: emails } }, select: { id: true, email: true } })
  const keyOf = new Map(colleagues.map(({ email, key }) => [email, key]))
  return new Map(users.map(({ id, email }) => [keyOf.get(email) ?? '', id]))
}

/** Inserts the saved views for the administrators, as the colleagues cannot sign in. */
async function insertViews(tx: Tx, { views }: Demo) {
  const admins = await tx.user.findMany({ where: { role: 'ADMIN' }, select: { id: true } })
  const data = admins.flatMap(({ id }) => views.map(view => ({ ...view, userId: id, sorting: view.sorting ?? {} })))
  await tx.savedView.createMany({ data })
}

/** Moves the first colleague's records to the first administrator, who then has work to do after the first sign-in. */
async function handOver(tx: Tx, { colleagues: [former] }: Demo, ids: Ids) {
  const admin = await tx.user.findFirst({ where: { role: 'ADMIN' }, orderBy: { id: 'asc' }, select: { id: true } })
  if (!admin || !former) return
  // Adds a millisecond to `updatedAt`: if a statement does not change it, a trigger sets the present time.
  const formerId = idIn(ids, former.key)
  await tx.$executeRaw`UPDATE "Talent" SET "ownerId" = ${admin.id}, "updatedAt" = "updatedAt" + interval '1 ms' WHERE "ownerId" = ${formerId}`
  await tx.$executeRaw`UPDATE "Deal" SET "ownerId" = ${admin.id}, "updatedAt" = "updatedAt" + interval '1 ms' WHERE "ownerId" = ${formerId}`
}
