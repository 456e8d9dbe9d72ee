import { beforeAll, test } from 'vitest'
import { share } from '../../api/shares/test/sharing.ts'
import { openApp } from '../../api/test/harness.ts'
import { findsNoBarrierAt } from './barriers.ts'
import { type Desk, seedDesk } from './desk.ts'
import { person, recruiter } from './person.ts'

openApp({}, { listen: true })

let desk: Desk

beforeAll(async () => {
  desk = await seedDesk()
})

test('lists have no barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), ['/', '/deals?sort=title', '/companies', '/today'])
})

test('pages of records have no barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), [desk.talent, desk.company, desk.deal, desk.open])
})

test('searches and figures have no barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), ['/job-matching', '/revenue', '/scoreboard', '/nowhere'])
})

test('settings have no barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), ['/users', '/sessions', '/agency', '/webhooks'])
})

test('the pages of visitors have no barriers', async () => {
  const { url } = await share(desk.user, { talents: [{ talentId: desk.talentId }] })
  await findsNoBarrierAt(await person(), ['/login', desk.apply, new URL(url).pathname, '/share/nobody'])
})
