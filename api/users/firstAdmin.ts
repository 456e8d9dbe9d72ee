import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isGuessable } from '../auth/guessable.ts'
import type { Deps } from '../deps.ts'
import { Conflict } from '../problems.ts'
import { WrongSetting } from '../settings.ts'
import { generatedPassword } from './reset.ts'
import { addUser, hasNoUsers } from './users.ts'

/** An account with a generated password, to show to the operator. */
export type GeneratedAccount = { email: string; password: string; file: string }

/**
 * Creates the first admin in an empty database from ADMIN_EMAIL and ADMIN_PASSWORD. With the embedded database only,
 * these settings have defaults: `admin@example.com` and a random password, which is stored in a file that only the
 * file's owner can read.
 */
export async function makeFirstAdmin(deps: Deps): Promise<GeneratedAccount | null> {
  if (!(await hasNoUsers(deps))) return null
  const { adminEmail, adminPassword, databaseUrl, dataDir } = deps.settings
  if (adminEmail && adminPassword) {
    await addAdmin(deps, adminEmail, adminPassword)
    return null
  }
  if (databaseUrl) {
    if (!adminEmail && !adminPassword) return null
    const missing = adminEmail ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'
    throw new WrongSetting(`${missing}: '' is not accepted; the first admin needs both ADMIN_EMAIL and ADMIN_PASSWORD.`)
  }
  const email = adminEmail ?? 'admin@example.com'
  const password = adminPassword ?? generatedPassword()
  const file = path.join(dataDir, 'first-admin')
  await writeFile(file, `${email}\n${password}\n`, { mode: 0o600 })
  await addAdmin(deps, email, password)
  return { email, password, file }
}

/** Ignores a Conflict: another replica may have created the account at the same time. */
async function addAdmin(deps: Deps, email: string, password: string) {
  const user = { email, firstName: 'First', lastName: 'Admin', role: 'ADMIN' }
  if (isGuessable(password, user))
    deps.log.warn({}, 'ADMIN_PASSWORD is easy to guess; change it after the first sign-in')
  try {
    await addUser({ ...deps, viewer: null }, { ...user, password })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
