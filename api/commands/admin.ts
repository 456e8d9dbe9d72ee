import { systemClock } from '../clock.ts'
import { openDatabase } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { checkDatabase } from '../postgres/checkDatabase.ts'
import { CannotStart } from '../postgres/orphan.ts'
import { visitEmbeddedPostgres } from '../postgres/postgres.ts'
import { NotFound } from '../problems.ts'
import { parseSettings, WrongSetting } from '../settings.ts'
import { printFault } from '../start/stop.ts'
import { resetAccount } from '../users/reset.ts'

/*
 * `npm run admin -- reset EMAIL`: restores the access of a locked-out person, even while the product runs. Prints a new
 * password.
 */

/** Prisma's codes for a table and a column that do not exist. */
const UNKNOWN_TO_DATABASE = ['P2021', 'P2022']

try {
  const [command, email, ...more] = process.argv.slice(2)
  if (command !== 'reset' || !email || more.length > 0) throw new WrongSetting('Usage: npm run admin -- reset EMAIL')
  await reset(email)
} catch (error) {
  printFault(error)
  process.exitCode = 1
}

async function reset(given: string) {
  const { databaseUrl, dataDir } = parseSettings(process.env)
  if (databaseUrl) await checkDatabase(databaseUrl)
  const server = databaseUrl ? { url: databaseUrl, stop: async () => undefined } : await visitEmbeddedPostgres(dataDir)
  const { close, ...database } = openDatabase(server.url, printFault, { readers: 1, writers: 1 })
  try {
    const { email, password, isEnabled, isPromoted } = await resetAccount({ ...database, clock: systemClock }, given)
    console.log(
      `Sign in as ${email} with ${password} and change it then. Its sessions are ended and its API tokens revoked.`,
    )
    if (isEnabled) console.log('The account was disabled and is enabled again.')
    if (isPromoted) console.log('It is an admin now, as nobody else can sign in as one.')
  } catch (error) {
    throw explained(error, given)
  } finally {
    await close()
    await server.stop()
  }
}

/** The error, or a one-line message if the operator can fix it. */
function explained(error: unknown, email: string): unknown {
  if (error instanceof NotFound) return new WrongSetting(`No account has the e-mail address '${email}'.`)
  const isOtherVersion =
    error instanceof Prisma.PrismaClientKnownRequestError && UNKNOWN_TO_DATABASE.includes(error.code)
  return isOtherVersion
    ? new CannotStart('The database is not of this version yet. Start the product once, then ask again.')
    : error
}
