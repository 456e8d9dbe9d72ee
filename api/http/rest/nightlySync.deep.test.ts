import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { addApiToken } from '../../auth/apiTokens.ts'
import { call } from '../../test/call.ts'
import { as, openApp, world } from '../../test/harness.ts'
import { make, staffOf } from '../../test/make.ts'

openApp({}, { listen: true })

/** Runs the program of the documentation in a separate folder. */
async function nightly(TALENTDESK_TOKEN: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-sync-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const page = await readFile('docs/integrators/sync.md', 'utf8')
  const [, program = ''] = /```ts\n(.*?)```/s.exec(page) ?? []
  const file = path.join(folder, 'sync.mts')
  await writeFile(file, program)
  const env = { ...process.env, TALENTDESK_URL: world.address, TALENTDESK_TOKEN, FOLDER: folder }
  return async () => {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', file], { env })
    const copy: { talents: Record<string, object> } = JSON.parse(
      await readFile(path.join(folder, 'copy-of-talents.json'), 'utf8'),
    )
    return Object.values(copy.talents)
  }
}

test('the program of the documentation updates a copy every night until it equals the original', async () => {
  const person = await make.user()
  const staff = as(person)
  const { secret } = await addApiToken(staffOf(person), { name: 'Sync', scope: 'READ' })
  const sync = await nightly(secret)
  const listed = async () => {
    const { body } = await call(staff, 'GET /api/talents')
    return (body as unknown as { id: number }[]).sort((one, other) => one.id - other.id)
  }
  const [first, second] = [await make.talent(), await make.talent()]
  expect(await sync()).toEqual(await listed())
  await make.talent({ name: 'Grace Hopper' })
  await call(staff, `PATCH /api/talents/${first.id}`, { role: 'Countess' })
  expect(await sync()).toEqual(await listed())
  await call(staff, `DELETE /api/talents/${second.id}`)
  expect(await sync()).toEqual(await listed())
})
